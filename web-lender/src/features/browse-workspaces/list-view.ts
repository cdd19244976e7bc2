import { workspaceSearch, workspacesPerPage } from "@tieout/core/workspace";
import type { WorkspaceQuery } from "../../api/workspaces.ts";

export const sortFields = ["displayName", "lastActivityTime", "lastSyncTime"] as const;
export type SortField = (typeof sortFields)[number];

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

/** core decides how the term matches (P-V11, P-V12). */
export function queryOf({ page, term, field, direction }: ListView): WorkspaceQuery {
  const search = workspaceSearch(term);

  return {
    itemsPerPage: workspacesPerPage,
    pageNumber: page,
    ordering: { field, direction },
    ...(search.match !== "all" && {
      filters: [{ field: "displayName", operator: operators[search.match], value: search.term }],
    }),
  };
}

/** Toggles the direction or changes the column; starts at page 1. */
export function sortedBy(view: ListView, field: SortField): ListView {
  const isSame = view.field === field;
  const natural = field === "displayName" ? "ascending" : "descending";
  const opposite = view.direction === "ascending" ? "descending" : "ascending";

  return { ...view, page: 1, field, direction: isSame ? opposite : natural };
}

const operators = { "starts-with": "startsWith", contains: "contains" } as const;
