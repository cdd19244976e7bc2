import { yearOf } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import {
  type Chart,
  type LayoutAccount,
  type LayoutAccountType,
  type LayoutCompany,
  layoutCompany,
} from "./business.ts";
import {
  balancesOn,
  type Evidence,
  type Layout,
  longBritishDay,
  shortBritishDay,
} from "./layout.ts";
import { resultTypes, type StatementPart, statementRows } from "./statements.ts";
import { accountTransactions, generalLedgerDetail, typeNames } from "./xero-transactions.ts";

/** Xero's own chart, with codes of three digits and without parents. */
const chart: Chart = {
  checking: ["090", "Business Bank Account"],
  savings: ["091", "Business Savings Account"],
  receivables: ["610", "Accounts Receivable"],
  inventory: ["630", "Inventory"],
  prepaid: ["620", "Prepayments"],
  vehicles: ["750", "Leasehold Improvements"],
  vehicleCost: ["740", "Motor Vehicles"],
  vehicleDepreciation: ["741", "Less Accumulated Depreciation on Motor Vehicles"],
  equipment: ["710", "Office Equipment"],
  deposit: ["650", "Rental Bond"],
  payables: ["800", "Accounts Payable"],
  card: ["801", "Company Credit Card"],
  salesTax: ["820", "Sales Tax"],
  payrollTax: ["825", "PAYE Payable"],
  loan: ["900", "Loan"],
  capital: ["970", "Owner A Funds Introduced"],
  drawings: ["980", "Owner A Drawings"],
  retained: ["960", "Retained Earnings"],
  sales: ["200", "Sales"],
  services: ["210", "Consulting"],
  returns: ["220", "Sales Returns"],
  goods: ["310", "Cost of Goods Sold"],
  freight: ["425", "Freight & Courier"],
  wages: ["477", "Salaries"],
  employerTax: ["478", "Employer National Insurance"],
  rent: ["469", "Rent"],
  utilities: ["445", "Light, Power, Heating"],
  telephone: ["489", "Telephone & Internet"],
  insurance: ["433", "Insurance"],
  advertising: ["400", "Advertising"],
  travel: ["493", "Travel - National"],
  bankFees: ["404", "Bank Fees"],
  depreciation: ["416", "Depreciation"],
  interestIncome: ["270", "Interest Income"],
  interestExpense: ["437", "Interest Expense"],
};

const company = layoutCompany(chart, { name: "Larkspur Supply Ltd", currency: "GBP" });

const quoted = (what: string): Evidence => ({
  from: "public sample",
  where: `parsers on GitHub that quote real exports: ${what}`,
});

const about = { package: "Xero", company } as const;

export const xero: readonly Layout[] = [
  {
    ...about,
    report: "trial-balance",
    format: "xlsx",
    evidence: quoted("Account Code, Account, Account Type, Debit - Year to date …, a year before"),
    write: (company) => [trialBalance(company)],
  },
  {
    ...about,
    report: "transaction-detail",
    variant: "Account Transactions",
    format: "csv",
    evidence: quoted("Date, Source … Running Balance, Gross, Tax; Opening, Total, Closing Balance"),
    write: (company) => [accountTransactions(company, true)],
  },
  {
    ...about,
    report: "transaction-detail",
    variant: "Account Transactions",
    format: "xlsx",
    evidence: quoted("Date, Source … Running Balance, Gross, Tax; Opening, Total, Closing Balance"),
    write: (company) => [accountTransactions(company)],
  },
  {
    ...about,
    report: "general-ledger",
    variant: "General Ledger Detail",
    format: "xlsx",
    says: "no openings",
    evidence: quoted(
      "Date, Source, Contact … Account Code, Account, Account Type, Related account",
    ),
    write: (company) => [generalLedgerDetail(company)],
  },
  {
    ...about,
    report: "profit-and-loss",
    format: "xlsx",
    evidence: quoted("Trading Income, Total Trading Income, Cost of Sales, Net Profit"),
    write: (company) => [profitAndLoss(company)],
  },
  {
    ...about,
    report: "balance-sheet",
    format: "xlsx",
    evidence: quoted("Assets, Bank, Current Assets, Net Assets, Current Year Earnings"),
    write: (company) => [balanceSheet(company)],
  },
];

