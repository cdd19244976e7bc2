import { addDays, type Day } from "@tieout/core/calendar/day";
import {
  daysOfRange,
  defaultHistoryFilter,
  type HistoryFilter,
  type HistoryRange,
} from "@tieout/core/submission";
import type { CollectionQuery } from "../../api/past-collections.ts";

export type Column = NonNullable<CollectionQuery["ordering"]>["field"];

/** In the order of the columns. */
export const columnsOf = {
  workspace: ["collected", "status", "package", "source", "requestedBy", "revisions"],
  global: [
    ...(["collected", "workspace", "status", "package", "source"] as const),
    ...(["requestedBy", "submittedBy", "revisions"] as const),
  ],
} as const satisfies Record<string, readonly Column[]>;

export interface Range {
  readonly preset: HistoryRange;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

export interface CollectionView {
  readonly filter: HistoryFilter;
  readonly range: Range;
  readonly term: string;
  readonly column: Column;
  readonly direction: "ascending" | "descending";
  readonly page: number;
  readonly cursor?: string | undefined;
}

export const perPage = 25;

/** The contract's limit. */
export const longestTerm = 256;

/** Newest first, without deleted ones (S-U39, S-U43). */
export function startingView(preset: HistoryRange, today: Day): CollectionView {
  return {
    filter: defaultHistoryFilter,
    range: rangeOf(preset, today),
    term: "",
    column: "collected",
    direction: "descending",
    page: 1,
  };
}

/** As of today. */
export function rangeOf(preset: HistoryRange, today: Day): Range {
  const { start, end } = daysOfRange(preset, today);
  return { preset, from: start, to: end };
}

/** Anything but a page change returns to page 1. */
export function changed(view: CollectionView, over: Partial<CollectionView>): CollectionView {
  return { ...view, page: 1, cursor: undefined, ...over };
}

/** Toggles the direction. Dates and counts start descending, text ascending. */
export function sortedBy(view: CollectionView, column: Column): CollectionView {
  const opposite = view.direction === "ascending" ? "descending" : "ascending";
  const natural = column === "collected" || column === "revisions" ? "descending" : "ascending";
  return changed(view, { column, direction: view.column === column ? opposite : natural });
}

/** Days are the reader's, midnight to midnight. */
export function queryOf(view: CollectionView, workspaceId: string | undefined): CollectionQuery {
  const { filter, range, term, column, direction, cursor } = view;
  return {
    ...(workspaceId && { entityId: workspaceId }),
    ...(range.from && { startCreationDate: midnight(range.from) }),
    ...(range.to && { endCreationDate: midnight(addDays(range.to, 1)) }),
    ...{ statuses: [...filter.statuses], sources: [...filter.sources], itemsPerPage: perPage },
    ...(term.trim() && { term: term.trim() }),
    ordering: { field: column, direction },
    ...(cursor && { cursor }),
  };
}

function midnight(day: Day): string {
  return new Date(`${day}T00:00:00`).toISOString();
}
