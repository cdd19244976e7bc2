/** The type of the account for each role. Packages number and name accounts in their own ways. */
export const roles = {
  checking: "Bank",
  savings: "Bank",
  receivables: "Accounts Receivable",
  inventory: "Other Current Asset",
  prepaid: "Other Current Asset",
  vehicles: "Fixed Asset",
  vehicleCost: "Fixed Asset",
  vehicleDepreciation: "Fixed Asset",
  equipment: "Fixed Asset",
  deposit: "Other Asset",
  payables: "Accounts Payable",
  card: "Credit Card",
  salesTax: "Other Current Liability",
  payrollTax: "Other Current Liability",
  loan: "Long Term Liability",
  capital: "Equity",
  drawings: "Equity",
  retained: "Equity",
  sales: "Income",
  services: "Income",
  returns: "Income",
  goods: "Cost of Goods Sold",
  freight: "Cost of Goods Sold",
  wages: "Expense",
  employerTax: "Expense",
  rent: "Expense",
  utilities: "Expense",
  telephone: "Expense",
  insurance: "Expense",
  advertising: "Expense",
  travel: "Expense",
  bankFees: "Expense",
  depreciation: "Expense",
  interestIncome: "Other Income",
  interestExpense: "Other Expense",
} as const;

export type Role = keyof typeof roles;

export type EntryType =
  | "Invoice"
  | "Credit Memo"
  | "Payment"
  | "Bill"
  | "Bill Payment"
  | "Check"
  | "Expense"
  | "Deposit"
  | "Transfer"
  | "Journal Entry";
