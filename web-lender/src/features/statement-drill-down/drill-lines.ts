import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { Basis } from "@tieout/core/ledger/ledger";
import { currencyDigits } from "@tieout/core/money";
import type { AdjustingLine } from "@tieout/core/spread/adjusted-ledger";
import { type Proof, proveLines } from "@tieout/core/statement/line-proof";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import {
  type AccountPeriod,
  type JournalLine,
  type JournalLines,
  journalLines,
  type SoughtLines,
} from "../../api/journal-lines.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { amountOf, decimalSign } from "../../messages/typed-amount.ts";
import type { AccountMonth } from "../../spread/line-detail.ts";

/** A line of the journal, or one that an adjustment posts. */
export interface DrillLine extends Pick<JournalLine, "date" | "debit" | "credit"> {
  readonly key: string;
  /** Undefined for an adjustment. */
  readonly journal?: JournalLine;
  readonly adjusting?: AdjustingLine;
}

/** As it stands in the address: the day, the number in its entry, the entry. */
const journalKey = ({ date, lineNumber, transactionId }: JournalLine) =>
  [date, lineNumber, transactionId].join(".");

const adjustingKey = ({ day, adjustmentId }: AdjustingLine) =>
  [day, "adjustment", adjustmentId].join(".");

/** The entry behind a key; undefined for an adjustment's, and for what is none. */
export function entryOf(
  key: string,
):
  | { readonly date: string; readonly lineNumber: number; readonly transactionId: string }
  | undefined {
  const [, date, number, transactionId] = /^(\d{4}-\d\d-\d\d)\.(\d+)\.(.+)$/s.exec(key) ?? [];
  if (date === undefined || transactionId === undefined) return undefined;
  return { date, lineNumber: Number(number), transactionId };
}

interface LinesAsked {
  readonly record: FinancialRecordPath;
  readonly basis: Basis;
  readonly accountId: string;
  readonly currency: string;
  /** Undefined where the account has none. */
  readonly month: AccountMonth | undefined;
  readonly adjusting: readonly AdjustingLine[];
  /** False for a file of balances. Then the only lines are those of adjustments. */
  readonly hasEntries: boolean;
  /** Empty for all lines. */
  readonly term: string;
}

export interface DrillLines {
  readonly hasEntries: boolean;
  readonly lines: readonly DrillLine[];
  /** Of all that there are, or of all that were found. Undefined while they're loading. */
  readonly total: Totals | undefined;
  /** Of the whole month, whatever is looked for. */
  readonly count: number | undefined;
  /** Undefined until all lines of the month are loaded. */
  readonly proof: Proof | undefined;
  readonly period: AccountPeriod | undefined;
  readonly sought: SoughtLines | undefined;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly tryAgain: () => void;
}

interface Totals {
  readonly count: number;
  readonly debit: number;
  readonly credit: number;
}

/** A month's lines: the journal's, by pages, and before them those of adjustments. */
export function useDrillLines({
  record,
  basis,
  accountId,
  currency,
  month,
  adjusting,
  hasEntries,
  term,
}: LinesAsked): DrillLines {
  const { locale } = useIntl();
  const isRead = month !== undefined && hasEntries;
  const period = isRead ? { accountId, basis, from: month.start, to: month.end } : undefined;
  const sought = soughtOf(term, { decimal: decimalSign(locale), digits: currencyDigits(currency) });
  const all = useInfiniteQuery(asked(record, period, undefined));
  const found = useInfiniteQuery(asked(record, sought && period, sought));
  const shown = sought ? found : all;

  const journal = useMemo(() => linesOf(shown.data), [shown.data]);
  const lines = sought ? journal : [...adjusting.map(asLine), ...journal];
  const whole = withAdjusting(hasEntries ? all.data?.pages[0] : noLines, adjusting);
  return {
    hasEntries,
    lines,
    total: sought ? shown.data?.pages[0] : whole,
    count: whole?.count,
    proof:
      whole && isRead
        ? proveLines(whole, [...adjusting.map(asLine), ...linesOf(all.data)], month)
        : undefined,
    period,
    sought,
    error: shown.error,
    hasMore: shown.hasNextPage,
    isLoadingMore: shown.isFetchingNextPage,
    loadMore: () => void shown.fetchNextPage(),
    tryAgain: () => void shown.refetch(),
  };
}

function asked(
  record: FinancialRecordPath,
  period: AccountPeriod | undefined,
  sought: SoughtLines | undefined,
) {
  const none = { accountId: "", from: "", to: "", basis: "accrual" } as const;
  return { ...journalLines(record, period ?? none, sought), enabled: period !== undefined };
}

function soughtOf(term: string, style: Parameters<typeof amountOf>[1]): SoughtLines | undefined {
  const find = term.trim();
  if (find === "") return undefined;
  const findAmount = amountOf(find, style);
  return { find, ...(findAmount !== undefined && { findAmount }) };
}

function linesOf(data: InfiniteData<JournalLines> | undefined): DrillLine[] {
  return (data?.pages ?? []).flatMap((page) =>
    page.lines.map((journal) => {
      const { date, debit, credit } = journal;
      return { key: journalKey(journal), date, debit, credit, journal };
    }),
  );
}

function asLine(adjusting: AdjustingLine): DrillLine {
  const { day: date, debit, credit } = adjusting;
  return { key: adjustingKey(adjusting), date, debit, credit, adjusting };
}

const noLines = { count: 0, debit: 0, credit: 0, checked: true };

function withAdjusting(
  total: (Totals & { readonly checked: boolean }) | undefined,
  adjusting: readonly AdjustingLine[],
): (Totals & { readonly checked: boolean }) | undefined {
  if (!total) return undefined;
  const { count, debit, credit, checked } = total;
  return {
    checked,
    count: count + adjusting.length,
    debit: adjusting.reduce((sum, line) => sum + line.debit, debit),
    credit: adjusting.reduce((sum, line) => sum + line.credit, credit),
  };
}
