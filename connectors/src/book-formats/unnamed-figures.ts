import type { ColumnUse } from "@tieout/core/book-mapping/mapping";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { decimalMarkOf } from "./kept-mapping.ts";
import { figureOfCell } from "./row-values.ts";

/** Fewer rows may agree by chance. */
const fewestRows = 3;

/**
 * Which of several columns of figures without words for them is meant: the one that adds up the others, as a total of departments
 * does. Else any may be, and a person has to say it.
 */
export function meantAmong(
  columns: readonly number[],
  body: readonly SheetRow[],
  digits: number,
): readonly number[] {
  if (columns.length < 2) return columns;
  const texts = columns.flatMap((column) => body.map(({ cells }) => textOf(cells[column])));
  const { decimal } = decimalMarkOf(texts, digits);
  const figureIn = ({ cells }: SheetRow, column: number) => {
    const reading = figureOfCell(cells[column], { decimal, digits });
    return reading.result === "read" ? reading.value : 0;
  };
  const [first = 0, ...others] = columns;
  if (
    others.every((column) => body.every((row) => figureIn(row, column) === figureIn(row, first)))
  ) {
    return [first];
  }
  const rows = body.map((row) => columns.map((column) => figureIn(row, column)));
  const filled = rows.filter((figures) => figures.some((figure) => figure !== 0));
  const total = columns.find((_, i) =>
    filled.every(
      (figures) => 2 * (figures[i] ?? 0) === figures.reduce<number>((sum, one) => sum + one, 0),
    ),
  );
  return total !== undefined && filled.length >= fewestRows ? [total] : columns;
}

/**
 * Which of a ledger's columns of amounts is in the money of its books: the one in which the most entries balance. Others are in the
 * money that was paid in.
 */
export function balancedAmong(
  amounts: readonly number[],
  uses: readonly ColumnUse[],
  body: readonly SheetRow[],
  digits: number,
): readonly number[] {
  if (amounts.length < 2) return amounts;
  const keys = uses.filter(({ field }) => field === "voucher" || field === "document");
  const dates = uses.filter(({ field }) => field === "date");
  const entryOf = ({ cells }: SheetRow) =>
    [...dates, ...keys].map(({ column }) => textOf(cells[column]).trim()).join(" ");
  const balancedIn = (column: number) => {
    const { decimal } = decimalMarkOf(
      body.map(({ cells }) => textOf(cells[column])),
      digits,
    );
    const sums = new Map<string, number>();
    for (const row of body) {
      const reading = figureOfCell(row.cells[column], { decimal, digits });
      if (reading.result !== "read") continue;
      const entry = entryOf(row);
      sums.set(entry, (sums.get(entry) ?? 0) + reading.value);
    }
    return [...sums.values()].filter((sum) => sum === 0).length;
  };
  const counted = amounts.map((column) => ({ column, balanced: balancedIn(column) }));
  const most = Math.max(...counted.map(({ balanced }) => balanced));
  return counted.flatMap(({ column, balanced }) => (balanced === most ? [column] : [])).slice(0, 1);
}