/** A comparison with the year before is on by default: debits above zero, credits below. */
function trialBalance(company: LayoutCompany): Table {
  const { accounts, openings, from, to } = company;
  const balances = balancesOn(company, to);
  const rows = accounts.flatMap((account): (readonly CellValue[])[] => {
    const cents = balances.get(account.role) ?? 0;
    const before = openings.get(account.role) ?? 0;
    if (cents === 0 && before === 0) return [];
    return [
      [
        ...[account.number, account.name, typeNames[account.type]],
        ...(cents < 0 ? [undefined, { cents: -cents }] : [{ cents }, undefined]),
        { cents: before },
      ],
    ];
  });
  const sum = { cents: [...balances.values()].reduce((sum, one) => sum + Math.max(0, one), 0) };
  return {
    name: "Trial Balance",
    rows: [
      ["Trial Balance"],
      [company.name],
      [`As at ${longBritishDay(to)}`],
      [],
      [
        ...["Account Code", "Account", "Account Type"],
        ...["Debit - Year to date", "Credit - Year to date", shortBritishDay(from - 1)],
      ],
      ...rows,
      ["", "Total", "", sum, sum, { cents: 0 }],
    ],
  };
}

const style = {
  label: ({ name }: LayoutAccount) => name,
  total: ({ name }: LayoutAccount) => `Total ${name}`,
};

const part = (title: string, ...types: LayoutAccountType[]): StatementPart => ({
  ...{ title, types },
  total: `Total ${title}`,
});

function statement(
  company: LayoutCompany,
  title: string,
  period: string,
  column: string,
  parts: readonly StatementPart[],
): Table {
  const rows = statementRows(company, parts, style);
  return {
    name: title,
    rows: [
      [title],
      [company.name],
      [period],
      [],
      ["Account", column],
      ...rows.map(({ label, cents }): readonly CellValue[] => [
        label,
        cents === undefined ? undefined : { cents },
      ]),
    ],
  };
}

function profitAndLoss(company: LayoutCompany): Table {
  const year = `For the year ended ${longBritishDay(company.to)}`;
  return statement(company, "Profit and Loss", year, String(yearOf(company.to)), [
    part("Trading Income", "Income"),
    part("Cost of Sales", "Cost of Goods Sold"),
    { line: "Gross Profit", types: ["Income", "Cost of Goods Sold"] },
    part("Other Income", "Other Income"),
    part("Operating Expenses", "Expense", "Other Expense"),
    { line: "Net Profit", types: resultTypes },
  ]);
}

function balanceSheet(company: LayoutCompany): Table {
  const day = `As at ${longBritishDay(company.to)}`;
  const column = shortBritishDay(company.to);
  const whole = (title: string, ...parts: StatementPart[]): StatementPart => ({
    ...{ title, parts },
    total: `Total ${title}`,
  });
  const assets = whole(
    "Assets",
    part("Bank", "Bank"),
    part("Current Assets", "Accounts Receivable", "Other Current Asset"),
    part("Fixed Assets", "Fixed Asset"),
    part("Non-current Assets", "Other Asset"),
  );
  const liabilities = whole(
    "Liabilities",
    part(
      "Current Liabilities",
      ...(["Accounts Payable", "Credit Card", "Other Current Liability"] as const),
    ),
    part("Non-current Liabilities", "Long Term Liability"),
  );
  const owned: StatementPart = {
    title: "Equity",
    types: ["Equity"],
    parts: [{ line: "Current Year Earnings", types: resultTypes, adds: true }],
    total: "Total Equity",
  };
  return statement(company, "Balance Sheet", day, column, [
    assets,
    liabilities,
    { line: "Net Assets", types: ["Equity", ...resultTypes] },
    owned,
  ]);
}
