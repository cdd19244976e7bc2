import { addDays, type Day, endOfMonth } from "./day.ts";
import { type FiscalYearEnd, fiscalYearOf } from "./fiscal-year.ts";

/**
 * The last days of the periods that are kept, ascending: each month's end, each fiscal year's end and
 * the last day collected (D-40). The first period starts on `from`.
 */
export function cutsBetween(from: Day, upTo: Day, fiscalYearEnd: FiscalYearEnd): Day[] {
  const cuts: Day[] = [];
  for (let start = from; start <= upTo; ) {
    const end = earliest(endOfMonth(start), fiscalYearOf(start, fiscalYearEnd).end, upTo);
    cuts.push(end);
    start = addDays(end, 1);
  }
  return cuts;
}

/** The first day of the fiscal year that lies so many full years before the current one. */
export function firstDayCollected(upTo: Day, fullYears: number, fiscalYearEnd: FiscalYearEnd): Day {
  let { start } = fiscalYearOf(upTo, fiscalYearEnd);
  for (let year = 0; year < fullYears; year++) {
    start = fiscalYearOf(addDays(start, -1), fiscalYearEnd).start;
  }
  return start;
}

function earliest(...days: readonly [Day, ...Day[]]): Day {
  return days.reduce((first, day) => (day < first ? day : first));
}
