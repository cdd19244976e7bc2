import { type Language, languageOf } from "@tieout/core/language";
import { type Minor, sum, toMinor } from "@tieout/core/money";
import { formatAmount } from "@tieout/core/statement/number-style";
import type { NumberStyle, Statement } from "@tieout/core/statement/statement";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { ShownStatement } from "../../spread/use-statement.ts";

export interface SelectionFigures {
  readonly period: string;
  readonly count: number;
  readonly average: string;
  /** Debits less credits, whatever the side of their sections; a net credit is in parentheses. */
  readonly netDebit: string;
}

/** Of the selected lines in one period. The average is rounded to a minor unit. */
export function selectionFigures(
  { lineItems, columns, currency }: Statement,
  selection: ReadonlySet<string>,
  column: number,
  { style, language }: { readonly style: NumberStyle; readonly language: Language },
): SelectionFigures | undefined {
  const period = columns[column];
  const amounts = lineItems.flatMap(({ id, amounts }): readonly Minor[] => {
    const amount = selection.has(id) ? amounts?.[column] : undefined;
    return amount === undefined ? [] : [amount];
  });
  if (!period || amounts.length === 0) return undefined;
  const total = sum(amounts);
  const format = { style, currency, language };
  return {
    period: period.label,
    count: amounts.length,
    average: formatAmount(toMinor(Math.round(total / amounts.length)), format),
    netDebit: formatAmount(total, format),
  };
}

export function useSelectionFigures(
  { statement, shown }: ShownStatement,
  selection: ReadonlySet<string>,
  column: number,
): SelectionFigures | undefined {
  const { locale } = useIntl();
  const { numberStyle: style } = shown;
  return useMemo(
    () => selectionFigures(statement, selection, column, { style, language: languageOf(locale) }),
    [statement, selection, column, style, locale],
  );
}
