/** Cents, which is what the books reckon in. */
export const dollars = (amount: number): number => Math.round(amount * 100);

/** `-1234.50`, as the API writes amounts. */
export function formatAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
