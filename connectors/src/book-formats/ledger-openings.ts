import type { Minor } from "@tieout/core/money";

/** What a ledger says that an account began with, debit positive. */
export interface Opening {
  readonly accountId: string;
  readonly amount: Minor;
  /** Its side stands in the file, and isn't only that of the account. */
  readonly isTold: boolean;
}

export interface LedgerOpenings {
  readonly add: (opening: Opening) => void;
  /** Those of an account, or all of them. */
  readonly of: (accountId?: string) => readonly Opening[];
}

export function ledgerOpenings(): LedgerOpenings {
  const all: Opening[] = [];
  const byAccount = new Map<string, Opening[]>();
  return {
    add: (opening) => {
      all.push(opening);
      const before = byAccount.get(opening.accountId);
      if (before) before.push(opening);
      else byAccount.set(opening.accountId, [opening]);
    },
    of: (accountId) => (accountId === undefined ? all : (byAccount.get(accountId) ?? [])),
  };
}
