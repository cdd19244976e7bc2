import { type Day, formatDay } from "../calendar/day.ts";
import { filled, type Language } from "../language/language.ts";
import type { StatementType } from "./layout.ts";
import { currencyAndScalingLabel, roundingNote } from "./number-style.ts";
import type { NumberStyle, Statement } from "./statement.ts";
import { statementTexts } from "./texts.ts";

/** Shown above a statement (D-43); page numbers are the printer's. */
export interface StatementHeading {
  readonly legalName: string;
  readonly title: string;
  readonly basis: string;
  /** "Thousands, US dollars". */
  readonly currencyAndScaling: string;
  /** "As of Mar 15, 2026", "Jan 1, 2024 to Mar 15, 2026". */
  readonly period: string;
  /** "Unaudited. Prepared from QuickBooks Online as of Mar 15, 2026, 14:05 UTC". */
  readonly provenance: string;
  /** Set where figures are rounded. */
  readonly note?: string;
}

export interface HeadingCircumstances {
  /** The package's name, as people know it. */
  readonly packageName: string;
  /** When the books were read. */
  readonly asOf: Date;
  readonly numberStyle: NumberStyle;
  /** English by default. */
  readonly language?: Language;
}

export interface HeadedStatement
  extends Pick<Statement, "legalName" | "basis" | "currency" | "columns"> {
  readonly type: StatementType | "CashFlowStatement";
}

/** Says what a statement is, whose, from where, and how sure one may be of it. */
export function statementHeading(
  { type, legalName, basis, currency, columns }: HeadedStatement,
  { packageName, asOf, numberStyle, language = "en" }: HeadingCircumstances,
): StatementHeading {
  const texts = statementTexts[language];
  const format = { style: numberStyle, currency, language };
  const note = roundingNote(format);
  const starts = columns.map(({ start }) => start).toSorted();
  const ends = columns.map(({ end }) => end).toSorted();

  return {
    legalName,
    title: texts.titles[type],
    basis: texts.bases[basis],
    currencyAndScaling: currencyAndScalingLabel(format),
    period: periodOf(type, starts[0], ends.at(-1), language),
    provenance: filled(texts.provenance, {
      package: packageName,
      instant: formatInstant(asOf, language),
    }),
    ...(note && { note }),
  };
}

function periodOf(
  type: HeadedStatement["type"],
  start: Day | undefined,
  end: Day | undefined,
  language: Language,
): string {
  const texts = statementTexts[language];
  if (start === undefined || end === undefined) return texts.noPeriod;
  return type === "BalanceSheet"
    ? filled(texts.asOf, { day: formatDay(end, language) })
    : filled(texts.span, { from: formatDay(start, language), to: formatDay(end, language) });
}

/** UTC, so that a record reads the same everywhere. */
export function formatInstant(instant: Date, language: Language): string {
  const text = instant.toISOString();
  return `${formatDay(text.slice(0, 10) as Day, language)}, ${text.slice(11, 16)} UTC`;
}
