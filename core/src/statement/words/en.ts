import type { StatementWords } from "./words.ts";

/** A statement's words in English, which is how layouts are kept. */
export const en: StatementWords = {
  titles: { BalanceSheet: "Balance sheet", IncomeStatement: "Income statement" },
  bases: { accrual: "Accrual basis", cash: "Cash basis" },
  scaling: {
    Thousands: "Thousands",
    ActualsDisplayedAsWholeNumber: "Whole amounts",
    Actuals: "Actuals",
  },
  rounding: "Figures may not add due to rounding",
  noPeriod: "No period",
  asOf: (day) => `As of ${day}`,
  span: (from, to) => `${from} to ${to}`,
  provenance: (packageName, instant) => `Unaudited. Prepared from ${packageName} as of ${instant}`,
  currentEarnings: "Current earnings",
  sections: {
    assets: { header: "Assets", footer: "Total assets" },
    "current-assets": { header: "Current assets", footer: "Total current assets" },
    cash: { header: "Cash", footer: "Total cash" },
    "accounts-receivable": { header: "Accounts receivable", footer: "Total accounts receivable" },
    inventory: { header: "Inventory", footer: "Total inventory" },
    "fixed-assets": { header: "Fixed assets", footer: "Total fixed assets" },
    "other-assets": { header: "Other assets", footer: "Total other assets" },
    "liabilities-and-equity": {
      header: "Liabilities and equity",
      footer: "Total liabilities and equity",
    },
    liabilities: { header: "Liabilities", footer: "Total liabilities" },
    "current-liabilities": { header: "Current liabilities", footer: "Total current liabilities" },
    "accounts-payable": { header: "Accounts payable", footer: "Total accounts payable" },
    "credit-cards": { header: "Credit cards", footer: "Total credit cards" },
    "long-term-liabilities": {
      header: "Long-term liabilities",
      footer: "Total long-term liabilities",
    },
    equity: { header: "Equity", footer: "Total equity" },
    revenue: { header: "Revenue", footer: "Total revenue" },
    "cost-of-goods-sold": { header: "Cost of goods sold", footer: "Total cost of goods sold" },
    "operating-expenses": { header: "Operating expenses", footer: "Total operating expenses" },
    "other-income": { header: "Other income", footer: "Total other income" },
    "other-expense": { header: "Other expense", footer: "Total other expense" },
    "income-tax": { header: "Income tax", footer: "Total income tax" },
  },
  formulas: {
    "gross-profit": "Gross profit",
    "operating-income": "Operating income",
    "income-before-tax": "Income before tax",
    "net-income": "Net income",
  },
};
