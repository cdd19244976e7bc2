/**
 * How long a collection stays in the history that somebody has begun and left with nothing in it. A
 * borrower's: long enough for a lender to see that somebody was there, and to ask again. A lender's own: as
 * long as a mail can be answered that asks whose address it is; who gave up connecting knows that they did.
 */
const keptDays = { borrower: 30, lender: 2 } as const;

export type BeganBy = keyof typeof keptDays;

/** Collections that were begun before, and came to nothing, are gone by now. */
export const abandonedBefore = (now: Date, beganBy: BeganBy): Date =>
  new Date(now.getTime() - keptDays[beganBy] * 86_400_000);
