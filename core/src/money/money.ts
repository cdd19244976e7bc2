/** Whole minor units (cents, pence, yen), exact in a double; debit positive. */
export type Minor = number & { readonly [minor]: true };
declare const minor: unique symbol;

/** Fractions of minor units, or more than a double holds exactly. */
export class InexactAmount extends RangeError {
  override readonly name = "InexactAmount";
}

/** @throws InexactAmount on a fraction and past 2^53 − 1. */
export function toMinor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new InexactAmount("This isn't whole minor units");
  // Negative zero equals zero but prints and tests differently.
  return (amount + 0) as Minor;
}

/** @throws InexactAmount at the first step past the safe range. */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = toMinor(0);
  for (const amount of amounts) total = toMinor(total + amount);
  return total;
}

export function negate(amount: Minor): Minor {
  return toMinor(-amount);
}

/** ISO 4217; two digits except for a short list of codes. */
export function currencyDigits(currency: string): number {
  return exceptions.get(currency.toUpperCase()) ?? 2;
}

/** Whether a text could be a currency of ISO 4217. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/**
 * Reads `-1,234.50` or `1234.5` into minor units without floating point. Undefined if it isn't a number, has more
 * decimals than `digits` (zeros aside), or is past 2^53 − 1.
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

/** `-1234.50`; the inverse of `parseDecimal`. */
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
