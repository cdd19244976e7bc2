import { type Day, daysBetween, endOfMonth } from "@tieout/core/calendar/day";
import type { SieYear } from "./sie-balances.ts";

interface SieSpan {
  readonly year: SieYear | undefined;
  /** The day when the package wrote the file. */
  readonly made: Day | undefined;
  /** The last day with an entry, or the end of the last month with activity. */
  readonly lastPosted: Day | undefined;
  /** By the sender, of `lastDays`. */
  readonly said: Day | undefined;
}

/** How far the current year's books go, and which days they may end on where only the sender knows. */
export interface SieCover {
  readonly covered?: Day;
  readonly lastDays?: readonly [Day, Day];
}

/**
 * The earliest of the year's end, the day when the file was made, and the end of the last month with activity; later activity moves
 * the last day on, because balances have it too. Where nothing was posted for more than a month before the first two, the books may
 * be unfinished or the business quiet. Closing balances don't tell, because packages write them for whole years.
 */
export function coverOf({ year, made, lastPosted, said }: SieSpan): SieCover {
  if (!year) return {};
  const stated = made !== undefined && made >= year.start && made < year.end ? made : year.end;
  if (lastPosted === undefined || lastPosted < year.start) return { covered: stated };
  if (lastPosted > stated) return { covered: lastPosted < year.end ? lastPosted : year.end };
  const month = endOfMonth(lastPosted);
  const posted = month < stated ? month : stated;
  if (daysBetween(lastPosted, stated) <= 31) return { covered: posted };
  return { covered: said === stated ? stated : posted, lastDays: [posted, stated] };
}
