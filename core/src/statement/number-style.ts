import type { Money } from "../fact/fact.ts";
import { type Language, separators } from "../language/language.ts";
import { currencyDigits, type Minor, negate, toMinor } from "../money/money.ts";
import type { ReportedAs } from "./layout.ts";
import type { NumberStyle } from "./statement.ts";
import { statementTexts } from "./texts.ts";

export interface AmountFormat {
  readonly style: NumberStyle;
  /** ISO 4217. */
  readonly currency: string;
  readonly language?: Language;
}

/** Credit sections show credits as positive. */
export function asReported(amount: Minor, reportedAs: ReportedAs): Minor {
  return reportedAs === "Credit" ? negate(amount) : amount;
}

/**
 * Used on screen, paper and CSV (D-42): each figure is rounded by itself, half away from zero; negatives are in
 * parentheses, and exactly zero is a dash. `excelNumberFormat` must read the same.
 */
export function formatAmount(
  amount: Minor,
  { style, currency, language = "en" }: AmountFormat,
): string {
  if (amount === 0) return "—";
  const digits = currencyDigits(currency);
  const { group, point } = separators[language];
  const [dropped, kept] = style === "Actuals" ? [0, digits] : [digits + scale(style), 0];

  const figures = String(roundAway(Math.abs(amount), dropped)).padStart(kept + 1, "0");
  const whole = grouped(figures.slice(0, figures.length - kept), group);
  const text = kept === 0 ? whole : `${whole}${point}${figures.slice(-kept)}`;
  return amount < 0 ? `(${text})` : text;
}

/** For sentences: "1,234.50 USD"; parentheses are for columns. */
export function formatMoney({ minor, currency }: Money, language: Language): string {
  const magnitude = toMinor(Math.abs(minor));
  const text = formatAmount(magnitude, { style: "Actuals", currency, language });
  return `${minor < 0 ? "−" : ""}${magnitude === 0 ? "0" : text} ${currency}`;
}

/** The cell holds exact whole currency units. */
export function excelNumberFormat({ style, currency }: AmountFormat): string {
  const digits = currencyDigits(currency);
  const point = digits === 0 ? "" : `.${"0".repeat(digits)}`;
  const figure = {
    Thousands: "#,##0,",
    ActualsDisplayedAsWholeNumber: "#,##0",
    Actuals: `#,##0${point}`,
  };
  return `${figure[style]}_);(${figure[style]});"—"_)`;
}

/** "Thousands, US dollars": what the figures of a statement are counted in. */
export function currencyAndScalingLabel({
  style,
  currency,
  language = "en",
}: AmountFormat): string {
  return `${statementTexts[language].scaling[style]}, ${currencyName(currency, language)}`;
}

/** Required next to rounded figures (D-42); undefined where exact. */
export function roundingNote({
  style,
  currency,
  language = "en",
}: AmountFormat): string | undefined {
  const exact = style !== "Thousands" && (style === "Actuals" || currencyDigits(currency) === 0);
  return exact ? undefined : statementTexts[language].rounding;
}

/** The code itself for unknown currencies. */
function currencyName(currency: string, language: Language): string {
  const code = currency.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return currency;
  const key = `${language}/${code}`;
  const known = currencyNames.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
  });
  const name = format.formatToParts(2).find(({ type }) => type === "currency")?.value ?? currency;
  currencyNames.set(key, name);
  return name;
}

/** Making a format takes longer than a thousand figures. */
const currencyNames = new Map<string, string>();

function scale(style: NumberStyle): number {
  return style === "Thousands" ? 3 : 0;
}

/** Half away from zero. Remainders of doubles are exact. */
function roundAway(magnitude: number, dropped: number): number {
  const divisor = 10 ** dropped;
  const rest = magnitude % divisor;
  return (magnitude - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
}

function grouped(figures: string, group: string): string {
  let text = figures.slice(-3);
  for (let end = figures.length - 3; end > 0; end -= 3) {
    text = `${figures.slice(Math.max(0, end - 3), end)}${group}${text}`;
  }
  return text;
}
