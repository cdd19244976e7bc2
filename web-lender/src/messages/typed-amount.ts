import { formatDecimal, type Minor, parseDecimal } from "@tieout/core/money";

/** How amounts are typed: "1,234.50" or "1 234,50". */
export interface AmountStyle {
  readonly decimal: string;
  readonly digits: number;
}

export function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** Undefined if it isn't a positive amount. Group separators, spaces and currency signs are ignored. */
export function amountOf(text: string, { decimal, digits }: AmountStyle): Minor | undefined {
  const group = decimal === "," ? /[.\s’']/g : /[,\s’']/g;
  const plain = text
    .replace(group, "")
    .replace(/^\p{Sc}|\p{Sc}$/gu, "")
    .replace(decimal, ".");
  const amount = parseDecimal(plain, digits);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

export function amountText(amount: Minor, { decimal, digits }: AmountStyle): string {
  return formatDecimal(amount, digits).replace(".", decimal);
}
