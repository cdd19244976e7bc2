import type { Day } from "../calendar/index.ts";
import { periodOfHeading } from "./period-heading.ts";
import { type SheetRow, textOf } from "./sheet-row.ts";

/** The day named in the title, which is the last one where a span is named: "Jan 1 - Dec 31, 2025". */
export function dayNamed(
  rows: readonly SheetRow[],
  headingRow: number,
  titles: readonly string[] = [],
): Day | undefined {
  const above = rows
    .filter(({ number }) => number < headingRow)
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell !== undefined);
  const said = [...above, ...titles.map((text) => ({ kind: "text", text }) as const)];
  return said
    .flatMap((cell) => {
      const text = textOf(cell);
      const halves = [cell, ...text.split(spans).slice(1)];
      return halves.map((half) =>
        periodOfHeading(typeof half === "string" ? { kind: "text", text: half } : half),
      );
    })
    .reduce<Day | undefined>(
      (latest, period) => (period && (!latest || period.end > latest) ? period.end : latest),
      undefined,
    );
}

/** What people put between the first day and the last. */
const spans =
  / [-–—] | to | through | thru | until | au | bis | till | til | tot | t\/m | a | al | hasta |\.\.|(?<=\d{4})-(?=\p{L})|(?<=\d{4})[-–—](?=\d{1,2}[./])/iu;

/** The last year that stands above the headings, or in what the sheet and the file are called. */
export function titleYearOf(
  rows: readonly SheetRow[],
  headingRow: number,
  titles: readonly string[] = [],
): { readonly titleYear?: number } {
  const above = rows.filter(({ number }) => number < headingRow).flatMap(({ cells }) => cells);
  const said = [...above.map(textOf), ...titles];
  const years = said.flatMap((text) => text.match(/(?<!\d)20\d{2}(?!\d)/g) ?? []).map(Number);
  return years.length === 0 ? {} : { titleYear: Math.max(...years) };
}
