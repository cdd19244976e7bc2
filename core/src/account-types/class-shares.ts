import { type AccountClass, accountClasses, type Side, sideOf } from "./account-class.ts";

/** Shares of the classes in charts of small businesses. */
export const classShares: Readonly<Record<AccountClass, number>> = {
  cash: 0.04,
  ar: 0.025,
  other_current_asset: 0.08,
  fixed_asset: 0.06,
  accumulated_depreciation: 0.04,
  other_asset: 0.03,
  ap: 0.02,
  credit_card: 0.015,
  other_current_liability: 0.12,
  long_term_debt: 0.05,
  equity: 0.045,
  retained_earnings: 0.02,
  revenue: 0.06,
  other_income: 0.03,
  cogs: 0.06,
  opex: 0.27,
  other_expense: 0.02,
  depreciation_amortization: 0.015,
  interest_expense: 0.015,
  income_tax: 0.012,
};

/** Of a side's classes together. */
export const usualShareOf = (side: Side): number =>
  accountClasses.reduce((sum, each) => sum + (sideOf(each) === side ? classShares[each] : 0), 0);
