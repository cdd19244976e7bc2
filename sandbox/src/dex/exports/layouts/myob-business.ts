import type { CellValue, Table } from "../tables.ts";
import { type Chart, type LayoutAccount, type LayoutCompany, layoutCompany } from "./business.ts";
import {
  balancesOn,
  blanks,
  grouped,
  type Layout,
  linesOf,
  longBritishDay,
  slashedDay,
} from "./layout.ts";
import { balanceSheet, profitAndLoss } from "./myob-business-statements.ts";
import type { EntryType } from "./roles.ts";

/** The digit before the dash is the account's type, which the package demands. */
const chart: Chart = {
  checking: ["1-1110", "Business Bank Account"],
  savings: ["1-1120", "Business Savings Account"],
  receivables: ["1-1210", "Trade Debtors"],
  inventory: ["1-1310", "Inventory"],
  prepaid: ["1-1410", "Prepaid Insurance"],
  vehicles: ["1-2300", "Vehicles Clearing"],
  vehicleCost: ["1-2310", "Motor Vehicles at Cost"],
  vehicleDepreciation: ["1-2320", "Motor Vehicles Accum Depreciation"],
  equipment: ["1-2210", "Office Equipment at Cost"],
  deposit: ["1-3100", "Rental Bond"],
  payables: ["2-1210", "Trade Creditors"],
  card: ["2-1110", "Business Credit Card"],
  salesTax: ["2-1310", "GST Collected"],
  payrollTax: ["2-1420", "PAYG Withholding Payable"],
  loan: ["2-2110", "Bank Loan"],
  capital: ["3-1100", "Owner's Capital"],
  drawings: ["3-1200", "Owner's Drawings"],
  retained: ["3-8000", "Retained Earnings"],
  sales: ["4-1100", "Sales of Goods"],
  services: ["4-1200", "Service Income"],
  returns: ["4-1900", "Sales Returns"],
  goods: ["5-1100", "Cost of Goods Sold"],
  freight: ["5-1300", "Freight Inwards"],
  wages: ["6-5130", "Wages & Salaries"],
  employerTax: ["6-5140", "Payroll Tax"],
  rent: ["6-3100", "Rent"],
  utilities: ["6-3200", "Electricity"],
  telephone: ["6-1700", "Telephone"],
  insurance: ["6-1400", "Insurance"],
  advertising: ["6-1100", "Advertising"],
  travel: ["6-4100", "Travel & Accommodation"],
  bankFees: ["6-1200", "Bank Fees"],
  depreciation: ["6-1300", "Depreciation"],
  interestIncome: ["8-1100", "Interest Income"],
  interestExpense: ["9-1100", "Interest Expense"],
};

const company = layoutCompany(chart, {
  ...{ name: "Larkspur Supply Pty Ltd", currency: "AUD", startMonth: 1 },
});

const about = { package: "MYOB Business", company, evidence: { from: "unconfirmed" } } as const;

export const myobBusiness: readonly Layout[] = [
  {
    ...about,
    report: "trial-balance",
    format: "xlsx",
    write: (company) => [trialBalance(company)],
  },
  {
    ...about,
    report: "trial-balance",
    format: "csv",
    write: (company) => [trialBalance(company, true)],
  },
  { ...about, report: "general-ledger", format: "csv", write: (company) => [ledger(company)] },
  {
    ...about,
    report: "general-ledger",
    variant: "AccountRight",
    format: "csv",
    evidence: {
      from: "public sample",
      where:
        "parsers on GitHub of General Ledger [Detail] as text: 1-1101,Kas; Beginning Balance:,…cr",
    },
    write: (company) => [accountRightLedger(company)],
  },
  {
    ...about,
    report: "profit-and-loss",
    format: "xlsx",
    evidence: {
      from: "help page",
      where:
        "help.acclivitysoftware.com, Profit & Loss Statement: Total Income, Cost of Sales, Gross Profit, Total Expenses, Operating Profit, Other Income, Other Expenses, Net Profit/(Loss)",
    },
    write: (company) => [profitAndLoss(company)],
  },
  {
    ...about,
    report: "balance-sheet",
    format: "xlsx",
    write: (company) => [balanceSheet(company)],
  },
];

function trialBalance(company: LayoutCompany, asText = false): Table {
  const balances = balancesOn(company, company.to);
  const amount = (cents: number): CellValue => (asText ? `$${grouped(cents)}` : { cents });
  const rows = company.accounts.flatMap(({ role, number, name }): (readonly CellValue[])[] => {
    const cents = balances.get(role) ?? 0;
    const sides = cents < 0 ? ["", amount(-cents)] : [amount(cents), ""];
    return cents === 0 ? [] : [[number, name, ...sides]];
  });
  const sums = [...balances.values()].map((cents) => Math.max(0, cents));
  const sum = amount(sums.reduce((total, one) => total + one, 0));
  return {
    name: "Trial Balance",
    rows: [
      [company.name],
      ["Trial Balance"],
      [`As of ${longBritishDay(company.to)}`],
      [],
      ["Account number", "Account name", "Debit", "Credit"],
      ...rows,
      ["", "Total", sum, sum],
    ],
  };
}

