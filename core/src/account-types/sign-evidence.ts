import type { AccountClass } from "./account-class.ts";

const trustInSigns = 0.9;

/** How often accounts of a class have a debit balance. */
const debitShares: Readonly<Record<AccountClass, number>> = {
  cash: 0.9,
  ar: 0.95,
  other_current_asset: 0.93,
  fixed_asset: 0.985,
  accumulated_depreciation: 0.02,
  other_asset: 0.95,
  ap: 0.06,
  credit_card: 0.08,
  other_current_liability: 0.12,
  long_term_debt: 0.05,
  equity: 0.3,
  retained_earnings: 0.25,
  revenue: 0.07,
  other_income: 0.1,
  cogs: 0.94,
  opex: 0.97,
  other_expense: 0.75,
  depreciation_amortization: 0.985,
  interest_expense: 0.97,
  income_tax: 0.93,
};

/** Log odds of a class by the side of an account's balance. */
export function signOdds(accountClass: AccountClass, balance: number | undefined): number {
  if (balance === undefined || balance === 0) return 0;
  const share = debitShares[accountClass];
  return trustInSigns * Math.log(balance > 0 ? share : 1 - share);
}
