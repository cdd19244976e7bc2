/** A calendar day, written `2026-03-31`. Sorts and compares as a string. */
export type Day = string & { readonly [day]: true };
declare const day: unique symbol;

/** The day a text names, or nothing: `2026-02-30` is no day. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text ? dayOf(date) : undefined;
}

/** The day it is at that instant for someone `offset` minutes behind UTC, as browsers count it. */
export function dayAt(instant: Date, offset = 0): Day {
  return dayOf(new Date(instant.getTime() - offset * 60_000));
}

/** That many days later; earlier when below zero. */
export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(timeOf(day) + days * millisecondsADay));
}

/** How many days from the first to the second; below zero when the second comes first. */
export function daysBetween(first: Day, second: Day): number {
  return (timeOf(second) - timeOf(first)) / millisecondsADay;
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    dayOfMonth: Number(day.slice(8, 10)),
  };
}

/** As people write it in the books' language: "Mar 15, 2026". */
export function formatDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${monthName(month)} ${dayOfMonth}, ${year}`;
}

/** The short English name of a month, 1 to 12. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? "";
}

const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const millisecondsADay = 86_400_000;

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10) as Day;
}
