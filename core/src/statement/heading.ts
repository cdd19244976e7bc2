import { type Day, formatDay } from "../calendar/index.ts";
import { currencyAndScalingLabel, roundingNote } from "./number-style.ts";
import type { NumberStyle, Statement, StatementType } from "./statement.ts";

/** The lines that stand over a statement wherever it is shown (D-43); page numbers are the printer's. */
export interface StatementHeading {
  readonly legalName: string;
  /** "Balance sheet". */
  readonly title: string;
  /** "Accrual basis". */
  readonly basis: string;
  /** "Thousands, US dollars". */
  readonly currencyAndScaling: string;
  /** "As of Mar 15, 2026", "Jan 1, 2024 to Mar 15, 2026". */
  readonly period: string;
  /** "Unaudited. Prepared from QuickBooks Online as of Mar 15, 2026, 14:05 UTC". */
  readonly provenance: string;
  /** Where figures are rounded. */
  readonly note?: string;
}

export interface HeadingCircumstances {
  /** The package's name, as people know it. */
  readonly packageName: string;
  /** When the books were read. */
  readonly asOf: Date;
  readonly numberStyle: NumberStyle;
}

export const statementTitles: Record<StatementType, string> = {
  BalanceSheet: "Balance sheet",
  IncomeStatement: "Income statement",
};

/** Says what a statement is, whose, from where, and how sure one may be of it. */
export function statementHeading(
  { type, legalName, basis, currency, columns }: Statement,
  { packageName, asOf, numberStyle }: HeadingCircumstances,
): StatementHeading {
  const format = { style: numberStyle, currency };
  const note = roundingNote(format);
  const starts = columns.map(({ start }) => start).toSorted();
  const ends = columns.map(({ end }) => end).toSorted();

  return {
    legalName,
    title: statementTitles[type],
    basis: basis === "accrual" ? "Accrual basis" : "Cash basis",
    currencyAndScaling: currencyAndScalingLabel(format),
    period: periodOf(type, starts[0], ends.at(-1)),
    provenance: `Unaudited. Prepared from ${packageName} as of ${formatInstant(asOf)}`,
    ...(note && { note }),
  };
}

function periodOf(type: StatementType, start: Day | undefined, end: Day | undefined): string {
  if (start === undefined || end === undefined) return "No period";
  return type === "BalanceSheet"
    ? `As of ${formatDay(end)}`
    : `${formatDay(start)} to ${formatDay(end)}`;
}

/** In UTC, so that the same record reads the same everywhere. */
function formatInstant(instant: Date): string {
  const text = instant.toISOString();
  return `${formatDay(text.slice(0, 10) as Day)}, ${text.slice(11, 16)} UTC`;
}
