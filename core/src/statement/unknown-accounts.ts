import type { Account, Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";

/**
 * Accounts with figures that may be income or expenses for all that anybody knows. They're on the balance sheet, outside its totals,
 * and not on the income statement, so that net income may be another.
 */
export function unknownAccounts(ledger: Ledger): readonly Account[] {
  const { used } = ledgerBalances(ledger);
  return ledger.accounts.filter(
    ({ id, classification }) => classification === "unknown" && used(id),
  );
}
