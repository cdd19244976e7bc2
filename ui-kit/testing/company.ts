import { expect } from "@playwright/test";
import type { ServedApp } from "./serve-app.ts";
import type { Play } from "./stage.ts";
import type { AnyPage } from "./state.ts";

export interface Company extends Play {
  readonly usual: Readonly<Record<string, unknown>>;
  readonly elsewhere: Readonly<Record<string, unknown>>;
  readonly widths: readonly number[];
  /** Widths at which only overflow is checked. */
  readonly widthsBetween: readonly number[];
  readonly pages: Readonly<Record<string, AnyPage>>;
}

/** Whether to run every combination instead of a rotation. */
export const playsAll = process.env.TIEOUT_ALL === "1";

/** Polls fast, as there are hundreds of pages. */
export const often = { intervals: [25] };

/** Waits until a page has made its calls; an undeclared call fails it. */
export async function allIsAsked(app: ServedApp, page: AnyPage, company: Company): Promise<void> {
  const own = () => ownOf(app.asked(), page, company);
  await expect.poll(own, often).toEqual(Object.keys(page.asks).toSorted());
}

const ownOf = (asked: readonly string[], { asks }: AnyPage, { usual, elsewhere }: Company) =>
  asked.filter((call) => call in asks || !(call in usual || call in elsewhere)).toSorted();
