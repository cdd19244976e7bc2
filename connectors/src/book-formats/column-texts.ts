import type { ColumnUse, Field } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { balanceFields } from "./period-figures.ts";

/** What holds amounts. */
export const figureFields: ReadonlySet<Field> = new Set<Field>([...balanceFields, "balance"]);

/** The texts in the columns that hold what is wanted; numbers and days of a spreadsheet are none. */
export function columnTexts(
  rows: readonly SheetRow[],
  columns: readonly ColumnUse[],
  wanted: ReadonlySet<Field>,
): string[] {
  const indexes = columns.filter(({ field }) => wanted.has(field)).map(({ column }) => column);
  return rows.flatMap(({ cells }) =>
    indexes.flatMap((column) => {
      const cell = cells[column];
      return cell?.kind === "text" ? [cell.text] : [];
    }),
  );
}
