import { type Day, firstDayCollected } from "@tieout/core/calendar";
import { lastDayOf, type Wish } from "./wish.ts";

/**
 * From which to which day the wish reaches. Before anything is connected nobody knows when the
 * borrower's fiscal year ends; most end in December, and so does the one that is shown.
 */
export function spanOf(
  { period, fullYears }: Wish,
  today: Day,
): { readonly from: Day; readonly to: Day } {
  const to = lastDayOf(period, today);
  return { from: firstDayCollected(to, fullYears, { month: 12, day: 31 }), to };
}
