import { accountWords } from "./account-words.ts";
import { columnWords } from "./column-words.ts";
import type { WorkbookWords } from "./words.ts";

/** A workbook's words in English. */
export const en: WorkbookWords = {
  titles: {
    "financial-statements": "Financial statements",
    "accounts-receivable": "Accounts receivable",
    "accounts-payable": "Accounts payable",
    transactions: "Transactions",
    "general-ledger": "General ledger",
  },
  onCashBasis: "cash basis",
  subject: (basis, packageName) => `${basis}, from ${packageName}`,
  pages: "Page {page} of {pages}",
  dayFormat: "[$-409]mmm\\ d\\,\\ yyyy",
  contents: { name: "Contents", notes: "Notes", tiesOut: "Ties out", offBy: "Off by" },
  sheets: {
    statements: {
      BalanceSheet: {
        FiscalYearsAndYTD: "Balance sheet, years",
        FiscalQuartersAndQTD: "Balance sheet, quarters",
        MonthsAndMTD: "Balance sheet, months",
      },
      IncomeStatement: {
        FiscalYearsAndYTD: "Income statement, years",
        FiscalQuartersAndQTD: "Income statement, quarters",
        MonthsAndMTD: "Income statement, months",
      },
    },
    trialBalance: "Trial balance",
    balances: "Monthly balances",
    activity: "Monthly activity",
    chart: "Chart of accounts",
    tieOut: "Tie-out",
    summary: "Summary",
    aging: "Aging",
    openDocuments: "Open documents",
    parties: "Customers and vendors",
  },
  says: {
    trialBalance: "Balances at the end of each fiscal year and on the last day collected.",
    balances: "Each account's balance at the end of each period. Debits are positive.",
    activity: "Debits less credits of each account in the period that ends on the day shown.",
    chart: "Every account, with where it stands and how sure its classification is.",
    tieOut: "The books, against themselves and the reports that came with them.",
    openDocuments: "Every open document on each of those days. Filter by As of.",
    parties:
      "Every customer and vendor, with what was done with them over the whole time collected.",
  },
  columns: columnWords.en,
  accounts: accountWords.en,
  total: "Total",
  check: "Check",
  checks: {
    of: (what) => `Check: ${what}`,
    balanceSheet: "Assets less liabilities and equity",
    incomeStatement: "Result less that of all income and expense accounts",
    sections: (sheet) => `Sections less ${sheet}`,
    sides: "Debits less credits",
    sidesAtEnds: "Debits less credits, at the end of each period",
    sidesInBalance: "Debits less credits: zero in balance",
  },
  tieOut: {
    proved: { Pass: "Tied out", Fail: "Not tied out", Inconclusive: "Not checkable" },
    reviewed: { Pass: "Nothing found", Fail: "Finding", Inconclusive: "Not reviewed" },
    categories: {
      ledger: "Ledger",
      statement: "Statements",
      vendor: "Reports",
      aging: "Aging",
      quality: "Quality",
    },
    severities: { high: "High", medium: "Medium", low: "Low" },
    summary: ["Tied out: ", " of ", ", ", " not checkable"],
  },
  aging: {
    sides: {
      receivable: {
        party: "Customer",
        parties: "Customers",
        control: "Accounts receivable in the ledger",
        lessControl: "Total less accounts receivable in the ledger",
        saysSummary: "One row a day. Difference is against Accounts receivable in the ledger.",
      },
      payable: {
        party: "Vendor",
        parties: "Vendors",
        control: "Accounts payable in the ledger",
        lessControl: "Total less accounts payable in the ledger",
        saysSummary: "One row a day. Difference is against Accounts payable in the ledger.",
      },
    },
    buckets: ["Current", "1–30", "31–60", "61–90", "Over 90"],
    documentKinds: {
      invoice: "Invoice",
      credit: "Credit",
      bill: "Bill",
      "vendor-credit": "Vendor credit",
      unapplied: "Unapplied",
    },
    says: (day) => `What was open on ${day}, by party and by days past due.`,
    notCheckable: "not checkable",
    noControl: "Not checkable: the ledger has nothing to compare with on this day",
  },
  long: {
    says: (items, span) => `${items}, ${span}.`,
    file: (name, items) => `${name}: ${items}.`,
    harmless: "In the files a text that looks like a formula has an apostrophe before it.",
    tables: {
      "general-ledger": {
        noun: ["line", "lines"],
        saysTieOut: "What the lines of each year come to, beside what the balances moved by.",
        tooMany: (most) =>
          `These are more than ${most} lines, too many for a workbook. They're in CSV files beside it:`,
        notes: [
          "Every line as it came, by date, transaction and line; line breaks are spaces.",
          "A text that looks like a formula is a text: nothing from the books is ever worked out.",
        ],
      },
      transactions: {
        noun: ["transaction", "transactions"],
        saysTieOut:
          "What the transactions of each year come to, beside what the balances moved by.",
        tooMany: (most) =>
          `These are more than ${most} transactions, too many for a workbook. They're in CSV files beside it:`,
        notes: [
          "A transaction's amount is the sum of its debits.",
          "Its party, number and memo are those of the first line that has one.",
        ],
      },
    },
  },
  partyKinds: { customer: "Customer", vendor: "Vendor", other: "Other" },
  notes: {
    statements: [
      "Every figure of a statement is a live formula over Monthly balances or Monthly activity, and holds the exact amount.",
      "On the data sheets debits are positive and credits negative. The statements show each section on its usual side.",
      "Income and expense accounts start each fiscal year at zero; its result is carried to retained earnings.",
    ],
    rounding: (note) => `Rounding is a matter of number formats. ${note}.`,
    agings: [
      "Every figure of an aging is a live formula over Open documents.",
      "Days past due are counted from the due date, or from the document's own date where it has none.",
      "Credits and payments that aren't applied yet reduce what is outstanding, in the bucket of their own date.",
    ],
  },
};
