import type { Language } from "../language/language.ts";
import en from "../texts/en/months.json" with { type: "json" };
import es from "../texts/es/months.json" with { type: "json" };
import fr from "../texts/fr/months.json" with { type: "json" };

/** `2026-03-31`; sorts and compares as a string. */
export type Day = string & { readonly [day]: true };
declare const day: unique symbol;

/** Undefined for `2026-02-30` and for years no books have: periods up to 9999-12-31 would never end. */
export function parseDay(text: string): Day | undefined {
  if (!/^(19[5-9]|20[0-8])\d-\d{2}-\d{2}$/.test(text)) return undefined;
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number);
  if (!year || !month || !day || month > 12) return undefined;
  return day <= daysInMonth(year, month) ? (text as Day) : undefined;
}

/** The day at that instant for someone `offset` minutes behind UTC, as browsers count it. */
export function dayAt(instant: Date, offset = 0): Day {
  return dayOf(new Date(instant.getTime() - offset * 60_000));
}

/** Negative goes back. */
export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(timeOf(day) + days * millisecondsADay));
}

/** Negative when the second comes first. */
export function daysBetween(first: Day, second: Day): number {
  return (timeOf(second) - timeOf(first)) / millisecondsADay;
}

/** The month is 1 to 12. */
export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    dayOfMonth: Number(day.slice(8, 10)),
  };
}

/** As people write it: "Mar 15, 2026", "15 mar 2026", "15 mars 2026". */
export function formatDay(day: Day, language: Language = "en"): string {
  const { dayOfMonth, year } = partsOf(day);
  const name = monthNames[language][partsOf(day).month - 1];
  if (language === "en") return `${name} ${dayOfMonth}, ${year}`;
  // French writes only the first of a month as an ordinal.
  const number = language === "fr" && dayOfMonth === 1 ? "1er" : dayOfMonth;
  return `${number} ${name} ${year}`;
}

/** A day's month: "Mar 2026", "mar 2026", "mars 2026". */
export function formatMonth(day: Day, language: Language = "en"): string {
  const { month, year } = partsOf(day);
  return `${monthNames[language][month - 1]} ${year}`;
}

/** CLDR's short names, copied because server and browser CLDR versions differ and must agree. */
const monthNames: Readonly<Record<Language, readonly string[]>> = { en, es, fr };

const millisecondsADay = 86_400_000;

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10) as Day;
}

/** `month` may lie outside 1 to 12: 13 is next January, 0 last December. A day past the month's end means its last. */
export function dayInMonth(year: number, month: number, dayOfMonth: number): Day {
  const monthsSinceZero = year * 12 + (month - 1);
  const actualYear = Math.floor(monthsSinceZero / 12);
  const actualMonth = monthsSinceZero - actualYear * 12 + 1;
  const actualDay = Math.min(dayOfMonth, daysInMonth(actualYear, actualMonth));
  return `${pad(actualYear, 4)}-${pad(actualMonth, 2)}-${pad(actualDay, 2)}` as Day;
}

/** `month` is 1 to 12. */
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

/** Books are taken as finished up to here. */
export function endOfLastFullMonth(today: Day): Day {
  const { year, month } = partsOf(today);
  return dayInMonth(year, month - 1, 31);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
