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
