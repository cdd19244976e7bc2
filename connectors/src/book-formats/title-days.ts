import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { type Day, startOfMonth } from "@tieout/core/calendar";
import { periodOfHeading } from "./period-heading.ts";

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

/**
 * The first day of the span whose last day a title names, where it begins a month: what a trial balance opens
 * with is of the eve. Whichever way its figures are written, only one has a month's first day in them.
 */
export function spanBefore(
  rows: readonly SheetRow[],
  headingRow: number,
  last: Day,
): Day | undefined {
  const above = rows.filter(({ number }) => number < headingRow).flatMap(({ cells }) => cells);
  for (const text of above.map(textOf)) {
    const [from = "", ...rest] = text.split(spans);
    const ends = rest.map((half) => periodOfHeading({ kind: "text", text: half })?.end);
    if (!ends.includes(last)) continue;
    const begins = dayOrders.flatMap((order) => {
      const named = periodOfHeading({ kind: "text", text: from }, order)?.end;
      if (named === undefined) return [];
      return [saysMonthAlone(from) ? startOfMonth(named) : named];
    });
    const start = begins.find((day) => day === startOfMonth(day) && day < last);
    if (start !== undefined) return start;
  }
  return undefined;
}

const saysMonthAlone = (text: string) => !/(?<!\d)\d{1,2}(?!\d)/.test(text);

const dayOrders = ["dmy", "mdy"] as const;

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
