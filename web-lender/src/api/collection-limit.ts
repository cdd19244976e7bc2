import { queryOptions } from "@tanstack/react-query";
import { type Day, parseDay } from "@tieout/core/calendar/day";
import { limitResetDay } from "@tieout/core/collection-limit";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

type LimitAnswer = components["schemas"]["DataCollectionLimit"];

export interface CollectionLimit {
  readonly remaining: number;
  readonly limit: number;
  /** The day after the billing period ends, if known (S-U12). */
  readonly resetsOn: Day | undefined;
}

/** `null` where the contract sets no limit. */
export const collectionLimit = () =>
  queryOptions({
    ...api.queryOptions("get", "/tenant/safedatacollectionlimit"),
    staleTime: 60_000,
    select: limitOf,
  });

export const collectionLimitKey = ["get", "/tenant/safedatacollectionlimit"] as const;

function limitOf({ hasLimit, limit, countRemaining, billingPeriod }: LimitAnswer) {
  if (!hasLimit || limit === undefined || countRemaining === undefined) return null;
  const lastDay = parseDay(billingPeriod?.endDate ?? "");
  const state: CollectionLimit = {
    remaining: countRemaining,
    limit,
    resetsOn: lastDay && limitResetDay({ end: lastDay }),
  };
  return state;
}

/** No new collection starts until the period ends (P-T36). */
export const isUsedUp = (limit: CollectionLimit | null | undefined): boolean =>
  limit !== null && limit !== undefined && limit.remaining <= 0;
