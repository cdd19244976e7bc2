import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import {
  type FiscalPeriod,
  fiscalQuarterOf,
  fiscalYear,
  fiscalYearOf,
} from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";

/** The fiscal years that an analysis reads, each from its first day in the books. */
export type RiskYears =
  | {
      /** The last full one. */
      readonly year: FiscalPeriod;
      /** The one before it, if it's a full year too. */
      readonly prior?: FiscalPeriod;
      /** The one before it, if it isn't, from its first figures: nothing is annualized, so it gives no growth. */
      readonly priorOfOtherLength?: FiscalPeriod;
      readonly failed?: undefined;
    }
  | { readonly failed: "no-full-fiscal-year" };

/** Of 350 to 380 days. The running year never counts, however long it is. */
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

/** The newest first, as far as they were collected. */
function finishedYears({ from, cuts, fiscalYearEnd }: Ledger, begin: Day): FiscalPeriod[] {
  const finished: FiscalPeriod[] = [];
  const upTo = cuts.at(-1) ?? from;
  const running = fiscalYearOf(upTo, fiscalYearEnd);
  let next = running.end === upTo ? running : fiscalYear(running.year - 1, fiscalYearEnd);
  while (next.end >= begin) {
    finished.push(fromDay(from, next));
    next = fiscalYear(next.year - 1, fiscalYearEnd);
  }
  return finished;
}

function fromDay(day: Day | undefined, year: FiscalPeriod): FiscalPeriod {
  return day !== undefined && day > year.start ? { ...year, start: day } : year;
}

/**
 * Books are collected by whole fiscal years, also those of a business that was founded within one: figures begin with the
 * first period that has any. Books posted only at the ends of quarters, or of years, had figures all along; a single
 * posting says nothing of that, so the next year has to agree.
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
