import type { VendorAccount } from "../ledger/index.ts";
import { datevPlans } from "./datev-plans.ts";

/** Charts that a country or a habit lays down, so that a number says what an account is. */
export type AccountPlan = "bas" | "pcg" | "ns4102" | "skr03" | "skr04" | "common";

/**
 * The longest beginning of a number counts. After a slash, a subtype. Words are those that core
 * classifies by.
 */
const plans: Record<AccountPlan, Record<string, string>> = {
  // Sweden.
  bas: {
    "10": "OtherAsset",
    "11": "FixedAsset",
    "12": "FixedAsset",
    "13": "OtherAsset",
    "14": "Inventory",
    "15": "AccountsReceivable",
    "16": "OtherCurrentAsset",
    "17": "Prepayment",
    "18": "OtherCurrentAsset",
    "19": "Bank",
    "20": "Equity",
    "2091": "RetainedEarnings",
    "2098": "RetainedEarnings",
    "21": "OtherLiability",
    "22": "OtherLiability",
    "23": "LongTermLiability",
    "24": "AccountsPayable",
    "241": "OtherCurrentLiability",
    "242": "OtherCurrentLiability",
    "25": "OtherCurrentLiability/CurrentTaxLiability",
    "26": "GST",
    "27": "OtherCurrentLiability/PayrollLiabilities",
    "28": "OtherCurrentLiability",
    "29": "OtherCurrentLiability",
    "3": "Income",
    "4": "CostOfGoodsSold",
    "5": "Expense",
    "6": "Expense",
    "7": "Expense",
    "78": "Depreciation",
    "8": "OtherExpense",
    "80": "OtherIncome",
    "81": "OtherIncome",
    "82": "OtherIncome",
    "83": "OtherIncome",
    "84": "Expense/InterestExpense",
    "89": "Expense/IncomeTaxExpense",
    "899": "OtherExpense",
  },
  // France.
  pcg: {
    "1": "Equity",
    "11": "RetainedEarnings",
    "15": "OtherLiability",
    "16": "LongTermLiability",
    "17": "LongTermLiability",
    "20": "OtherAsset/IntangibleAssets",
    "2": "FixedAsset",
    "26": "OtherAsset",
    "27": "OtherAsset",
    "28": "FixedAsset/AccumulatedDepreciation",
    "29": "FixedAsset/AccumulatedDepreciation",
    "3": "Inventory",
    "40": "AccountsPayable",
    "409": "OtherCurrentAsset",
    "41": "AccountsReceivable",
    "419": "OtherCurrentLiability",
    "44": "GST",
    "42": "OtherCurrentLiability/PayrollLiabilities",
    "43": "OtherCurrentLiability/PayrollLiabilities",
    "4": "OtherCurrentLiability",
    "486": "Prepayment",
    "487": "DeferRevenue",
    "49": "AccountsReceivable",
    "5": "Bank",
    "50": "OtherCurrentAsset",
    "519": "OtherCurrentLiability",
    "6": "Expense",
    "60": "CostOfGoodsSold",
    "66": "Expense/InterestExpense",
    "67": "OtherExpense",
    "68": "Depreciation",
    "69": "Expense/IncomeTaxExpense",
    "7": "Income",
    "75": "OtherIncome",
    "76": "OtherIncome",
    "77": "OtherIncome",
    "78": "OtherIncome",
    "8": "NonPosting",
  },
  // Norway.
  ns4102: {
    "10": "OtherAsset/IntangibleAssets",
    "11": "FixedAsset",
    "12": "FixedAsset",
    "13": "OtherAsset",
    "14": "Inventory",
    "15": "AccountsReceivable",
    "16": "OtherCurrentAsset",
    "17": "Prepayment",
    "18": "OtherCurrentAsset",
    "19": "Bank",
    "20": "Equity",
    "205": "RetainedEarnings",
    "21": "OtherLiability",
    "22": "LongTermLiability",
    "23": "OtherCurrentLiability",
    "24": "AccountsPayable",
    "25": "OtherCurrentLiability/CurrentTaxLiability",
    "27": "GST",
    "26": "OtherCurrentLiability/PayrollLiabilities",
    "28": "OtherCurrentLiability",
    "29": "OtherCurrentLiability",
    "3": "Income",
    "4": "CostOfGoodsSold",
    "5": "Expense",
    "6": "Expense",
    "60": "Depreciation",
    "7": "Expense",
    "80": "OtherIncome",
    "81": "OtherExpense",
    "83": "Expense/IncomeTaxExpense",
    "8": "OtherExpense",
  },
  // Germany.
  ...datevPlans,
  // What most small businesses elsewhere do.
  common: {
    "1": "OtherCurrentAsset",
    "2": "OtherCurrentLiability",
    "3": "Equity",
    "4": "Income",
    "5": "CostOfGoodsSold",
    "6": "Expense",
    "7": "Expense",
    "8": "OtherExpense",
    "9": "OtherExpense",
  },
};

/** The account with what its number says it is. One that says it itself, or has none, stays. */
export function typedByPlan(
  account: VendorAccount,
  plan: AccountPlan,
  number = account.number,
): VendorAccount {
  if (account.vendorType !== "" || number === undefined) return account;
  for (let length = number.length; length > 0; length--) {
    const words = plans[plan][number.slice(0, length)]?.split("/");
    if (!words) continue;
    const [vendorType = "", vendorSubtype] = words;
    return { ...account, vendorType, ...(vendorSubtype !== undefined && { vendorSubtype }) };
  }
  return account;
}
