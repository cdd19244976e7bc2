/** A day as it is written in a book, `YYYY-MM-DD`: no time, no zone. */
export type Day = string;

const millisecondsPerDay = 86_400_000;
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day =>
  toDay(toTime(day) + count * millisecondsPerDay);

/** The same day of another month, or that month's last where it has none: Jan 31 plus 1 is Feb 28. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(toTime(day));
  const month = date.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastDay)));
}

export const monthOf = (day: Day) => day.slice(0, 7);

/** The weeks that a month touches, from Sunday (0) or Monday (1), with the neighbours' days. */
export function weeksOf(day: Day, firstWeekday: 0 | 1): readonly (readonly Day[])[] {
  const first = `${monthOf(day)}-01`;
  const offset = (new Date(toTime(first)).getUTCDay() - firstWeekday + 7) % 7;
  const start = addDays(first, -offset);
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index));
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return weeks.filter((week) => week.some((candidate) => monthOf(candidate) === monthOf(day)));
}

/** Two days in as few words as it takes: "October 1 – 31, 2025". */
export const formatDays = (from: Day, to: Day, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).formatRange(
    toTime(from),
    toTime(to),
  );

/** A day in words: `{ month: "long", year: "numeric" }` is "July 2025". */
export function formatDay(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const written = format.format(toTime(day));
  // The French count the first of a month as an ordinal, which `Intl` doesn't.
  return locale.startsWith("fr") ? written.replace(/^1 /, "1er ") : written;
}
