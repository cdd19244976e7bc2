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

/**
 * How many digits a currency has after its point (ISO 4217). A code that isn't on the short list of
 * exceptions has two.
 */
export function currencyDigits(currency: string): number {
  return exceptions.get(currency.toUpperCase()) ?? 2;
}

/** Whether a text could be a currency of ISO 4217. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/**
 * Reads a decimal such as `-1,234.50` or `1234.5` into minor units, without ever being a fraction.
 * Nothing if it isn't a number, has more digits than the currency (zeros aside), or is past 2^53 − 1.
 *
 * @param digits of the currency, as `currencyDigits` gives them
 */
export function parseDecimal(text: string, digits: number): Minor | undefined {
  const match = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = "", fraction = ""] = match;
  if (whole === "" && fraction === "") return undefined;
  if (fraction.length > digits && /[1-9]/.test(fraction.slice(digits))) return undefined;

  const kept =
    fraction.length === digits ? fraction : fraction.slice(0, digits).padEnd(digits, "0");
  const figures = whole.includes(",") ? whole.replaceAll(",", "") : whole;
  const amount = Number(figures + kept);
  if (!Number.isSafeInteger(amount)) return undefined;
  return toMinor(sign === "-" ? -amount : amount);
}

/** Writes minor units as a plain decimal: `-1234.50`. The way back from `parseDecimal`. */
export function formatDecimal(amount: Minor, digits: number): string {
  const figures = String(Math.abs(amount)).padStart(digits + 1, "0");
  const sign = amount < 0 ? "-" : "";
  if (digits === 0) return `${sign}${figures}`;
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

const withDigits = (digits: number, codes: string): [string, number][] =>
  codes.split(" ").map((code) => [code, digits]);

const exceptions = new Map([
  ...withDigits(0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
  ...withDigits(3, "BHD IQD JOD KWD LYD OMR TND"),
  ...withDigits(4, "CLF UYW"),
]);
