import { type Day, partsOf } from "./day.ts";

/**
 * The day of a month that may lie outside the year: month 13 is next January, month 0 last December.
 * A day past the month's end means the month's end.
 */
export function dayInMonth(year: number, month: number, dayOfMonth: number): Day {
  const monthsSinceZero = year * 12 + (month - 1);
  const actualYear = Math.floor(monthsSinceZero / 12);
  const actualMonth = monthsSinceZero - actualYear * 12 + 1;
  const actualDay = Math.min(dayOfMonth, daysInMonth(actualYear, actualMonth));
  return `${pad(actualYear, 4)}-${pad(actualMonth, 2)}-${pad(actualDay, 2)}` as Day;
}

/** How many days a month (1 to 12) has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function startOfMonth(day: Day): Day {
  const { year, month } = partsOf(day);
  return dayInMonth(year, month, 1);
}

export function endOfMonth(day: Day): Day {
  const { year, month } = partsOf(day);
  return dayInMonth(year, month, 31);
}

/** The last day of the month before: how far books can be taken as finished. */
export function endOfLastFullMonth(today: Day): Day {
  const { year, month } = partsOf(today);
  return dayInMonth(year, month - 1, 31);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
