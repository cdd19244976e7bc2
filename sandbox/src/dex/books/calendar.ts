/** A calendar day, counted from January 1, 1970. On the wire it's `YYYY-MM-DD`. */
export type DayNumber = number;

const millisecondsPerDay = 86_400_000;

export function dayNumber(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

/** The day of `2026-03-31`, or `undefined` for an invalid date. */
export function parseDay(text: string): DayNumber | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const number = Date.parse(`${text}T00:00:00Z`) / millisecondsPerDay;
  return Number.isInteger(number) && formatDay(number) === text ? number : undefined;
}

export function formatDay(day: DayNumber): string {
  return dateOf(day).toISOString().slice(0, 10);
}

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export const yearOf = (day: DayNumber): number => dateOf(day).getUTCFullYear();

/** 1 to 12. */
export const monthOf = (day: DayNumber): number => dateOf(day).getUTCMonth() + 1;

export const dayOfMonth = (day: DayNumber): number => dateOf(day).getUTCDate();

/** 0 is Sunday, as in `Date`. Day 0 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;

export const isBusinessDay = (day: DayNumber): boolean => weekdayOf(day) % 6 !== 0;

export const isMonthEnd = (day: DayNumber): boolean => dayOfMonth(day + 1) === 1;

export const startOfMonth = (day: DayNumber): DayNumber => day - dayOfMonth(day) + 1;

export function endOfMonth(day: DayNumber): DayNumber {
  return dayNumber(yearOf(day), monthOf(day) + 1, 0);
}

/** That day, or the Monday after a weekend. */
export function nextBusinessDay(day: DayNumber): DayNumber {
  const weekday = weekdayOf(day);
  return weekday === 6 ? day + 2 : weekday === 0 ? day + 1 : day;
}

/** First day of the fiscal year that contains the day; years end with a month's end. */
export function startOfFiscalYear(day: DayNumber, fiscalYearEndMonth: number): DayNumber {
  const year = yearOf(day) - (monthOf(day) > fiscalYearEndMonth ? 0 : 1);
  return dayNumber(year, fiscalYearEndMonth + 1, 1);
}

const dateOf = (day: DayNumber) => new Date(day * millisecondsPerDay);
