import { december } from "@tieout/core/book-mapping/books-answers";
import type { FileFiscalYear } from "@tieout/core/book-mapping/file-books";
import { addDays, type Day, daysBetween, partsOf, startOfMonth } from "@tieout/core/calendar/day";
import { type FiscalYearEnd, fiscalYearOf } from "@tieout/core/calendar/fiscal-year";

/** Without a stated year end, books that begin with a month and run most of a year begin a fiscal year. */
export function fiscalYearsBetween(
  first: Day | undefined,
  last: Day | undefined,
  said: FiscalYearEnd | undefined,
): FileFiscalYear[] {
  if (first === undefined || last === undefined) return [];
  const fiscalYearEnd = said ?? likelyYearEnd(first, last);
  const years: FileFiscalYear[] = [];
  for (let day = first; day <= last; ) {
    const { start, end } = fiscalYearOf(day, fiscalYearEnd);
    years.push({ start, end, said: said !== undefined });
    day = addDays(end, 1);
  }
  return years;
}

function likelyYearEnd(first: Day, last: Day): FiscalYearEnd {
  if (daysBetween(first, last) < 300) return december;
  return { month: partsOf(addDays(startOfMonth(first), -1)).month, day: 31 };
}
