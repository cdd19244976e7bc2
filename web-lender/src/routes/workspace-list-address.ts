import {
  type ListView,
  sortFields,
  startingView,
} from "../features/browse-workspaces/list-view.ts";
import { addresses } from "./addresses.ts";

/** Missing or invalid values get defaults. */
export function viewIn(search: string): ListView {
  const params = new URLSearchParams(search);
  const page = Number(params.get("page"));
  const sort = sortFields.find((field) => field === params.get("sort"));

  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : startingView.page,
    term: params.get("search") ?? startingView.term,
    field: sort ?? startingView.field,
    direction: sort
      ? params.get("order") === "ascending"
        ? "ascending"
        : "descending"
      : startingView.direction,
  };
}

/** Defaults are left out. */
export function searchFor({ page, term, field, direction }: ListView): string {
  const params = new URLSearchParams();
  if (term !== startingView.term) params.set("search", term);
  if (field !== startingView.field || direction !== startingView.direction) {
    params.set("sort", field);
    params.set("order", direction);
  }
  if (page !== startingView.page) params.set("page", String(page));

  const text = params.toString();
  return text && `?${text}`;
}

/** From a mail's link: the workspace, and who is let in. */
export interface ManagedUsers {
  readonly workspaceId: string;
  readonly add: readonly string[];
}

export function managedIn(search: string): ManagedUsers | undefined {
  const params = new URLSearchParams(search);
  const workspaceId = params.get("manageUsers");
  return workspaceId ? { workspaceId, add: params.getAll("add") } : undefined;
}

export function searchForManaged(view: ListView, workspaceId: string): string {
  const params = new URLSearchParams(searchFor(view));
  params.set("manageUsers", workspaceId);
  return `?${params}`;
}

/** For an address whose workspace doesn't exist. */
export const listWithoutWorkspace = `${addresses.workspaceList}?missing=workspace`;

export const isWithoutWorkspace = (search: string): boolean =>
  new URLSearchParams(search).get("missing") === "workspace";
