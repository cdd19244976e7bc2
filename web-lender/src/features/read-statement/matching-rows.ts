import type { GridRow } from "@tieout/ui-kit";

/** The ids of the rows whose caption or account number has the term in it, whatever its case. */
export function matchingRows(rows: readonly GridRow[], term: string): string[] {
  const sought = term.trim().toLocaleLowerCase();
  if (sought === "") return [];
  return rows
    .filter(
      ({ caption, code }) =>
        caption.toLocaleLowerCase().includes(sought) || code?.toLocaleLowerCase().includes(sought),
    )
    .map(({ id }) => id);
}
