/**
 * An amount in the smallest unit of its ledger's currency: cents, pence, yen. Debits are positive.
 * Always a whole number that a double holds exactly.
 */
export type Minor = number & { readonly [minor]: true };
declare const minor: unique symbol;

/** What isn't whole minor units, or more of them than a double holds exactly. */
export class InexactAmount extends RangeError {
  override readonly name = "InexactAmount";
}

/** The one way to a `Minor`. Throws on a fraction, and past 2^53 − 1: a wrong figure is a fault. */
export function toMinor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new InexactAmount("This isn't whole minor units");
  // Negative zero equals zero, and yet prints, and compares in tests, as something else.
  return (amount + 0) as Minor;
}

/** Adds up, and checks every step: a sum that left the safe range can't come back unseen. */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = toMinor(0);
  for (const amount of amounts) total = toMinor(total + amount);
  return total;
}

/** Turns a debit into a credit. */
export function negate(amount: Minor): Minor {
  return toMinor(-amount);
}
