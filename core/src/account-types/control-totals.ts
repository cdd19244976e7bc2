import { negate, sum, toMinor } from "../money/money.ts";
import {
  balanceAs,
  type ControlTotals,
  type StatementTotals,
  type TotalsProof,
  type TypedAccount,
} from "./typed-account.ts";

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

/** Whether the types make up both control totals. Accounts of one group may stand for each other, which no total shows. */
export function proveByTotals(
  known: StatementTotals,
  accounts: readonly TypedAccount[],
  totals: ControlTotals | undefined,
): TotalsProof {
  if (totals?.netIncome === undefined || totals.totalAssets === undefined) {
    return { result: "not-searched" };
  }
  const { netIncome, totalAssets } = totalsOf(known, accounts);
  const isProven = netIncome === totals.netIncome && totalAssets === totals.totalAssets;
  return { result: isProven ? "proven" : "none" };
}
