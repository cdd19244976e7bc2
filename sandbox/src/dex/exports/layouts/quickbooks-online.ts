import type { CellValue, Table } from "../tables.ts";
import {
  type Chart,
  type LayoutAccount,
  type LayoutCompany,
  layoutCompany,
  renumbered,
} from "./business.ts";
import { balancesOn, type Evidence, type Layout, longUsDay, pathOf } from "./layout.ts";
import { ledger, period, stamp } from "./quickbooks-online-ledger.ts";
import { balanceSheetOf, profitAndLossOf } from "./quickbooks-statements.ts";
import { type StatementRow, statementRows } from "./statements.ts";

/** Names as QuickBooks Online proposes them; each fixed asset has a "Depreciation" of its own, as the expense is called. */
const chart: Chart = {
  checking: ["", "Checking"],
  savings: ["", "Savings"],
  receivables: ["", "Accounts Receivable (A/R)"],
  inventory: ["", "Inventory Asset"],
  prepaid: ["", "Prepaid Expenses"],
  vehicles: ["", "Vehicles"],
  vehicleCost: ["", "Original Cost", "vehicles"],
  vehicleDepreciation: ["", "Depreciation", "vehicles"],
  equipment: ["", "Tools & Equipment"],
  deposit: ["", "Security Deposits"],
  payables: ["", "Accounts Payable (A/P)"],
  card: ["", "Visa (4410)"],
  salesTax: ["", "Sales Tax Payable"],
  payrollTax: ["", "Payroll Liabilities"],
  loan: ["", "Notes Payable"],
  capital: ["", "Owner's Investment"],
  drawings: ["", "Owner's Draws"],
  retained: ["", "Retained Earnings"],
  sales: ["", "Sales of Product Income"],
  services: ["", "Services"],
  returns: ["", "Discounts/Refunds Given"],
  goods: ["", "Cost of Goods Sold"],
  freight: ["", "Shipping, Freight & Delivery - COS", "goods"],
  wages: ["", "Payroll Expenses"],
  employerTax: ["", "Taxes", "wages"],
  rent: ["", "Rent or Lease of Buildings"],
  utilities: ["", "Utilities"],
  telephone: ["", "Phone Service", "utilities"],
  insurance: ["", "Insurance"],
  advertising: ["", "Advertising & Marketing"],
  travel: ["", "Travel"],
  bankFees: ["", "Bank Charges & Fees"],
  depreciation: ["", "Depreciation"],
  interestIncome: ["", "Interest Earned"],
  interestExpense: ["", "Interest Paid"],
};

const company = layoutCompany(chart);

/** The same where the company has turned account numbers on. */
const numbered = layoutCompany(renumbered(chart, (index) => String(1000 + index * 50)));

const current = { distribution: true, split: "Split account" } as const;

const quoted = (what: string): Evidence => ({
  from: "public sample",
  where: `parsers on GitHub that quote real exports: ${what}`,
});

const about = { package: "QuickBooks Online", company } as const;

