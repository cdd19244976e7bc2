import type { CellValue, Table } from "../tables.ts";
import { type Chart, type LayoutAccount, type LayoutCompany, layoutCompany } from "./business.ts";
import { balancesOn, blanks, grouped, type Layout, linesOf, usDay } from "./layout.ts";
import type { EntryType } from "./roles.ts";
import { resultTypes, type StatementPart, statementRows } from "./statements.ts";

const chart: Chart = {
  checking: ["10010", "Checking - First Valley"],
  savings: ["10040", "Money Market"],
  receivables: ["12100", "Accounts Receivable"],
  inventory: ["13100", "Inventory"],
  prepaid: ["14100", "Prepaid Insurance"],
  vehicles: ["15000", "Vehicles Clearing"],
  vehicleCost: ["15100", "Vehicles"],
  vehicleDepreciation: ["15900", "Accumulated Depreciation - Vehicles"],
  equipment: ["15200", "Equipment"],
  deposit: ["18100", "Deposits"],
  payables: ["20100", "Accounts Payable"],
  card: ["20400", "Corporate Card"],
  salesTax: ["21100", "Sales Tax Payable"],
  payrollTax: ["21300", "Payroll Taxes Payable"],
  loan: ["25100", "Notes Payable - Long Term"],
  capital: ["30100", "Members Capital"],
  drawings: ["30300", "Members Draws"],
  retained: ["35000", "Retained Earnings"],
  sales: ["40100", "Product Revenue"],
  services: ["40200", "Service Revenue"],
  returns: ["40900", "Sales Returns"],
  goods: ["50100", "Cost of Goods Sold"],
  freight: ["50300", "Freight In"],
  wages: ["60100", "Salaries and Wages"],
  employerTax: ["60200", "Payroll Taxes"],
  rent: ["61100", "Rent"],
  utilities: ["61200", "Utilities"],
  telephone: ["61300", "Telephone"],
  insurance: ["61400", "Insurance"],
  advertising: ["62100", "Advertising"],
  travel: ["62200", "Travel"],
  bankFees: ["63100", "Bank Fees"],
  depreciation: ["64100", "Depreciation Expense"],
  interestIncome: ["70100", "Interest Income"],
  interestExpense: ["71100", "Interest Expense"],
};

const company = layoutCompany(chart);

const about = { package: "Sage Intacct", company } as const;

export const sageIntacct: readonly Layout[] = [
  {
    ...about,
    report: "trial-balance",
    format: "xlsx",
    says: "openings",
    evidence: { from: "unconfirmed" },
    write: (company) => [trialBalance(company)],
  },
  {
    ...about,
    report: "general-ledger",
    format: "csv",
    evidence: {
      from: "public sample",
      where:
        "parsers on GitHub that read real exports: Company name: … End date:; Posted dt., Doc dt.; (Balance forward As of …); Totals for",
    },
    write: (company) => [generalLedger(company)],
  },
  {
    ...about,
    report: "profit-and-loss",
    format: "xlsx",
    evidence: { from: "unconfirmed" },
    write: (company) => [incomeStatement(company)],
  },
  {
    ...about,
    report: "balance-sheet",
    format: "xlsx",
    evidence: { from: "unconfirmed" },
    write: (company) => [balanceSheet(company)],
  },
];

/** The first rows of every report. It's made on a day that is neither the first nor the last of the period. */
const titles = ({ name, from, to }: LayoutCompany, report: string) => [
  ["Company name:", name],
  ["Report name:", report],
  ["Start date:", usDay(from)],
  ["End date:", usDay(to)],
  ["Created on:", "01/09/2026"],
  [],
];

function trialBalance(company: LayoutCompany): Table {
  const { accounts, openings, to } = company;
  const balances = balancesOn(company, to);
  const sums = [0, 0, 0, 0];
  const rows = accounts.flatMap((account): (readonly CellValue[])[] => {
    const own = linesOf(company, account).map(({ cents }) => cents);
    const side = (sign: 1 | -1) => own.reduce((sum, cents) => sum + Math.max(0, sign * cents), 0);
    const opening = openings.get(account.role) ?? 0;
    const figures = [opening, side(1), side(-1), balances.get(account.role) ?? 0];
    if (figures.every((cents) => cents === 0)) return [];
    for (const [i, cents] of figures.entries()) sums[i] = (sums[i] ?? 0) + cents;
    return [[account.number, account.name, ...figures.map((cents) => ({ cents }))]];
  });
  return {
    name: "Trial balance",
    rows: [
      ...titles(company, "Trial Balance"),
      [
        ...["Account number", "Account title"],
        ...["Opening balance", "Debit", "Credit", "Closing balance"],
      ],
      ...rows,
      ["Grand total", "", ...sums.map((cents) => ({ cents }))],
    ],
  };
}

