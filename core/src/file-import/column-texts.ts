import type { ColumnUse, Field } from "./mapping.ts";
import { balanceFields } from "./period-figures.ts";
import type { SheetRow } from "./sheet-row.ts";

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
