import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import { type FiscalYearEnd, fiscalYearOf } from "../calendar/fiscal-year.ts";
import type { FileBooks, FileFiscalYear } from "./file-books.ts";

type Year = Pick<FileFiscalYear, "start" | "end">;

/** A file's fiscal years that are wrong, or that statements can't show as they are. */
export interface OddYears {
  /** A fiscal year that is longer than any law allows. */
  readonly longYear?: Year;
  /** A year with entries and more than twelve months: statements turn the year within it, on `turn` for the first time. */
  readonly splitYear?: Year & { readonly turn: Day };
  /** The last day of a year, and the first day of the next, with months between them that no year has. */
  readonly yearsApart?: { readonly end: Day; readonly next: Day };
  /** The first day that an entry is dated, where the file's fiscal year begins later, whether it counts then or not. */
  readonly postedBefore?: { readonly first: Day; readonly start: Day };
}

export function oddYearsOf(
  { fiscalYears, lines: { first }, movedOn }: FileBooks,
  fiscalYearEnd: FiscalYearEnd,
): OddYears {
  const years = fiscalYears.flatMap(({ start, end, said }) => (said ? [{ start, end }] : []));
  const longYear = years.find(isTooLong);
  const yearsApart = gapAmong(years);
  const splitYear = first && splitOf(years, first, fiscalYearEnd);
  const start = years.map((year) => year.start).sort()[0];
  const postedBefore = movedOn
    ? { first: movedOn.first, start: movedOn.to }
    : start !== undefined && first !== undefined && first < start && { first, start };
  return {
    ...(longYear && { longYear }),
    ...(splitYear && { splitYear }),
    ...(yearsApart && { yearsApart }),
    ...(postedBefore && { postedBefore }),
  };
}

/** No law that we know lets a fiscal year be longer than 18 months. */
const isTooLong = ({ start, end }: Year): boolean => daysBetween(start, end) >= 552;

/** Years of whole weeks may have 53 of them. */
const longestUsual = 371;

function splitOf(years: readonly Year[], first: Day, fiscalYearEnd: FiscalYearEnd) {
  for (const { start, end } of years) {
    const turn = fiscalYearOf(start, fiscalYearEnd).end;
    const isSplit = first <= turn && turn < end && daysBetween(start, end) > longestUsual;
    if (isSplit) return { start, end, turn };
  }
  return undefined;
}

/** A year that is moved by some days is no month short. */
const longestGap = 31;

function gapAmong(years: readonly Year[]): OddYears["yearsApart"] {
  const sorted = years.toSorted((one, another) => (one.start < another.start ? -1 : 1));
  for (const [i, { end }] of sorted.entries()) {
    const next = sorted[i + 1]?.start;
    if (next !== undefined && daysBetween(addDays(end, 1), next) > longestGap) return { end, next };
  }
  return undefined;
}
