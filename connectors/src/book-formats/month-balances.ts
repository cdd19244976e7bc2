import type { ColumnUse } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { addDays, type Day, partsOf, startOfMonth } from "@tieout/core/calendar/day";
import { figureOfCell } from "./row-values.ts";

/**
 * Columns of months beside an opening, as balances with the opening's day, if accounts at rest have their opening in each month.
 * As movements, accounts at rest would have none.
 */
export function asMonthBalances(
  columns: readonly ColumnUse[],
  body: readonly SheetRow[],
  style: Parameters<typeof figureOfCell>[1],
): readonly ColumnUse[] {
  const figures = columns.filter(({ end }) => end !== undefined);
  const opening = figures.find(({ field }) => field === "opening");
  const months = figures.filter((use) => use !== opening);
  if (!opening || months.length < 2 || months.some(({ field }) => field !== "amount")) {
    return columns;
  }
  const figureIn = ({ cells }: SheetRow, { column }: ColumnUse) => {
    const reading = figureOfCell(cells[column], style);
    return reading.result === "read" ? reading.value : 0;
  };
  const opened = body.filter((row) => figureIn(row, opening) !== 0);
  const resting = opened.filter((row) =>
    months.every((use) => figureIn(row, use) === figureIn(row, opening)),
  );
  const unmoved = opened.filter((row) => months.every((use) => figureIn(row, use) === 0));
  const on = resting.length > unmoved.length ? dayBefore(months) : undefined;
  if (on === undefined) return columns;
  return columns.map((use) => (use === opening ? { ...use, field: "amount", end: on } : use));
}

/** As long before the first column's day as that is before the second's. */
function dayBefore(months: readonly ColumnUse[]): Day | undefined {
  const [first, second] = months.flatMap(({ end }) => end ?? []).sort();
  if (first === undefined || second === undefined) return undefined;
  const [from, to] = [partsOf(first), partsOf(second)];
  const gap = (to.year - from.year) * 12 + to.month - from.month;
  let day = first;
  for (let month = 0; month < gap && month < 12; month++) day = addDays(startOfMonth(day), -1);
  return day < first ? day : undefined;
}
