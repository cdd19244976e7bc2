import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import type { Mapping } from "@tieout/core/book-mapping/mapping";

/**
 * The same ledger without its column of other accounts, where each of them has rows of its own: posted to
 * both, everything would count twice, and balance all the same. Where only some rows are there twice,
 * nobody can say which, and it stays as it is.
 */
export function withOwnRows(mapping: Mapping, { contras }: FileBooks): Mapping | undefined {
  if (!contras?.ownRows) return undefined;
  return { ...mapping, columns: mapping.columns.filter(({ field }) => field !== "contraAccount") };
}
