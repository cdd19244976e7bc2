import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import {
  type FiscalPeriod,
  fiscalQuarterOf,
  fiscalYear,
  fiscalYearOf,
} from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";

/** The fiscal years that an analysis reads. Each begins with its first day in the books. */
export type RiskYears =
  | {
      /** The last full fiscal year. */
      readonly year: FiscalPeriod;
      /** The year before, if it's full too. */
      readonly prior?: FiscalPeriod;
      /** The year before, from its first figures, if it isn't full. It gives no growth, because nothing is annualized. */
      readonly priorOfOtherLength?: FiscalPeriod;
      readonly failed?: undefined;
    }
  | { readonly failed: "no-full-fiscal-year" };

/** The years to analyze. A full year has 350 to 380 days; the current one never counts. */
export function riskYears(ledger: Ledger): RiskYears {
  const begin = firstDayOfFigures(ledger);
  const finished = begin === undefined ? [] : finishedYears(ledger, begin);
  const isFull = (year: FiscalPeriod) => {
    const days = lengthInDays(fromDay(begin, year));
    return days >= 350 && days <= 380;
  };

  const place = finished.findIndex(isFull);
  const [year, before] = place < 0 ? [] : finished.slice(place);
  if (!year) return { failed: "no-full-fiscal-year" };
  if (!before) return { year };
  return isFull(before)
    ? { year, prior: before }
    : { year, priorOfOtherLength: fromDay(begin, before) };
}

/** Both days included. */
export function lengthInDays({ start, end }: Pick<FiscalPeriod, "start" | "end">): number {
  return daysBetween(start, end) + 1;
}

/** Completed years that were collected, newest first. */
function finishedYears({ from, cuts, fiscalYearEnd }: Ledger, begin: Day): FiscalPeriod[] {
  const finished: FiscalPeriod[] = [];
  const upTo = cuts.at(-1) ?? from;
  const running = fiscalYearOf(upTo, fiscalYearEnd);
  let next = running.end === upTo ? running : fiscalYear(running.year - 1, fiscalYearEnd);
  while (next.end >= begin) {
    const { start, end } = next;
    // A year may have no balances at its end, and a first one may be longer.
    const begins = cuts.some((cut) => cut < start) ? start : from;
    if (cuts.includes(end)) finished.push({ ...next, start: begins });
    next = fiscalYear(next.year - 1, fiscalYearEnd);
  }
  return finished;
}

function fromDay(day: Day | undefined, year: FiscalPeriod): FiscalPeriod {
  return day !== undefined && day > year.start ? { ...year, start: day } : year;
}

/**
 * The first day that the books have figures for. Books are collected by whole fiscal years, even if the business was founded
 * during one, so figures begin with the first period that has any. Books posted only at the ends of quarters or years cover
 * the whole quarter or year. A single posting doesn't show which, so the next year's postings decide.
 */
function firstDayOfFigures({ from, cuts, months, fiscalYearEnd }: Ledger): Day | undefined {
  const used = new Set(months.map(({ end }) => end));
  const first = cuts.findIndex((cut) => used.has(cut));
  const [cut, eve] = [cuts[first], cuts[first - 1]];
  if (cut === undefined) return undefined;
  if (eve === undefined) return from;

  const year = fiscalYearOf(cut, fiscalYearEnd);
  const next = fiscalYear(year.year + 1, fiscalYearEnd);
  const posted = months
    .filter(({ end, debit, credit }) => end <= next.end && (debit !== 0 || credit !== 0))
    .map(({ end }) => end);
  const isByYear = posted.every((end) => fiscalYearOf(end, fiscalYearEnd).end === end);
  if (isByYear) return year.start;

  const inFirst = posted.filter((end) => end <= year.end);
  const isByQuarter =
    inFirst.some((end) => end < year.end) &&
    inFirst.every((end) => fiscalQuarterOf(end, fiscalYearEnd).end === end);
  return isByQuarter ? fiscalQuarterOf(cut, fiscalYearEnd).start : addDays(eve, 1);
}
