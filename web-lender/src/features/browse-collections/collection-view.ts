import { addDays, type Day } from "@tieout/core/calendar/day";
import {
  daysOfRange,
  defaultHistoryFilter,
  type HistoryFilter,
  type HistoryRange,
} from "@tieout/core/submission";
import type { CollectionQuery } from "../../api/past-collections.ts";

export type Column = NonNullable<CollectionQuery["ordering"]>["field"];

/** What a history is sorted by, in the order of its columns: a tenant's names workspaces and who answered. */
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

/** What a history shows: which collections, in which order, and which page of them. */
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

/** What the contract takes. */
export const longestTerm = 256;

/** The newest first, all that aren't deleted (S-U39, S-U43). */
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

/** The days that a named range means on the day it is. */
export function rangeOf(preset: HistoryRange, today: Day): Range {
  const { start, end } = daysOfRange(preset, today);
  return { preset, from: start, to: end };
}

/** Anything but another page begins at the first one again. */
export function changed(view: CollectionView, over: Partial<CollectionView>): CollectionView {
  return { ...view, page: 1, cursor: undefined, ...over };
}

/** The other way round, or by another column: dates and counts from the top, words from A. */
export function sortedBy(view: CollectionView, column: Column): CollectionView {
  const opposite = view.direction === "ascending" ? "descending" : "ascending";
  const natural = column === "collected" || column === "revisions" ? "descending" : "ascending";
  return changed(view, { column, direction: view.column === column ? opposite : natural });
}

/** Asks for a view. Its days are the reader's own, from midnight to midnight. */
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
