import type { Account, AccountType } from "../books/books.ts";

/** National charts of accounts. */
export type Plan = "bas" | "pcg" | "ns4102" | "snc";

/** Number prefixes by type, or by subtype where that has its own. */
const beginnings: Record<Plan, Readonly<Record<AccountType, string> & Record<string, string>>> = {
  bas: {
    Bank: "19",
    "Accounts Receivable": "15",
    "Other Current Asset": "16",
    Inventory: "14",
    PrepaidExpenses: "17",
    "Fixed Asset": "12",
    "Other Asset": "13",
    "Accounts Payable": "244",
    "Credit Card": "289",
    "Other Current Liability": "28",
    "Long Term Liability": "23",
    Equity: "20",
    RetainedEarnings: "2091",
    Income: "30",
    "Cost of Goods Sold": "40",
    Expense: "50",
    InterestPaid: "84",
    "Other Income": "83",
    Depreciation: "78",
    "Other Expense": "87",
  },
  pcg: {
    Bank: "512",
    "Accounts Receivable": "411",
    "Other Current Asset": "409",
    Inventory: "37",
    PrepaidExpenses: "486",
    "Fixed Asset": "21",
    AccumulatedDepreciation: "28",
    "Other Asset": "27",
    "Accounts Payable": "401",
    "Credit Card": "519",
    "Other Current Liability": "46",
    "Long Term Liability": "164",
    Equity: "10",
    RetainedEarnings: "110",
    Income: "70",
    "Cost of Goods Sold": "607",
    Expense: "61",
    InterestPaid: "661",
    "Other Income": "76",
    Depreciation: "681",
    "Other Expense": "67",
  },
  ns4102: {
    Bank: "19",
    "Accounts Receivable": "15",
    "Other Current Asset": "16",
    Inventory: "14",
    PrepaidExpenses: "17",
    "Fixed Asset": "12",
    "Other Asset": "13",
    "Accounts Payable": "24",
    "Credit Card": "299",
    "Other Current Liability": "29",
    "Long Term Liability": "22",
    Equity: "20",
    RetainedEarnings: "205",
    Income: "30",
    "Cost of Goods Sold": "40",
    Expense: "63",
    "Other Income": "80",
    Depreciation: "60",
    InterestPaid: "815",
    "Other Expense": "81",
  },
  snc: {
    Bank: "12",
    "Accounts Receivable": "21",
    "Other Current Asset": "14",
    Inventory: "32",
    PrepaidExpenses: "281",
    "Fixed Asset": "43",
    AccumulatedDepreciation: "438",
    "Other Asset": "41",
    "Accounts Payable": "22",
    "Credit Card": "278",
    "Other Current Liability": "27",
    "Long Term Liability": "25",
    Equity: "51",
    RetainedEarnings: "56",
    Income: "71",
    "Cost of Goods Sold": "61",
    Expense: "62",
    "Other Income": "78",
    Depreciation: "64",
    InterestPaid: "691",
    "Other Expense": "68",
  },
};

/** Account numbers in a national chart, by DEX number; six digits, unique. */
export function planNumbers(accounts: readonly Account[], plan: Plan): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    accounts.map(({ number, type, subType }) => {
      const beginning = beginnings[plan][subType] ?? beginnings[plan][type];
      const count = (counts.get(beginning) ?? 0) + 1;
      counts.set(beginning, count);
      return [number, beginning + String(count).padStart(6 - beginning.length, "0")] as const;
    }),
  );
}
