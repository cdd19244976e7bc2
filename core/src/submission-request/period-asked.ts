import { addDays, type Day, endOfMonth, partsOf, startOfMonth } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";
import { planImport, type RequestedBooks } from "./options.ts";
import type { CollectionMode } from "./submission-request.ts";

/** Both days included. */
export interface DaySpan {
  readonly from: Day;
  readonly upTo: Day;
}

export interface PeriodDifference extends DaySpan {
  /** The first two are of days that are missing, the others of days that nobody asked for. */
  readonly code: "ends-earlier" | "starts-later" | "ends-later" | "starts-earlier";
  /** Whole months of the period asked for that the books lack in whole or in part, or whole months that they have beyond it. */
  readonly months: number;
}

/** The books' period beside the one asked for. */
export interface PeriodCompared {
  readonly asked: DaySpan;
  readonly covered: DaySpan;
  readonly differences: readonly PeriodDifference[];
}

/** The days that a request asks for; undefined for a lender's own file, which is asked for without years or days. */
export function periodAsked(
  request: RequestedBooks,
  { mode, today, fiscalYearEnd }: AskedOf,
): DaySpan | undefined {
  if (mode === "excel") return undefined;
  const { from, upTo } = planImport(request, today, fiscalYearEnd);
  return { from, upTo };
}

interface AskedOf {
  /** How the books come. */
  readonly mode: CollectionMode | "anonymous";
  readonly today: Day;
  readonly fiscalYearEnd: FiscalYearEnd;
}

/**
 * Compares months, not days. A month that the books have in part isn't covered, and isn't more than was asked for either. Where
 * the period asked for begins or ends within a month, books that reach into that month cover it: its other days may be empty.
 */
export function comparePeriods(asked: DaySpan, covered: DaySpan): PeriodCompared {
  const missing = [
    ...(lacksEnd(asked, covered) ? [missingAfter(asked, covered)] : []),
    ...(lacksStart(asked, covered) ? [missingBefore(asked, covered)] : []),
  ];
  const more = [moreAfter(asked, covered), moreBefore(asked, covered)];
  return { asked, covered, differences: [...missing, ...more.filter(({ months }) => months > 0)] };
}

const lacksEnd = (asked: DaySpan, covered: DaySpan): boolean =>
  covered.upTo < (isMonthEnd(asked.upTo) ? asked.upTo : startOfMonth(asked.upTo));

const lacksStart = (asked: DaySpan, covered: DaySpan): boolean =>
  covered.from > (isMonthStart(asked.from) ? asked.from : endOfMonth(asked.from));

function missingAfter(asked: DaySpan, covered: DaySpan): PeriodDifference {
  const from = latest(addDays(covered.upTo, 1), asked.from);
  const months = wholeMonths(latest(startOfMonth(from), asked.from), asked.upTo);
  return { code: "ends-earlier", from, upTo: asked.upTo, months };
}

function missingBefore(asked: DaySpan, covered: DaySpan): PeriodDifference {
  const upTo = earliest(addDays(covered.from, -1), asked.upTo);
  const months = wholeMonths(asked.from, earliest(endOfMonth(upTo), asked.upTo));
  return { code: "starts-later", from: asked.from, upTo, months };
}

function moreAfter(asked: DaySpan, covered: DaySpan): PeriodDifference {
  const from = latest(addDays(asked.upTo, 1), covered.from);
  return { code: "ends-later", from, upTo: covered.upTo, months: wholeMonths(from, covered.upTo) };
}

function moreBefore(asked: DaySpan, covered: DaySpan): PeriodDifference {
  const upTo = earliest(addDays(asked.from, -1), covered.upTo);
  const { from } = covered;
  return { code: "starts-earlier", from, upTo, months: wholeMonths(from, upTo) };
}

/** Months that begin and end within these days, both included; 0 where the second day comes first. */
function wholeMonths(from: Day, upTo: Day): number {
  const first = monthNumber(from) + (isMonthStart(from) ? 0 : 1);
  const last = monthNumber(upTo) - (isMonthEnd(upTo) ? 0 : 1);
  return Math.max(last - first + 1, 0);
}

function monthNumber(day: Day): number {
  const { year, month } = partsOf(day);
  return year * 12 + month;
}

const isMonthEnd = (day: Day): boolean => day === endOfMonth(day);
const isMonthStart = (day: Day): boolean => day === startOfMonth(day);
const latest = (one: Day, other: Day): Day => (one > other ? one : other);
const earliest = (one: Day, other: Day): Day => (one < other ? one : other);
