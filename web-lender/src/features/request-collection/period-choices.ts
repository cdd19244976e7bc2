import { type Day, dayInMonth, daysInMonth, partsOf } from "@tieout/core/calendar/day";

/** From which to which day the most recent period may be chosen. */
export interface PeriodLimits {
  readonly first: Day;
  readonly last: Day;
  readonly today: Day;
}

interface Restriction {
  readonly noTimeRestriction: boolean;
  /** How many months can be chosen, the current one included. */
  readonly months: number;
}

/** How far back the free picker's list of months goes: ten years (S-V13, X-4). */
const monthsOfTheFreePicker = 120;

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** A few months back from today, or, without restriction, from 2000 to five years ahead (S-V12, X-4). */
export function periodLimits(today: Day, { noTimeRestriction, months }: Restriction): PeriodLimits {
  const { year, month } = partsOf(today);

  return noTimeRestriction
    ? { first: dayInMonth(2000, 1, 1), last: dayInMonth(year + 5, 12, 31), today }
    : { first: dayInMonth(year, month - months + 1, 1), last: today, today };
}

/** The years that can be chosen, newest first. */
export function yearsIn({ first, last }: PeriodLimits): readonly number[] {
  const oldest = partsOf(first).year;
  const newest = partsOf(last).year;
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
}

/** The months, 1 to 12, that can be chosen in a year. */
export function monthsIn(year: number, { first, last }: PeriodLimits): readonly number[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  return months.filter(
    (month) => dayInMonth(year, month, 31) >= first && dayInMonth(year, month, 1) <= last,
  );
}

/**
 * The months that one list offers: those of the chosen year, where few can be chosen; without restriction
 * the last 120, newest first, or the twelve of a year that lies outside them.
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

/** The days of a month that can be chosen: to its end, and in the current one to today (S-V15). */
export function daysIn(year: number, month: number, limits: PeriodLimits): readonly number[] {
  const today = partsOf(limits.today);
  const isCurrent = today.year === year && today.month === month;
  const count = isCurrent ? today.dayOfMonth : daysInMonth(year, month);
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** The end of another month, as near to it as can be chosen (S-V16). */
export function endOfChosenMonth(year: number, month: number, limits: PeriodLimits): Day {
  const months = monthsIn(year, limits);
  const near = months.includes(month) ? month : (months.at(-1) ?? month);
  const days = daysIn(year, near, limits);
  return dayInMonth(year, near, days.at(-1) ?? 31);
}
