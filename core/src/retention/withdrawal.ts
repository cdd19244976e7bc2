import { sweepFrom } from "./deletion.ts";

const day = 86_400_000;

/** What a borrower is promised: what they have sent is deleted within as many days. */
export const withdrawalDays = 30;

/**
 * When files go that a borrower has withdrawn: within the time that they were promised, and earlier where
 * that was planned already. The last night but one, so that a night on which nothing runs breaks no promise.
 */
export function deletionAfterWithdrawal(planned: Date | undefined, now: Date): Date {
  const last = sweepFrom(new Date(now.getTime() + (withdrawalDays - 2) * day));
  return planned !== undefined && planned < last ? planned : last;
}
