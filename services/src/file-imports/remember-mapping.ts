import type { BooksRecipe } from "@tieout/connectors/book-decoding/open-books";
import type { FileFindings } from "@tieout/core/book-mapping/file-findings";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveFileMapping } from "./mappings.ts";

/** Keeps how a table was read for the next one with the same headings. Without headings there is nothing to know it by. */
export async function rememberMapping(
  db: Tx,
  workspaceId: string,
  { recipe, findings }: { readonly recipe: BooksRecipe; readonly findings: FileFindings },
  now: Date,
): Promise<void> {
  if (!("table" in recipe) || recipe.table.mapping.headingRow === 0) return;
  const { mapping } = recipe.table;
  const { currency, fiscalYearEnd } = findings;
  const answers = {
    ...(currency.said && { currency: currency.code }),
    ...(fiscalYearEnd.said && {
      fiscalYearEnd: { month: fiscalYearEnd.month, day: fiscalYearEnd.day },
    }),
  };
  await saveFileMapping(db, workspaceId, { mapping, answers }, now);
}
