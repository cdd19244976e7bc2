import { type Day, dayInMonth, daysInMonth, partsOf } from "@tieout/core/calendar/day";

/** Bounds of the most recent period. */
export interface PeriodLimits {
  readonly first: Day;
  readonly last: Day;
  readonly today: Day;
}

interface Restriction {
  readonly noTimeRestriction: boolean;
  /** Including the current month. */
  readonly months: number;
}

/** Ten years (S-V13, X-4). */
const monthsOfTheFreePicker = 120;

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** A few months back from today; unrestricted, from 2000 to five years ahead (S-V12, X-4). */
export function periodLimits(today: Day, { noTimeRestriction, months }: Restriction): PeriodLimits {
  const { year, month } = partsOf(today);

  return noTimeRestriction
    ? { first: dayInMonth(2000, 1, 1), last: dayInMonth(year + 5, 12, 31), today }
    : { first: dayInMonth(year, month - months + 1, 1), last: today, today };
}

/** Newest first. */
export function yearsIn({ first, last }: PeriodLimits): readonly number[] {
  const oldest = partsOf(first).year;
  const newest = partsOf(last).year;
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
}

/** 1 to 12. */
export function monthsIn(year: number, { first, last }: PeriodLimits): readonly number[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  return months.filter(
    (month) => dayInMonth(year, month, 31) >= first && dayInMonth(year, month, 1) <= last,
  );
}

/**
 * Restricted: the chosen year's months. Unrestricted: the last 120, newest first, or the twelve of a year outside
 * them.
 */
export function monthsOffered(
  { year, month }: Month,
  limits: PeriodLimits,
  noTimeRestriction: boolean,
): readonly Month[] {
  const ofTheYear = monthsIn(year, limits).map((each) => ({ year, month: each }));
  if (!noTimeRestriction) return ofTheYear;

  const now = partsOf(limits.today);
  const last = Array.from({ length: monthsOfTheFreePicker }, (_, back) =>
    partsOf(dayInMonth(now.year, now.month - back, 1)),
  );
  return last.some((each) => each.year === year && each.month === month) ? last : ofTheYear;
}

/** To the month's end, or today in the current month (S-V15). */
export function daysIn(year: number, month: number, limits: PeriodLimits): readonly number[] {
  const today = partsOf(limits.today);
  const isCurrent = today.year === year && today.month === month;
  const count = isCurrent ? today.dayOfMonth : daysInMonth(year, month);
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Clamped to the range (S-V16). */
export function endOfChosenMonth(year: number, month: number, limits: PeriodLimits): Day {
  const months = monthsIn(year, limits);
  const near = months.includes(month) ? month : (months.at(-1) ?? month);
  const days = daysIn(year, near, limits);
  return dayInMonth(year, near, days.at(-1) ?? 31);
}
