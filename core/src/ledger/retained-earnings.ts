import type { Account } from "./account.ts";

/** Our own account, for charts that have none. Its id can't be a package's. */
export const syntheticRetainedEarningsId = "tieout:retained-earnings";

export interface ClosedChart {
  readonly accounts: readonly Account[];
  /** The account that takes in the result of finished years; part of `accounts`. */
  readonly retainedEarningsId: string;
}

/**
 * Finds the account that takes in the result of finished years: the surest of those classified as
 * retained earnings, the first of equals. A chart without one gets ours at its end.
 */
export function withRetainedEarnings(accounts: readonly Account[]): ClosedChart {
  const [surest] = accounts
    .filter(({ classification }) => classification === "retained_earnings")
    .toSorted((one, other) => other.confidence - one.confidence);
  if (surest) return { accounts, retainedEarningsId: surest.id };

  return {
    accounts: [...accounts, syntheticRetainedEarnings],
    retainedEarningsId: syntheticRetainedEarningsId,
  };
}

const syntheticRetainedEarnings: Account = {
  id: syntheticRetainedEarningsId,
  name: "Retained earnings",
  fullName: "Retained earnings",
  vendorType: "Equity",
  posting: false,
  active: true,
  kind: "Real",
  classification: "retained_earnings",
  classificationSource: "special-role",
  confidence: 1,
};
