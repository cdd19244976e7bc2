import { addDays, type Day, dayInMonth, partsOf } from "../calendar/day.ts";

/** A tenant's contract (D-39). */
export interface CollectionContract {
  /** None where the contract sets no limit. */
  readonly limit?: number;
  /** The first day of some billing period; others follow every `billingMonths`. */
  readonly billingAnchor: Day;
  /** 1 to 12. */
  readonly billingMonths: number;
}

export interface BillingPeriod {
  readonly start: Day;
  readonly end: Day;
}

/**
 * Anchored to the 31st, periods start on shorter months' last day, and still on the 31st of longer ones. `today` is in
 * the tenant's zone.
 */
export function billingPeriodOf(
  { billingAnchor, billingMonths }: CollectionContract,
  today: Day,
): BillingPeriod {
  const { year, month, dayOfMonth } = partsOf(billingAnchor);
  const startOf = (period: number) => dayInMonth(year, month + period * billingMonths, dayOfMonth);
  const now = partsOf(today);
  let period = Math.floor(((now.year - year) * 12 + now.month - month) / billingMonths);
  if (startOf(period) > today) period--;
  return { start: startOf(period), end: addDays(startOf(period + 1), -1) };
}

/** How many collections may still start; `Infinity` where the contract sets no limit. */
export function collectionsLeft({ limit }: CollectionContract, used: number): number {
  return limit === undefined ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
}

/** The day on which the count starts again: the one after the billing period's last (S-U12). */
export function limitResetDay({ end }: Pick<BillingPeriod, "end">): Day {
  return addDays(end, 1);
}

/** Starting a collection is blocked when a limit exists and nothing is left of it (P-T36). */
export function collectingBlocked(limits: {
  readonly hasLimit: boolean;
  readonly countRemaining?: number | undefined;
}): boolean {
  const { hasLimit, countRemaining } = limits;
  return hasLimit && countRemaining !== undefined && countRemaining <= 0;
}
