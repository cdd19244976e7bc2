import { addDays, type Day, dayInMonth, partsOf } from "../calendar/day.ts";

/** How long a lender may ask to update records, at most. */
export const maximumMonthsOfUpdates = 12;

/** The last day of updates that are allowed for some months: the same day of that month, or the month's last. */
export function lastDayOfUpdates(agreed: Day, months: number): Day {
  const { year, month, dayOfMonth } = partsOf(agreed);
  return dayInMonth(year, month + months, dayOfMonth);
}

/** The fewest months that reach a day of updates; undefined once that day has come. */
export function monthsOfUpdatesThrough(until: Day, today: Day): number | undefined {
  if (until <= today) return undefined;
  const months = Array.from({ length: maximumMonthsOfUpdates }, (_, before) => before + 1);
  return months.find((count) => lastDayOfUpdates(today, count) >= until) ?? maximumMonthsOfUpdates;
}

/** When that day is over everywhere. No read starts from then on. */
export function endOfUpdates(lastDay: Day): Date {
  return new Date(Date.parse(`${addDays(lastDay, 1)}T00:00:00Z`) + hoursBehindUtc * 3_600_000);
}

/** Of the last place on earth where a day ends. */
const hoursBehindUtc = 12;

/** Why updates can't be allowed until a day. */
export type UpdatesFault = "updates-not-asked" | "updates-too-long" | "address-not-proven";

/**
 * What stands against updates until a day. The lender asks for them, the borrower chooses the day, and each update is mailed, so
 * it takes an address that was proved.
 *
 * @param months as the lender asked
 * @param today where the borrower is
 */
export function updatesFault(
  until: Day,
  {
    months,
    today,
    hasProvenAddress,
  }: {
    readonly months?: number | undefined;
    readonly today: Day;
    readonly hasProvenAddress: boolean;
  },
): UpdatesFault | undefined {
  if (months === undefined) return "updates-not-asked";
  const longest = lastDayOfUpdates(today, Math.min(months, maximumMonthsOfUpdates));
  if (until <= today || until > longest) return "updates-too-long";
  return hasProvenAddress ? undefined : "address-not-proven";
}
