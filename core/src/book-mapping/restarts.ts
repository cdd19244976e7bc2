import { type Day, daysBetween, endOfMonth, partsOf } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";
import type { FileBooks } from "./file-books.ts";

/**
 * The fiscal year end that balances tell: the last day of a month, if income and expenses come to less than half of it a month
 * later. Since the year began, they only grow; zeros are a year that was closed. Undefined where no two days tell it, or where years end in different months.
 */
export function restartedAfter(
  { closings }: Pick<FileBooks, "closings">,
  isNominal: (accountId: string) => boolean,
): FiscalYearEnd | undefined {
  const earned = new Map<Day, number>();
  for (const { accountId, on, amount } of closings) {
    const size = isNominal(accountId) ? Math.abs(amount) : 0;
    earned.set(on, (earned.get(on) ?? 0) + size);
  }
  const days = [...earned].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const ends = days.filter(([day, sum], i) => {
    const [next, nextSum = 0] = days[i + 1] ?? [];
    const isMonthLater = next !== undefined && daysBetween(day, next) <= 31;
    return isMonthLater && endOfMonth(day) === day && nextSum > 0 && nextSum < sum / 2;
  });
  const months = new Set(ends.map(([day]) => partsOf(day).month));
  const [month] = months;
  return month !== undefined && months.size === 1 ? { month, day: 31 } : undefined;
}
