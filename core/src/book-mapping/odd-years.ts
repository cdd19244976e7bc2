import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { FileBooks, FileFiscalYear } from "./file-books.ts";

type Year = Pick<FileFiscalYear, "start" | "end">;

/** What a file says of its fiscal years that can't be so. */
export interface OddYears {
  /** A fiscal year that is longer than any law allows. */
  readonly longYear?: Year;
  /** The last day of a year, and the first day of the next, with months between them that no year has. */
  readonly yearsApart?: { readonly end: Day; readonly next: Day };
  /** The first day with postings, where the file's fiscal years begin later. */
  readonly postedBefore?: { readonly first: Day; readonly start: Day };
}

export function oddYearsOf({ fiscalYears, lines: { first } }: FileBooks): OddYears {
  const years = fiscalYears.flatMap(({ start, end, said }) => (said ? [{ start, end }] : []));
  const longYear = years.find(isTooLong);
  const yearsApart = gapAmong(years);
  const start = years.map((year) => year.start).sort()[0];
  return {
    ...(longYear && { longYear }),
    ...(yearsApart && { yearsApart }),
    ...(start !== undefined && first !== undefined && first < start
      ? { postedBefore: { first, start } }
      : {}),
  };
}

/** No law that we know lets a fiscal year be longer than 18 months. */
const isTooLong = ({ start, end }: Year): boolean => daysBetween(start, end) >= 552;

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
