import { setImmediate as breathe } from "node:timers/promises";
import {
  type Account,
  type Basis,
  type Books,
  formatAmount,
  fullyQualifiedName,
  isTemporary,
} from "../books/books.ts";
import { type DayNumber, endOfMonth, formatDay, startOfFiscalYear } from "../books/calendar.ts";

/** Cents by account number, debit positive. Accounts without postings are missing. */
export type Balances = ReadonlyMap<string, number>;

export interface Ledger {
  readonly balancesAt: (day: DayNumber) => Promise<Balances>;
  /** Movements between two days, both included. */
  readonly movementsBetween: (from: DayNumber, to: DayNumber) => Promise<Balances>;
  readonly lineCount: () => Promise<number>;
}

interface MonthEnd {
  readonly day: DayNumber;
  readonly balances: Balances;
  readonly lines: number;
}

/** Reads the books once and keeps each month end, so a million lines need little memory. Yields between months. */
export function ledgerOf(books: Books, basis: Basis): Ledger {
  const { first, last } = books.company;
  const monthEnds: MonthEnd[] = [];
  let reading: Promise<unknown> = Promise.resolve();

  const readUpTo = (day: DayNumber) => {
    const before = reading;
    reading = before.then(async () => {
      for (;;) {
        const known = monthEnds.at(-1) ?? { day: first - 1, balances: new Map(), lines: 0 };
        const next = Math.min(endOfMonth(known.day + 1), last);
        if (next > day || next === known.day) return;
        monthEnds.push(addDays(books, basis, known, next));
        await breathe();
      }
    });
    return reading;
  };
  const monthEndBefore = (day: DayNumber): MonthEnd => {
    const found = monthEnds.findLast((monthEnd) => monthEnd.day <= day);
    return found ?? { day: first - 1, balances: new Map(), lines: 0 };
  };
  const balancesAt = async (day: DayNumber) => {
    await readUpTo(day);
    return addDays(books, basis, monthEndBefore(day), Math.min(day, last)).balances;
  };

  return {
    balancesAt,
    movementsBetween: async (from, to) =>
      difference(await balancesAt(to), await balancesAt(from - 1)),
    lineCount: async () => {
      await readUpTo(last);
      return monthEndBefore(last).lines;
    },
  };
}

function addDays(books: Books, basis: Basis, from: MonthEnd, to: DayNumber): MonthEnd {
  const balances = new Map(from.balances);
  let lines = from.lines;
  for (let day = from.day + 1; day <= to; day += 1) {
    for (const transaction of books.transactionsOn(day, basis)) {
      lines += transaction.lines.length;
      for (const { account, amount } of transaction.lines) {
        balances.set(account, (balances.get(account) ?? 0) + amount);
      }
    }
  }
  return { day: to, balances, lines };
}

function difference(later: Balances, earlier: Balances): Balances {
  return new Map(
    [...later].map(([account, cents]) => [account, cents - (earlier.get(account) ?? 0)]),
  );
}

/** Net result; negative for a profit, as income is a credit. */
export function resultOf(balances: Balances, accounts: readonly Account[]): number {
  return accounts
    .filter(isTemporary)
    .reduce((total, { number }) => total + (balances.get(number) ?? 0), 0);
}

/**
 * A day's balances as in a trial balance, with years before that of `within` in equity. For a fiscal year's opening
 * balances, `day` is its eve and `within` its first day.
 */
export async function rolledBalances(
  books: Books,
  ledger: Ledger,
  day: DayNumber,
  within = day,
): Promise<{ balances: Balances; earlierResult: number }> {
  const { accounts, company } = books;
  const all = await ledger.balancesAt(day);
  const earlier = await ledger.balancesAt(
    startOfFiscalYear(within, company.fiscalYearEndMonth) - 1,
  );
  const earlierResult = resultOf(earlier, accounts);
  const balances = new Map(all);
  for (const { number } of accounts.filter(isTemporary)) {
    balances.set(number, (all.get(number) ?? 0) - (earlier.get(number) ?? 0));
  }
  const retained = accounts.find(({ subType }) => subType === "RetainedEarnings");
  if (!retained) throw new Error(`${company.id} has no retained earnings`);
  balances.set(retained.number, (all.get(retained.number) ?? 0) + earlierResult);

  return { balances, earlierResult };
}

/** `TrialBalance` of `dex.yaml`. It balances exactly when the books do. */
export async function trialBalance(books: Books, ledger: Ledger, basis: Basis, day: DayNumber) {
  const { balances } = await rolledBalances(books, ledger, day);
  const rows = books.accounts.flatMap((account) => {
    const cents = balances.get(account.number) ?? 0;
    if (cents === 0) return [];
    const label = `${account.number} ${fullyQualifiedName(account, books.accounts)}`;
    return [{ accountId: account.id, label, cents }];
  });
  const total = (sign: 1 | -1) =>
    rows.reduce((sum, { cents }) => sum + Math.max(0, sign * cents), 0);

  return {
    report: "trial-balance",
    basis,
    asOf: formatDay(day),
    fiscalYearStart: formatDay(startOfFiscalYear(day, books.company.fiscalYearEndMonth)),
    currency: "USD",
    rows: rows.map(({ accountId, label, cents }) => ({
      accountId,
      label,
      debit: formatAmount(Math.max(0, cents)),
      credit: formatAmount(Math.max(0, -cents)),
    })),
    totals: { debit: formatAmount(total(1)), credit: formatAmount(total(-1)) },
  };
}
