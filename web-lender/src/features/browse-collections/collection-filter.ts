import { addDays, type Day, dayAt, dayInMonth, partsOf, startOfMonth } from "@tieout/core/calendar";
import type { PastCollection } from "../../api/past-collections.ts";

export const states = ["complete", "incomplete", "deleted"] as const;
export type CollectionState = (typeof states)[number];

export const sources = ["secure-link", "direct", "anonymous"] as const;
export type Source = (typeof sources)[number];

export const rangeNames = ["all", "currentMonth", "priorMonth", "yearToDate"] as const;
export type RangeName = (typeof rangeNames)[number];

/** From a day to a day, both of them in it; without days, all of them. */
export interface Range {
  readonly preset: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What of a workspace's past is shown. */
export interface CollectionFilter {
  readonly states: ReadonlySet<CollectionState>;
  readonly sources: ReadonlySet<Source>;
  readonly range: Range;
}

/** Complete and incomplete, from everywhere, of all time (S-U39, S-U42). */
export const usualFilter: CollectionFilter = {
  states: new Set(["complete", "incomplete"]),
  sources: new Set(sources),
  range: { preset: "all" },
};

/** How a collection ended, in the three words that lenders filter by (S-E2). */
export function stateOf({ deleted, financialRecordStatus }: PastCollection): CollectionState {
  if (deleted || financialRecordStatus === "Deleted") return "deleted";
  return financialRecordStatus === "Created" ? "complete" : "incomplete";
}

/** The days that a named range means on the day it is. */
export function rangeOf(name: RangeName, today: Day): Range {
  const { year } = partsOf(today);

  switch (name) {
    case "all":
      return { preset: name };
    case "currentMonth":
      return { preset: name, from: startOfMonth(today), to: today };
    case "priorMonth": {
      const to = addDays(startOfMonth(today), -1);
      return { preset: name, from: startOfMonth(to), to };
    }
    case "yearToDate":
      return { preset: name, from: dayInMonth(year, 1, 1), to: today };
  }
}

/** Those that pass. A collection's day is the reader's, `offset` minutes behind UTC. */
export function filtered(
  collections: readonly PastCollection[],
  { states, sources, range }: CollectionFilter,
  offset: (instant: Date) => number,
): readonly PastCollection[] {
  return collections.filter((each) => {
    const instant = new Date(each.creationTime);
    const day = dayAt(instant, offset(instant));
    const isInRange =
      (range.from === undefined || day >= range.from) &&
      (range.to === undefined || day <= range.to);

    return states.has(stateOf(each)) && sources.has(each.source) && isInRange;
  });
}
