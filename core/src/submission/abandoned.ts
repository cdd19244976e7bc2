/**
 * How long a collection stays in the history that a borrower has begun and left with nothing in it: long
 * enough for a lender to see that somebody was there, and to ask again.
 */
const keptDays = 30;

/** Collections that were begun before, and came to nothing, are gone by now. */
export const abandonedBefore = (now: Date): Date => new Date(now.getTime() - keptDays * 86_400_000);
