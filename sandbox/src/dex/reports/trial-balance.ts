import type { Basis, Books } from "../books/books.ts";
import { type DayNumber, formatDay, startOfFiscalYear } from "../books/calendar.ts";
import { fullyQualifiedName } from "../books/chart.ts";
import { formatAmount } from "../books/dollars.ts";
import { type Ledger, rolledBalances } from "./balances.ts";

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
