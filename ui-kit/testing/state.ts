import type { Locator, Page as Tab } from "@playwright/test";
import type { Answers, Call } from "./answers.ts";

/** A page as somebody may meet it. */
export interface State<A extends object = object> {
  /** Where it is, if not where its page is. */
  readonly address?: string;
  /** What is answered otherwise than usual. */
  readonly answers?: A;
  /** What somebody does to get there. */
  readonly act?: (page: Tab) => Promise<void>;
  /** The dialog, menu or popover that stands open then. */
  readonly opens?: Opening;
  /** What shows that it has come to this. */
  readonly seen: string | RegExp | ((page: Tab) => Locator);
  /** Where it's to be seen, if not at each of the app's widths. */
  readonly widths?: readonly number[];
  /** How long it has been so: skeletons don't come at once. */
  readonly after?: "a while";
}

export interface Opening {
  /** The source that has it, from the app's `src`. */
  readonly source: string;
  /** What opens it, by Enter. Nothing where it opens by itself. */
  readonly by?: (page: Tab) => Locator;
  /** What somebody does in it. */
  readonly inside?: (page: Tab) => Promise<void>;
  /** What closes it, where Escape doesn't because something was typed: a button's name. */
  readonly closedBy?: string;
  /** What is under way in it would go on unseen: nothing closes it. */
  readonly stays?: true;
  /** What has the focus afterwards, if not what opened it. */
  readonly back?: (page: Tab) => Locator;
  /** It's only said: it takes no focus, and goes by itself. */
  readonly isSaid?: true;
}

/** A page, and what becomes of it. */
interface Page<A extends object, Asks> {
  readonly address: string;
  readonly answers?: A;
  /** What shows that it's there, filled. */
  readonly seen: State["seen"];
  /**
   * The calls of its own, each with what is seen once it's refused, or that nothing is said. Each is held back, too.
   * A call that isn't here fails the page.
   */
  readonly asks: Asks;
  readonly states?: Readonly<Record<string, State<A>>>;
}

/** The page goes on as though there were nothing. */
export const quiet = Symbol("quiet");
export type Refused = string | symbol;

/** Pages whose calls and answers a contract has. */
export type PagesOf<Paths> = Readonly<
  Record<string, Page<Answers<Paths>, { readonly [C in Call<Paths>]?: Refused }>>
>;

/** Any contract's. */
export type AnyPage = Page<object, Readonly<Record<string, Refused | undefined>>>;
