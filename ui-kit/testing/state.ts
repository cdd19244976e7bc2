import type { Locator, Page as Tab } from "@playwright/test";
import type { Answers, Call } from "./answers.ts";

export interface State<A extends object = object> {
  readonly address?: string;
  readonly answers?: A;
  readonly act?: (page: Tab) => Promise<void>;
  readonly opens?: Opening;
  readonly seen: string | RegExp | ((page: Tab) => Locator);
  readonly widths?: readonly number[];
  /** Wait before checking: skeletons appear with a delay. */
  readonly after?: "a while";
}

export interface Opening {
  /** Its source, relative to the app's `src`. */
  readonly source: string;
  /** What opens it, by Enter; undefined if it opens by itself. */
  readonly by?: (page: Tab) => Locator;
  readonly inside?: (page: Tab) => Promise<void>;
  /** The button that closes it, if Escape doesn't because of unsaved input. */
  readonly closedBy?: string;
  /** Can't be closed while its work runs. */
  readonly stays?: true;
  /** What has the focus afterwards, if not what opened it. */
  readonly back?: (page: Tab) => Locator;
  /** A message: takes no focus and disappears by itself. */
  readonly isSaid?: true;
}

interface Page<A extends object, Asks> {
  readonly address: string;
  readonly answers?: A;
  /** What shows that it's filled. */
  readonly seen: State["seen"];
  /**
   * The page's own calls, each with what is shown when it's refused, or `quiet`. Each is held back too. An undeclared
   * call fails the page.
   */
  readonly asks: Asks;
  readonly states?: Readonly<Record<string, State<A>>>;
}

/** The page ignores the refusal. */
export const quiet = Symbol("quiet");
export type Refused = string | symbol;

/** Typed by a contract. */
export type PagesOf<Paths> = Readonly<
  Record<string, Page<Answers<Paths>, { readonly [C in Call<Paths>]?: Refused }>>
>;

export type AnyPage = Page<object, Readonly<Record<string, Refused | undefined>>>;
