import { setImmediate as breathe } from "node:timers/promises";
import type { Account, Books, Transaction } from "../books/books.ts";
import { type DayNumber, endOfMonth, startOfFiscalYear } from "../books/calendar.ts";
import { type Balances, type Ledger, rolledBalances } from "../reports/balances.ts";

export interface Extract {
  readonly books: Books;
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** Only those with a balance or a movement. */
  readonly accounts: readonly Account[];
  /** Opening balances, with earlier fiscal years in equity. */
  readonly openings: Balances;
  /** Closing balances, in the same form. */
  readonly closings: Balances;
  readonly transactions: readonly Transaction[];
}

export interface MonthlyExtract {
  readonly books: Books;
  readonly accounts: readonly Account[];
  readonly months: readonly { readonly end: DayNumber; readonly balances: Balances }[];
}

/** `ledger` is that of the accrual basis, which files use. */
export async function extract(
  books: Books,
  ledger: Ledger,
  { from, to }: { readonly from: DayNumber; readonly to: DayNumber },
): Promise<Extract> {
  const { balances: openings } = await rolledBalances(books, ledger, from - 1, from);
  const { balances: closings } = await rolledBalances(books, ledger, to);
  const transactions: Transaction[] = [];
  const moved = new Set<string>();
  for (let day = from; day <= to; day += 1) {
    for (const transaction of books.transactionsOn(day, "accrual")) {
      transactions.push(transaction);
      for (const { account } of transaction.lines) moved.add(account);
    }
    if (day === endOfMonth(day)) await breathe();
  }
  const accounts = books.accounts.filter(
    ({ number }) => moved.has(number) || holds(openings, number) || holds(closings, number),
  );
  return { books, from, to, accounts, openings, closings, transactions };
}

export async function monthlyExtract(
  books: Books,
  ledger: Ledger,
  { from, to }: { readonly from: DayNumber; readonly to: DayNumber },
): Promise<MonthlyExtract> {
  const months: { end: DayNumber; balances: Balances }[] = [];
  for (let end = endOfMonth(from); end <= to; end = endOfMonth(end + 1)) {
    months.push({ end, balances: (await rolledBalances(books, ledger, end)).balances });
  }
  const accounts = books.accounts.filter(({ number }) =>
    months.some(({ balances }) => holds(balances, number)),
  );
  return { books, accounts, months };
}

export function withYearEnd(books: Books, fiscalYearEndMonth: number): Books {
  return { ...books, company: { ...books.company, fiscalYearEndMonth } };
}

/** The last completed fiscal year. */
export function lastFiscalYear({ company }: Books): { from: DayNumber; to: DayNumber } {
  const to = startOfFiscalYear(company.last, company.fiscalYearEndMonth) - 1;
  return { from: startOfFiscalYear(to, company.fiscalYearEndMonth), to };
}

const holds = (balances: Balances, number: string) => (balances.get(number) ?? 0) !== 0;
