import { expect } from "@playwright/test";
import type { ServedApp } from "./serve-app.ts";
import type { Play } from "./stage.ts";
import type { AnyPage } from "./state.ts";

export interface Company extends Play {
  /** What is answered to calls that pages have in common. */
  readonly usual: Readonly<Record<string, unknown>>;
  /** What is answered to calls that are made ahead for other pages. */
  readonly elsewhere: Readonly<Record<string, unknown>>;
  readonly widths: readonly number[];
  /** Widths at which a page is only asked whether it fits. */
  readonly widthsBetween: readonly number[];
  readonly pages: Readonly<Record<string, AnyPage>>;
}

/** Whether everything is gone through that takes turns otherwise. */
export const playsAll = process.env.TIEOUT_ALL === "1";

/** Hundreds of pages are waited for. */
export const often = { intervals: [25] };

/** Until a page has made the calls of its own; one that it doesn't name fails it. */
export async function allIsAsked(app: ServedApp, page: AnyPage, company: Company): Promise<void> {
  const own = () => ownOf(app.asked(), page, company);
  await expect.poll(own, often).toEqual(Object.keys(page.asks).toSorted());
}

const ownOf = (asked: readonly string[], { asks }: AnyPage, { usual, elsewhere }: Company) =>
  asked.filter((call) => call in asks || !(call in usual || call in elsewhere)).toSorted();
