import type { PastCollection } from "../../api/past-collections.ts";
import { packageNames } from "../../words/packages.ts";
import { stateOf } from "./collection-filter.ts";

export const columns = [
  "collected",
  "status",
  "package",
  "source",
  "requestedBy",
  "revisions",
] as const;
export type Column = (typeof columns)[number];

export interface Order {
  readonly column: Column;
  readonly direction: "ascending" | "descending";
}

/** Newest first (S-U43). */
export const usualOrder: Order = { column: "collected", direction: "descending" };

/** The other way round, or by another column: dates and counts from the top, words from A. */
export function orderedBy({ column, direction }: Order, chosen: Column): Order {
  if (column === chosen) {
    return { column, direction: direction === "ascending" ? "descending" : "ascending" };
  }
  const fromTheTop = chosen === "collected" || chosen === "revisions";
  return { column: chosen, direction: fromTheTop ? "descending" : "ascending" };
}

/** The collections in that order; among equals, the newest first. */
export function inOrder(
  collections: readonly PastCollection[],
  { column, direction }: Order,
): readonly PastCollection[] {
  const sign = direction === "ascending" ? 1 : -1;

  return [...collections].sort((one, other) => {
    const byColumn = compare(sortKey(one, column), sortKey(other, column)) * sign;
    return byColumn || compare(other.creationTime, one.creationTime);
  });
}

function sortKey(collection: PastCollection, column: Column): string | number {
  switch (column) {
    case "collected":
      return collection.creationTime;
    case "status":
      return stateOf(collection);
    case "package":
      return collection.datasourceNameId ? packageNames[collection.datasourceNameId] : "";
    case "source":
      return collection.source;
    case "requestedBy":
      return collection.requestingUser?.displayName ?? "";
    case "revisions":
      return collection.workbookRevisions;
  }
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}
