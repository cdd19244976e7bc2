import type { Day } from "../calendar/index.ts";
import { type Minor, sum, toMinor } from "../money/index.ts";
import type { Account } from "./account.ts";
import type { Ledger, LedgerMonth } from "./ledger.ts";

/** An account's closing balance, on the side it stands on; the other side is zero. */
export interface TrialBalanceRow {
  readonly account: Account;
  readonly debit: Minor;
  readonly credit: Minor;
}

export interface TrialBalance {
  readonly end: Day;
  readonly rows: readonly TrialBalanceRow[];
  readonly totalDebit: Minor;
  readonly totalCredit: Minor;
}

/** The balances at a cut, in the order of the accounts, those at zero left out. */
export function trialBalance(ledger: Ledger, end: Day): TrialBalance {
  const balances = ledgerBalances(ledger);
  const rows = ledger.accounts.flatMap((account) => {
    const closing = balances.closing(account.id, end);
    const [debit, credit] = closing > 0 ? [closing, 0] : [0, -closing];
    return closing === 0 ? [] : [{ account, debit: toMinor(debit), credit: toMinor(credit) }];
  });
  return {
    end,
    rows,
    totalDebit: sum(rows.map(({ debit }) => debit)),
    totalCredit: sum(rows.map(({ credit }) => credit)),
  };
}

/** A ledger's figures by account and cut. What has no row is zero. */
export interface LedgerBalances {
  /** The balance at the end of a cut, debit positive. */
  readonly closing: (accountId: string, end: Day) => Minor;
  /** What was posted between two days, both included, in whole periods; debits less credits. */
  readonly movement: (accountId: string, start: Day, end: Day) => Minor;
  /** Whether the account had a balance or a movement at any cut. */
  readonly used: (accountId: string) => boolean;
}

/** Indexes a ledger once, for many questions. */
export function ledgerBalances({ months }: Pick<Ledger, "months">): LedgerBalances {
  const byAccount = new Map<string, LedgerMonth[]>();
  const byAccountAndEnd = new Map<string, Map<Day, LedgerMonth>>();
  for (const month of months) {
    const ofAccount = byAccount.get(month.accountId);
    if (ofAccount) ofAccount.push(month);
    else byAccount.set(month.accountId, [month]);

    const byEnd = byAccountAndEnd.get(month.accountId) ?? new Map<Day, LedgerMonth>();
    byEnd.set(month.end, month);
    byAccountAndEnd.set(month.accountId, byEnd);
  }

  return {
    closing: (accountId, end) => byAccountAndEnd.get(accountId)?.get(end)?.closing ?? toMinor(0),
    movement: (accountId, start, end) => {
      let total = toMinor(0);
      for (const month of byAccount.get(accountId) ?? []) {
        if (month.end < start || month.end > end) continue;
        total = toMinor(total + toMinor(month.debit - month.credit));
      }
      return total;
    },
    used: (accountId) => byAccount.has(accountId),
  };
}

/** The fiscal year's result up to a cut, debit positive: a profit is below zero. */
export function resultToDate(ledger: Ledger, end: Day): Minor {
  const balances = ledgerBalances(ledger);
  return sum(
    ledger.accounts
      .filter(({ kind }) => kind === "Nominal")
      .map(({ id }) => balances.closing(id, end)),
  );
}
