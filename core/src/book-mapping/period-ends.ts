import { type Day, startOfMonth } from "../calendar/day.ts";
import { type FiscalYearEnd, fiscalYearOf } from "../calendar/fiscal-year.ts";
import type { Account } from "../ledger/ledger.ts";
import type { FileBooks } from "./file-books.ts";

export interface PeriodEnd {
  readonly books: FileBooks;
  readonly span: "year" | "month";
  readonly end: Day;
  readonly yearEnd: Day;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Each nominal account's result for the period, zeros included. */
  readonly earned: ReadonlyMap<string, number>;
}

interface Figure {
  readonly accountId: string;
  readonly on: Day;
  readonly amount: number;
}

export function periodEnds(
  books: FileBooks,
  chart: readonly Account[],
  fiscalYearEnd: FiscalYearEnd,
): PeriodEnd[] {
  const accounts = new Map(chart.map((account) => [account.id, account]));
  const { lines, movements, openings, closings } = books;
  const posted = [...lines.months, ...movements].map(({ accountId, end: on, debit, credit }) => ({
    accountId,
    on,
    amount: debit - credit,
  }));
  const byDay = nominalByDay(posted.length > 0 ? [...posted, ...openings] : closings, accounts);
  const days = new Set((posted.length > 0 ? posted : closings).map(({ on }) => on));

  return [...days].sort().flatMap((end): PeriodEnd[] => {
    const year = fiscalYearOf(end, fiscalYearEnd);
    const of = (span: PeriodEnd["span"], start: Day) => {
      const earned = sumsBetween(byDay, posted.length > 0 ? start : end, end);
      return { books, span, end, yearEnd: year.end, accounts, earned };
    };
    const month = of("month", startOfMonth(end));
    // Books that begin mid-year open with earlier earnings, on the eve.
    return year.end === end ? [month, of("year", year.start)] : [month];
  });
}

function nominalByDay(
  figures: readonly Figure[],
  accounts: PeriodEnd["accounts"],
): ReadonlyMap<Day, readonly Figure[]> {
  const byDay = new Map<Day, Figure[]>();
  for (const figure of figures) {
    if (!isNominal({ accounts }, figure.accountId)) continue;
    const ofDay = byDay.get(figure.on) ?? [];
    ofDay.push(figure);
    byDay.set(figure.on, ofDay);
  }
  return byDay;
}

function sumsBetween(
  byDay: ReadonlyMap<Day, readonly Figure[]>,
  start: Day,
  end: Day,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [day, figures] of byDay) {
    if (day < start || day > end) continue;
    for (const { accountId, amount } of figures) {
      sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
    }
  }
  return sums;
}

export const isNominal = ({ accounts }: Pick<PeriodEnd, "accounts">, accountId: string): boolean =>
  accounts.get(accountId)?.kind === "Nominal";

export function isEquity({ accounts }: Pick<PeriodEnd, "accounts">, accountId: string): boolean {
  const classification = accounts.get(accountId)?.classification;
  return classification === "equity" || classification === "retained_earnings";
}
