import type { WorkspaceQuery } from "../../api/workspaces.ts";

export const sortFields = ["displayName", "lastActivityTime", "lastSyncTime"] as const;
export type SortField = (typeof sortFields)[number];

/** What the list shows: which page, in which order, of which names. */
export interface ListView {
  readonly page: number;
  /** Empty for all. */
  readonly term: string;
  readonly field: SortField;
  readonly direction: "ascending" | "descending";
}

export const startingView: ListView = {
  page: 1,
  term: "",
  field: "lastActivityTime",
  direction: "descending",
};

const pageSize = 25;

/**
 * Asks for a view. A term shorter than 3 characters is taken as a beginning, or it would find nearly
 * everything (P-V11, P-V12); an empty one is no filter at all.
 */
export function queryOf({ page, term, field, direction }: ListView): WorkspaceQuery {
  const value = term.trim();
  const operator = value.length < 3 ? "startsWith" : "contains";

  return {
    itemsPerPage: pageSize,
    pageNumber: page,
    ordering: { field, direction },
    ...(value && { filters: [{ field: "displayName", operator, value }] }),
  };
}

/** The same view in another order: the other way round, or by another column, from the first page. */
export function sortedBy(view: ListView, field: SortField): ListView {
  const isSame = view.field === field;
  const natural = field === "displayName" ? "ascending" : "descending";
  const opposite = view.direction === "ascending" ? "descending" : "ascending";

  return { ...view, page: 1, field, direction: isSame ? opposite : natural };
}

/** How many pages there are; one, even when it is empty. */
export const pagesOf = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(total / perPage));
