import type { Account } from "./account.ts";
import type { Ledger, LedgerMonth } from "./ledger.ts";

/** A ledger's rows by account, for whoever asks about one account after the other. */
export interface LedgerIndex {
  readonly account: (accountId: string) => Account | undefined;
  /** The account's rows in the order of their cuts; none where it never held or moved anything. */
  readonly months: (accountId: string) => readonly LedgerMonth[];
}

/** Reads the accounts and months once; asked again for the same books, it remembers. */
export function ledgerIndex({
  accounts,
  months,
}: Pick<Ledger, "accounts" | "months">): LedgerIndex {
  return {
    account: (accountId) => accountsById(accounts).get(accountId),
    months: (accountId) => monthsByAccount(months).get(accountId) ?? [],
  };
}

/** The accounts of a chart by id, read once for each chart. */
export function accountsById(accounts: readonly Account[]): ReadonlyMap<string, Account> {
  const known = rememberedAccounts.get(accounts);
  if (known) return known;
  const byId = new Map(accounts.map((account) => [account.id, account]));
  rememberedAccounts.set(accounts, byId);
  return byId;
}

function monthsByAccount(months: readonly LedgerMonth[]): MonthsByAccount {
  const known = rememberedMonths.get(months);
  if (known) return known;
  const byAccount = new Map<string, LedgerMonth[]>();
  for (const month of months) {
    const own = byAccount.get(month.accountId);
    if (own) own.push(month);
    else byAccount.set(month.accountId, [month]);
  }
  rememberedMonths.set(months, byAccount);
  return byAccount;
}

type MonthsByAccount = ReadonlyMap<string, readonly LedgerMonth[]>;

// A ledger never changes, so neither does its index. Both are forgotten together.
const rememberedAccounts = new WeakMap<readonly Account[], ReadonlyMap<string, Account>>();
const rememberedMonths = new WeakMap<readonly LedgerMonth[], MonthsByAccount>();
