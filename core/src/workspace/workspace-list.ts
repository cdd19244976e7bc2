/** How many workspaces a page of the list holds. */
export const workspacesPerPage = 25;

export type WorkspaceSearch =
  | { readonly match: "all" }
  | { readonly match: "starts-with" | "contains"; readonly term: string };

/**
 * How a search term is meant: short ones from the start of a name, longer ones anywhere in it. An empty
 * term is no search, for the page; a query that is built for one would be a fault.
 */
export function workspaceSearch(text: string): WorkspaceSearch {
  const term = text.trim();
  if (term === "") return { match: "all" };
  return { match: [...term].length < 3 ? "starts-with" : "contains", term };
}

/** The number of the last page; 1 where there is nothing, since a list always has a page. */
export function lastPage(total: number, perPage = workspacesPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}
