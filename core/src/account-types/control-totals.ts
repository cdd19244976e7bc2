import { negate, sum, toMinor } from "../money/money.ts";
import { balanceAs, type StatementTotals, type TypedAccount } from "./typed-account.ts";

export const noTotals: StatementTotals = {
  netIncome: toMinor(0),
  totalAssets: toMinor(0),
  revenue: toMinor(0),
  liabilities: toMinor(0),
};

type Counted = Pick<TypedAccount, "balance" | "ofYear" | "accountClass" | "side">;

/** Adds the accounts up by their classes, on top of those that are known. Accounts of unknown type count nowhere. */
export function totalsOf(known: StatementTotals, accounts: readonly Counted[]): StatementTotals {
  const added = (isIn: (account: Counted) => boolean) =>
    sum(accounts.filter(isIn).map((account) => balanceAs(account, account.side)));
  const ofSides = (...sides: TypedAccount["side"][]) => added(({ side }) => sides.includes(side));
  return {
    netIncome: sum([known.netIncome, negate(ofSides("income", "expense"))]),
    totalAssets: sum([known.totalAssets, ofSides("asset")]),
    revenue: sum([known.revenue, negate(added(({ accountClass }) => accountClass === "revenue"))]),
    liabilities: sum([known.liabilities, negate(ofSides("liability"))]),
  };
}
