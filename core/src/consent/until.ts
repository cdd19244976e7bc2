import { addDays, type Day } from "../calendar/day.ts";

/** When the last day of updates is over everywhere. No read starts from then on. */
export function endOfUpdates(lastDay: Day): Date {
  return new Date(Date.parse(`${addDays(lastDay, 1)}T00:00:00Z`) + hoursBehindUtc * 3_600_000);
}

/** Of the last place on earth where a day ends. */
const hoursBehindUtc = 12;
