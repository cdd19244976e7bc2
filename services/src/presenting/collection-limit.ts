import type { CollectionStanding } from "../imports/collection.ts";
import type { Wire } from "./wire.ts";

/** @param atMost a borrower learns whether one more can be taken in, and no number of the plan (D-9) */
export function presentCollectionLimit(
  { contract, period, left }: CollectionStanding,
  atMost = Number.POSITIVE_INFINITY,
): Wire["DataCollectionLimit"] {
  if (contract.limit === undefined) return { hasLimit: false };
  return {
    hasLimit: true,
    ...(atMost === Number.POSITIVE_INFINITY && { limit: contract.limit }),
    countRemaining: Math.min(left, atMost),
    billingPeriod: { endDate: period.end },
  };
}
