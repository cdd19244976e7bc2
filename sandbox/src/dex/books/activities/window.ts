import type { Transaction } from "../books.ts";
import type { DayNumber } from "../calendar.ts";
import type { Activity } from "../transaction.ts";

/** All that these activities did from one day to another, both included. */
export function between(
  activities: readonly Activity[],
  from: DayNumber,
  to: DayNumber,
): Transaction[] {
  const found: Transaction[] = [];
  for (let day = from; day <= to; day += 1) {
    for (const activity of activities) found.push(...activity(day));
  }
  return found;
}
