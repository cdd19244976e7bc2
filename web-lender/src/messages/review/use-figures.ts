import { fileSize } from "@tieout/core/document";
import { languageOf } from "@tieout/core/language";
import type { Minor } from "@tieout/core/money";
import { formatAmount } from "@tieout/core/statement/number-style";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";

export interface Figures {
  /** Exact, with parentheses below zero and a dash for zero (D-42). */
  readonly amount: (amount: Minor, currency: string) => string;
  /** The month a day of the books lies in: "September 2025". */
  readonly month: (day: string) => string;
  /** "Sep 2025" */
  readonly shortMonth: (day: string) => string;
  readonly count: (count: number) => string;
  /** "1.3 MB", where 1 KB is 1,024 bytes. */
  readonly fileSize: (bytes: number) => string;
}

export function useFigures(): Figures {
  const intl = useIntl();
  return useMemo(() => figuresIn(intl), [intl]);
}

function figuresIn({ locale, formatDate, formatNumber }: IntlShape): Figures {
  const language = languageOf(locale);
  const books = { timeZone: "UTC", year: "numeric" } as const;
  return {
    amount: (amount, currency) => formatAmount(amount, { style: "Actuals", currency, language }),
    month: (day) => formatDate(day, { ...books, month: "long" }),
    shortMonth: (day) => formatDate(day, { ...books, month: "short" }),
    count: (count) => formatNumber(count),
    fileSize: (bytes) => fileSize(bytes, language),
  };
}
