import type { AccountClass } from "../account-types/account-class.ts";
import type { VendorAccount } from "../ledger/ledger.ts";

export type VendorType = Pick<VendorAccount, "vendorType" | "vendorSubtype">;

export const vendorTypeOfClass = (accountClass: AccountClass): VendorType =>
  typesOfClasses[accountClass];

/** The words by which accounts are classified. */
const typesOfClasses: Readonly<Record<AccountClass, VendorType>> = {
  cash: { vendorType: "Bank" },
  ar: { vendorType: "AccountsReceivable" },
  other_current_asset: { vendorType: "OtherCurrentAsset" },
  fixed_asset: { vendorType: "FixedAsset" },
  accumulated_depreciation: {
    vendorType: "FixedAsset",
    vendorSubtype: "AccumulatedDepreciation",
  },
  other_asset: { vendorType: "OtherAsset" },
  ap: { vendorType: "AccountsPayable" },
  credit_card: { vendorType: "CreditCard" },
  other_current_liability: { vendorType: "OtherCurrentLiability" },
  long_term_debt: { vendorType: "LongTermLiability" },
  equity: { vendorType: "Equity" },
  retained_earnings: { vendorType: "RetainedEarnings" },
  revenue: { vendorType: "Income" },
  other_income: { vendorType: "OtherIncome" },
  cogs: { vendorType: "CostOfGoodsSold" },
  opex: { vendorType: "Expense" },
  other_expense: { vendorType: "OtherExpense" },
  depreciation_amortization: { vendorType: "Depreciation" },
  interest_expense: { vendorType: "Expense", vendorSubtype: "InterestExpense" },
  income_tax: { vendorType: "Expense", vendorSubtype: "IncomeTaxExpense" },
};