const sources: Partial<Record<EntryType, string>> = {
  Invoice: "SJ",
  "Credit Memo": "SJ",
  Payment: "CR",
  Deposit: "CR",
  Bill: "PJ",
  "Journal Entry": "GJ",
};

/** A part an account, ended by a total that names none; credit balances say so behind the figure. */
function ledger(company: LayoutCompany): Table {
  const balanceText = (cents: number) =>
    cents < 0 ? `$${grouped(-cents)} cr` : `$${grouped(cents)}`;

  function part(account: LayoutAccount): (readonly CellValue[])[] {
    const own = linesOf(company, account);
    const opening = company.openings.get(account.role) ?? 0;
    if (own.length === 0 && opening === 0) return [];
    let balance = opening;
    let [debit, credit] = [0, 0];
    const lines = own.map(({ entry, cents }): readonly CellValue[] => {
      balance += cents;
      debit += Math.max(0, cents);
      credit += Math.max(0, -cents);
      const { day, type, number, party, memo, id } = entry;
      return [
        number === "" ? String(id) : number,
        sources[type] ?? "CD",
        slashedDay(day),
        [party, memo].filter(Boolean).join("; "),
        ...(cents < 0 ? ["", `$${grouped(-cents)}`] : [`$${grouped(cents)}`, ""]),
        "",
        balanceText(balance),
      ];
    });
    return [
      [account.number, "", account.name],
      ["", "", "Beginning Balance:", ...blanks(4), balanceText(opening)],
      ...lines,
      [
        ...["", "", "", "Total:", `$${grouped(debit)}`, `$${grouped(credit)}`],
        ...[balanceText(debit - credit), balanceText(balance)],
      ],
      [],
    ];
  }

  return {
    name: "General Ledger [Detail]",
    rows: [
      [company.name],
      ["General Ledger [Detail]"],
      [`${longBritishDay(company.from)} To ${longBritishDay(company.to)}`],
      [],
      ["ID#", "Src", "Date", "Memo", "Debit", "Credit", "Net Activity", "Ending Balance"],
      ...company.accounts.flatMap(part),
      ["", "", "", "Grand Total:", ...grandTotals(company)],
    ],
  };
}

/** As text: names beside numbers, openings beside their label, and every figure to its own column. */
function accountRightLedger(company: LayoutCompany): Table {
  const balanceText = (cents: number) =>
    cents < 0 ? `$${grouped(-cents)}cr` : `$${grouped(cents)}`;

  function part(account: LayoutAccount): (readonly CellValue[])[] {
    const own = linesOf(company, account);
    const opening = company.openings.get(account.role) ?? 0;
    let balance = opening;
    const lines = own.map(({ entry, cents }): readonly CellValue[] => {
      balance += cents;
      const { day, type, party, memo, id } = entry;
      return [
        ...[String(id), sources[type] ?? "CD", slashedDay(day), memo === "" ? party : memo],
        ...(cents < 0 ? ["", `$${grouped(-cents)}`] : [`$${grouped(cents)}`, ""]),
        ...["", "", balanceText(balance)],
      ];
    });
    const debit = own.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
    const credit = own.reduce((sum, { cents }) => sum + Math.max(0, -cents), 0);
    return [
      [account.number, account.name],
      ["Beginning Balance:", balanceText(opening)],
      ...lines,
      [
        ...["", "", "", "Total:", `$${grouped(debit)}`, `$${grouped(credit)}`, ""],
        ...[balanceText(debit - credit), balanceText(balance)],
      ],
    ];
  }

  return {
    name: "General Ledger [Detail]",
    rows: [
      ["Created: 16/01/2026 9:41 AM"],
      [company.name],
      ["General Ledger [Detail]"],
      ["January 2025 To December 2025"],
      ["ID#", "Src", "Date", "Memo", "Debit", "Credit", "Job", "Net Activity", "Ending Balance"],
      ...company.accounts.flatMap(part),
      ["Grand Total:", "", "", "", ...grandTotals(company), ""],
    ],
  };
}

function grandTotals({ entries }: LayoutCompany): string[] {
  const debits = entries.flatMap(({ lines }) => lines.map(({ cents }) => Math.max(0, cents)));
  const sum = `$${grouped(debits.reduce((total, one) => total + one, 0))}`;
  return [sum, sum];
}