const journals: Partial<Record<EntryType, string>> = {
  Invoice: "ARJ",
  "Credit Memo": "ARJ",
  Payment: "CRJ",
  Bill: "APJ",
  "Bill Payment": "CDJ",
  Check: "CDJ",
  Deposit: "CRJ",
  Transfer: "CMJ",
};

/** A heading has the balance forward; debits are positive. */
function generalLedger(company: LayoutCompany): Table {
  const { accounts, openings, from } = company;
  let [debits, credits] = [0, 0];

  function part(account: LayoutAccount): (readonly CellValue[])[] {
    const own = linesOf(company, account);
    const opening = openings.get(account.role) ?? 0;
    if (own.length === 0 && opening === 0) return [];
    const label = `${account.number} - ${account.name}`;
    let balance = opening;
    let [debit, credit] = [0, 0];
    const lines = own.map(({ entry, cents }): readonly CellValue[] => {
      balance += cents;
      debit += Math.max(0, cents);
      credit += Math.max(0, -cents);
      const { day, number, party, memo, type } = entry;
      return [
        ...[usDay(day), usDay(day), number, [party, memo].filter(Boolean).join(": ")],
        ...["", "100--Main", String(entry.id), journals[type] ?? "GJ"],
        ...(cents < 0 ? ["", grouped(-cents)] : [grouped(cents), ""]),
        grouped(balance),
      ];
    });
    debits += debit;
    credits += credit;
    return [
      [`${label} (Balance forward As of ${usDay(from)})`, ...blanks(9), grouped(opening)],
      ...lines,
      [`Totals for ${label}`, ...blanks(7), grouped(debit), grouped(credit), grouped(balance)],
    ];
  }

  const parts = accounts.flatMap(part);
  return {
    name: "General Ledger report",
    rows: [
      ...titles(company, "General Ledger report"),
      [
        ...["Posted dt.", "Doc dt.", "Doc", "Memo/Description", "Department", "Location"],
        ...["Txn No", "JNL", "Debit", "Credit", "Balance"],
      ],
      ...parts,
      ["Grand total", ...blanks(7), grouped(debits), grouped(credits), ""],
    ],
  };
}

const style = {
  label: ({ number, name }: LayoutAccount) => `${number} - ${name}`,
  total: ({ number, name }: LayoutAccount) => `Total ${number} - ${name}`,
};

function statement(
  company: LayoutCompany,
  title: string,
  column: string,
  parts: readonly StatementPart[],
): Table {
  const rows = statementRows(company, parts, style);
  return {
    name: title,
    rows: [
      [company.name],
      [title],
      [`As of ${usDay(company.to)}`],
      [],
      ["", column],
      ...rows.map(({ depth, label, cents }): readonly CellValue[] => [
        `${"  ".repeat(depth)}${label}`,
        cents === undefined ? undefined : { cents },
      ]),
    ],
  };
}

function incomeStatement(company: LayoutCompany): Table {
  return statement(company, "Income Statement", "Year Ending", [
    { title: "Revenue", types: ["Income"], total: "Total Revenue" },
    { title: "Cost of Revenue", types: ["Cost of Goods Sold"], total: "Total Cost of Revenue" },
    { line: "Gross Profit", types: ["Income", "Cost of Goods Sold"] },
    { title: "Operating Expenses", types: ["Expense"], total: "Total Operating Expenses" },
    { title: "Other Income", types: ["Other Income"], total: "Total Other Income" },
    { title: "Other Expense", types: ["Other Expense"], total: "Total Other Expense" },
    { line: "Net Income", types: resultTypes },
  ]);
}

function balanceSheet(company: LayoutCompany): Table {
  return statement(company, "Balance Sheet", "Current Year", [
    {
      title: "Assets",
      parts: [
        {
          title: "Current Assets",
          types: ["Bank", "Accounts Receivable", "Other Current Asset"],
          total: "Total Current Assets",
        },
        { title: "Fixed Assets", types: ["Fixed Asset"], total: "Total Fixed Assets" },
        { title: "Other Assets", types: ["Other Asset"], total: "Total Other Assets" },
      ],
      total: "Total Assets",
    },
    {
      title: "Liabilities and Equity",
      parts: [
        {
          title: "Current Liabilities",
          types: ["Accounts Payable", "Credit Card", "Other Current Liability"],
          total: "Total Current Liabilities",
        },
        {
          title: "Long Term Liabilities",
          types: ["Long Term Liability"],
          total: "Total Long Term Liabilities",
        },
        {
          title: "Equity",
          types: ["Equity"],
          parts: [{ line: "Net Income", types: resultTypes, adds: true }],
          total: "Total Equity",
        },
      ],
      total: "Total Liabilities and Equity",
    },
  ]);
}
