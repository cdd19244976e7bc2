import type { Day } from "../calendar/day.ts";
import { fiscalYearOf } from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type Minor, negate } from "../money/money.ts";
import type { Adjustment } from "../spread/adjustment.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import type { BalanceGrid } from "./balance-grid.ts";
import { columnLetters, sheetPrefix } from "./cell.ts";
import type { StatementColumn } from "./statement-formulas.ts";
import { tableTitlesRow } from "./table-sheet.ts";

/** An entry with what is known of its origin. */
export interface DescribedAdjustment extends Adjustment {
  readonly documentName?: string;
  readonly madeBy?: string;
  readonly madeAt?: Date;
}

/** One row of the sheet. A reversal is a posting of its own. */
export interface Posting {
  /** As shown, from 1. */
  readonly number: number;
  readonly entry: DescribedAdjustment;
  readonly isReversal: boolean;
  readonly day: Day;
  readonly accountId: string;
  /** Debit positive. */
  readonly amount: Minor;
  /** Of the year whose result it belongs to. */
  readonly yearEnd: Day;
}

/** A basis's entries, as rows that formulas add up. */
export interface PostedEntries {
  readonly sheetName: string;
  readonly confirmed: readonly Posting[];
  /** Listed, but counted nowhere. */
  readonly drafts: readonly Posting[];
}

export function postedEntries(
  entries: readonly DescribedAdjustment[],
  { basis, fiscalYearEnd }: Ledger,
  sheetName: string,
): PostedEntries {
  const own = entries.filter((entry) => entry.basis === basis);
  const postingsOf = (status: Adjustment["status"], before: number) =>
    own
      .filter((entry) => entry.status === status)
      .flatMap((entry, i) => [
        ...postings(entry, before + i + 1, entry.day, false),
        ...(entry.reversal ? postings(entry, before + i + 1, entry.reversal, true) : []),
      ]);

  function postings(
    entry: DescribedAdjustment,
    number: number,
    day: Day,
    isReversal: boolean,
  ): Posting[] {
    const yearEnd = fiscalYearOf(day, fiscalYearEnd).end;
    return entry.lines.map(({ accountId, amount }) => ({
      number,
      entry,
      isReversal,
      day,
      accountId,
      amount: isReversal ? negate(amount) : amount,
      yearEnd,
    }));
  }

  const confirmed = postingsOf("Confirmed", 0);
  const drafts = postingsOf("Draft", confirmed.at(-1)?.number ?? 0);
  return { sheetName, confirmed, drafts };
}

/** Columns of the sheet that formulas read. */
export const postingColumns = {
  entry: 0,
  day: 2,
  debit: 6,
  credit: 7,
  amount: 13,
  kind: 14,
  yearEnd: 15,
  place: 16,
} as const;

export function postingRange(
  { sheetName, confirmed }: PostedEntries,
  column: keyof typeof postingColumns,
): string {
  const letter = columnLetters(postingColumns[column]);
  const [first, last] = [tableTitlesRow + 1, tableTitlesRow + Math.max(confirmed.length, 1)];
  return `${sheetPrefix(sheetName)}$${letter}$${first}:$${letter}$${last}`;
}

/**
 * What entries do to an account, debit positive: to its balance at the column's end, or within the column's days.
 * Current earnings take the income and expenses of the running year; retained earnings those of years before.
 */
export function adjustmentFormula(
  accountId: string,
  isBalance: boolean,
  posted: PostedEntries,
  grid: BalanceGrid,
  { startCell, endCell }: StatementColumn,
): string {
  const place = `${postingRange(posted, "place")},${grid.rowOf.get(accountId) ?? 0}`;
  const until = `${postingRange(posted, "day")},"<="&${endCell}`;
  const nominal = `${postingRange(posted, "kind")},"${grid.kinds.Nominal}"`;
  const yearEnd = postingRange(posted, "yearEnd");
  const added = (...criteria: readonly string[]) =>
    `SUMIFS(${[postingRange(posted, "amount"), ...criteria].join(",")})`;

  if (!isBalance) return added(place, `${postingRange(posted, "day")},">="&${startCell}`, until);
  if (accountId === currentEarningsId) return added(nominal, until, `${yearEnd},">="&${endCell}`);
  return accountId === grid.retainedEarningsId
    ? `${added(place, until)}+${added(nominal, `${yearEnd},"<"&${endCell}`)}`
    : added(place, until);
}

/** What entries do to a period's result, debit positive. */
export function adjustedResultFormula(
  posted: PostedEntries,
  grid: BalanceGrid,
  { startCell, endCell }: StatementColumn,
): string {
  const day = postingRange(posted, "day");
  return `SUMIFS(${postingRange(posted, "amount")},${postingRange(posted, "kind")},"${grid.kinds.Nominal}",${day},">="&${startCell},${day},"<="&${endCell})`;
}
