import { type Day, dayInMonth } from "@tieout/core/calendar";
import { lastDayCollected } from "@tieout/core/submission-request";
import type { Asked } from "../../api/request.ts";

/** The last day that is asked for. A month without a day of its own is meant to its end. */
export function lastDayAsked(asked: Asked, today: Day): Day {
  const { endOfImport, mostRecentPeriodYear: year, mostRecentPeriodMonth: month } = asked;
  if (year === undefined || month === undefined) return lastDayCollected({ endOfImport }, today);

  const mostRecentDay = dayInMonth(year, month, asked.mostRecentPeriodDay ?? 31);
  return lastDayCollected({ endOfImport, mostRecentDay }, today);
}