export const quickBooksOnline: readonly Layout[] = [
  {
    ...about,
    report: "trial-balance",
    format: "xlsx",
    evidence: quoted("company, title, As of; amounts are formulas without values; TOTAL; stamp"),
    write: (company) => [trialBalance(company)],
  },
  {
    ...about,
    report: "trial-balance",
    variant: "account numbers",
    format: "xlsx",
    company: numbered,
    evidence: quoted("the account's number, then its parents' names and its own"),
    write: (company) => [trialBalance(company)],
  },
  {
    ...about,
    report: "general-ledger",
    format: "csv",
    evidence: quoted("Distribution account, Split account; Beginning Balance; Total for, with $"),
    write: (company) => [ledger(company, "General Ledger", { ...current, format: "csv" })],
  },
  {
    ...about,
    report: "general-ledger",
    format: "xlsx",
    evidence: quoted("Distribution account, Split account; totals as formulas; stamp"),
    write: (company) => [ledger(company, "General Ledger", { ...current, format: "xlsx" })],
  },
  {
    ...about,
    report: "general-ledger",
    variant: "account numbers",
    format: "xlsx",
    company: numbered,
    evidence: quoted("the account's number and its own name, without its parents'"),
    write: (company) => [ledger(company, "General Ledger", { ...current, format: "xlsx" })],
  },
  {
    ...about,
    report: "general-ledger",
    variant: "before 2024",
    format: "csv",
    evidence: quoted("Date, Transaction Type, Num, Name, Memo/Description, Split, Amount, Balance"),
    write: (company) => [
      ledger(company, "General Ledger", { split: "Split", before2024: true, format: "csv" }),
    ],
  },
  {
    ...about,
    report: "transaction-detail",
    format: "csv",
    evidence: quoted("Transaction Detail by Account: Transaction date, Description, Split"),
    write: (company) => [
      ledger(company, "Transaction Detail by Account", { split: "Split", format: "csv" }),
    ],
  },
  {
    ...about,
    report: "transaction-detail",
    format: "xlsx",
    evidence: quoted("Transaction Detail by Account: Transaction date, Description, Split"),
    write: (company) => [
      ledger(company, "Transaction Detail by Account", { split: "Split", format: "xlsx" }),
    ],
  },
  {
    ...about,
    report: "profit-and-loss",
    format: "xlsx",
    evidence: quoted("title, company, period; Distribution account, Total; Total for; formulas"),
    write: (company) => [profitAndLoss(company)],
  },
  {
    ...about,
    report: "balance-sheet",
    format: "xlsx",
    evidence: quoted("title, company, As of; Distribution account, Total; Total for; formulas"),
    write: (company) => [balanceSheet(company)],
  },
];

/** QuickBooks Online writes amounts as formulas, and no spreadsheet has calculated them. */
const amount = (cents: number): CellValue => ({ formula: (cents / 100).toFixed(2) });

function trialBalance(company: LayoutCompany): Table {
  const balances = balancesOn(company, company.to);
  const rows = company.accounts.flatMap((account): (readonly CellValue[])[] => {
    const cents = balances.get(account.role) ?? 0;
    if (cents === 0) return [];
    const label = `${account.number} ${pathOf(account)}`.trim();
    return [[label, ...(cents > 0 ? [amount(cents)] : ["", amount(-cents)])]];
  });
  const sum = (column: string) => ({
    formula: rows.map((_, index) => `(${column}${index + 6})`).join("+"),
  });
  return {
    name: "Trial Balance",
    rows: [
      [company.name],
      ["Trial Balance"],
      [`As of ${longUsDay(company.to)}`],
      [],
      ["", "Debit", "Credit"],
      ...rows,
      ["TOTAL", sum("B"), sum("C")],
      [],
      [],
      [`${stamp.replace("January", "Jan")} - Accrual Basis`],
    ],
  };
}

const style = {
  label: ({ number, name }: LayoutAccount) => `${number} ${name}`.trim(),
  total: ({ number, name }: LayoutAccount) => `Total for ${`${number} ${name}`.trim()}`,
};

/** Names are indented by spaces. */
const asRows = (rows: readonly StatementRow[]) =>
  rows.map(({ depth, label, cents }): readonly CellValue[] => [
    `${"   ".repeat(depth)}${label}`,
    cents === undefined ? undefined : amount(cents),
  ]);

function profitAndLoss(company: LayoutCompany): Table {
  return {
    name: "Profit and Loss",
    rows: [
      ["Profit and Loss"],
      [company.name],
      [period(company)],
      [],
      ["Distribution account", "Total"],
      ...asRows(statementRows(company, profitAndLossOf("online"), style)),
      [],
      [`Accrual Basis ${stamp}`],
    ],
  };
}

function balanceSheet(company: LayoutCompany): Table {
  return {
    name: "Balance Sheet",
    rows: [
      ["Balance Sheet"],
      [company.name],
      [`As of ${longUsDay(company.to)}`],
      [],
      ["Distribution account", "Total"],
      ...asRows(statementRows(company, balanceSheetOf("online"), style)),
      [],
      [`Accrual Basis ${stamp}`],
    ],
  };
}
