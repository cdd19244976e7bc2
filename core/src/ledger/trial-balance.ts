import type { Day } from "../calendar/index.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import type { Account } from "./account.ts";
import type { Ledger } from "./ledger.ts";
import { ledgerBalances } from "./ledger-balances.ts";

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

/** The fiscal year's result up to a cut, debit positive: a profit is below zero. */
export function resultToDate(ledger: Ledger, end: Day): Minor {
  const balances = ledgerBalances(ledger);
  return sum(
    ledger.accounts
      .filter(({ kind }) => kind === "Nominal")
      .map(({ id }) => balances.closing(id, end)),
  );
}
