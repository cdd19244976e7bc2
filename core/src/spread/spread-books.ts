import type { Account, Basis, ClassificationSource, Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { sum, toMinor } from "../money/money.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import type { AmountPeriod, SpreadBooks } from "./command.ts";

/** Sources that the package stands for; others are guesses or people's. */
const ofThePackage: ReadonlySet<ClassificationSource> = new Set([
  "special-role",
  "vendor-subtype",
  "vendor-type",
]);

/** `ledgers` has every basis collected; their charts are equal. */
export function spreadBooksOf(ledgers: Readonly<Partial<Record<Basis, Ledger>>>): SpreadBooks {
  const collected = Object.values(ledgers);
  const accounts = new Map<string, Account>(
    collected.flatMap((ledger) => ledger.accounts.map((account) => [account.id, account])),
  );
  const balances = collected.map(ledgerBalances);

  return {
    account: (id) => {
      const account = accounts.get(id);
      return (
        account && {
          ...(account.number !== undefined && { number: account.number }),
          name: account.name,
          classification: account.classification,
          classifiedBySource: ofThePackage.has(account.classificationSource),
        }
      );
    },
    calendar: (basis) => ledgers[basis],
    dormant: (id) => balances.every(({ used }) => !used(id)),
    amount: (id, type, { basis, start, end }: AmountPeriod) => {
      const ledger = ledgers[basis];
      if (!ledger) return toMinor(0);
      const { closing, movement } = ledgerBalances(ledger);
      if (type === "IncomeStatement") return movement(id, start, end);
      if (id !== currentEarningsId) return closing(id, end);
      const nominal = ledger.accounts.filter(({ kind }) => kind === "Nominal");
      return sum(nominal.map((account) => closing(account.id, end)));
    },
  };
}
