import type { Day } from "@tieout/core/calendar/day";

const dayLength = 86_400_000;
const eve = Date.UTC(1899, 11, 30);
// Lotus took 1900 for a leap year and Excel kept it so: below this number the days are off by one.
const firstSafe = 61;

/** A day as spreadsheets count it, or nothing for days before March 1900, which they count wrongly. */
export function excelDay(day: Day): number | undefined {
  const serial = (Date.parse(`${day}T00:00:00Z`) - eve) / dayLength;
  return serial >= firstSafe ? serial : undefined;
}
