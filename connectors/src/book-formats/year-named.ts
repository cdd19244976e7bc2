import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import {
  type Day,
  endOfMonth,
  type FiscalYearEnd,
  fiscalYearEndOf,
  partsOf,
} from "@tieout/core/calendar";
import { periodOfHeading } from "./period-heading.ts";

const yearEnded =
  /\b(years? end(ed|ing)|fye|fiscal year end(ed|ing)?|exercice (clos|cl[oô]tur[eé]|arr[eê]t[eé])|ejercicio (cerrado|terminado|finalizado)|gesch[aä]ftsjahr (bis|zum))\b/iu;

/** The end of the fiscal year that a title names: "For the year ended June 30, 2025". */
export function yearEndNamed(
  rows: readonly SheetRow[],
  headingRow: number,
): FiscalYearEnd | undefined {
  for (const { number, cells } of rows) {
    if (number >= headingRow) return undefined;
    for (const cell of cells) {
      const text = textOf(cell);
      const at = text.search(yearEnded);
      const named = at < 0 ? undefined : periodOfHeading({ kind: "text", text: text.slice(at) });
      if (named) return yearEndOn(named.end);
    }
  }
  return undefined;
}

/** A month's last day stands for the month's end, whatever the year. */
export function yearEndOn(last: Day): FiscalYearEnd {
  const { month, dayOfMonth } = partsOf(last);
  return fiscalYearEndOf(month, endOfMonth(last) === last ? 31 : dayOfMonth);
}
