import {
  type DayNumber,
  dayOfMonth,
  endOfMonth,
  monthOf,
  months,
  yearOf,
} from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import { type Chart, type LayoutAccount, type LayoutCompany, layoutCompany } from "./business.ts";
import { blanks, grouped, type Layout, linesOf, numberedBalances } from "./layout.ts";
import type { EntryType } from "./roles.ts";
import { balanceSheet, incomeStatement } from "./sage-50-us-statements.ts";

const chart: Chart = {
  checking: ["10200", "Regular Checking Account"],
  savings: ["10400", "Savings Account"],
  receivables: ["11000", "Accounts Receivable"],
  inventory: ["12000", "Product Inventory"],
  prepaid: ["14000", "Prepaid Insurance"],
  vehicles: ["15200", "Automobiles Clearing"],
  vehicleCost: ["15210", "Automobiles"],
  vehicleDepreciation: ["17200", "Accum. Depreciation-Automobi"],
  equipment: ["15100", "Equipment"],
  deposit: ["19000", "Deposits"],
  payables: ["20000", "Accounts Payable"],
  card: ["21000", "Credit Card Payable"],
  salesTax: ["23100", "Sales Tax Payable"],
  payrollTax: ["23400", "Federal Payroll Taxes Payable"],
  loan: ["27000", "Notes Payable-Noncurrent"],
  capital: ["39003", "Common Stock"],
  drawings: ["39007", "Dividends Paid"],
  retained: ["39005", "Retained Earnings"],
  sales: ["40000", "Sales-Merchandise"],
  services: ["40200", "Sales-Services"],
  returns: ["48000", "Sales Returns and Allowances"],
  goods: ["50000", "Product Cost"],
  freight: ["57500", "Freight"],
  wages: ["60000", "Wages Expense"],
  employerTax: ["61000", "Payroll Tax Expense"],
  rent: ["63000", "Rent or Lease Expense"],
  utilities: ["65000", "Utilities Expense"],
  telephone: ["65500", "Telephone Expense"],
  insurance: ["67000", "Insurance Expense"],
  advertising: ["60500", "Advertising Expense"],
  travel: ["68500", "Travel Expense"],
  bankFees: ["62000", "Bank Charges"],
  depreciation: ["64000", "Depreciation Expense"],
  interestIncome: ["70000", "Interest Income"],
  interestExpense: ["71000", "Interest Expense"],
};

const company = layoutCompany(chart);

const about = { package: "Sage 50 US", company, evidence: { from: "unconfirmed" } } as const;

export const sage50Us: readonly Layout[] = [
  { ...about, report: "trial-balance", format: "csv", write: (company) => [trialBalance(company)] },
  { ...about, report: "general-ledger", format: "csv", write: (company) => [ledger(company)] },
  {
    ...about,
    report: "general-ledger",
    variant: "account on every row",
    format: "csv",
    write: (company) => [ledger(company, true)],
  },
  {
    ...about,
    report: "profit-and-loss",
    format: "xlsx",
    evidence: {
      from: "help page",
      where:
        "help-sage50.na.sage.com, Income Statement: Total Revenues, Total Cost of Sales, Gross Profit, Expenses, Net Income; current month and year to date, each with percentages",
    },
    write: (company) => [incomeStatement(company)],
  },
  {
    ...about,
    report: "balance-sheet",
    format: "xlsx",
    write: (company) => [balanceSheet(company)],
  },
];

const criteria = [
  "Filter Criteria includes: Report order is by ID. Report is printed in Detail Format.",
];

function trialBalance(company: LayoutCompany): Table {
  const { rows, sum } = numberedBalances(company, byNumber(company));
  return {
    name: "General Ledger Trial Balance",
    rows: [
      [company.name],
      ["General Ledger Trial Balance"],
      [`As of ${dayText(company.to)}`],
      criteria,
      [],
      ["Account ID", "Account Description", "Debit Amt", "Credit Amt"],
      ...rows,
      ["", "Total:", sum, sum],
    ],
  };
}

const journals: Partial<Record<EntryType, string>> = {
  Invoice: "SJ",
  "Credit Memo": "SJ",
  Payment: "CRJ",
  Deposit: "CRJ",
  Bill: "PJ",
  "Journal Entry": "GENJ",
};

const shortDay = (day: DayNumber) =>
  `${monthOf(day)}/${dayOfMonth(day)}/${String(yearOf(day)).slice(2)}`;

/** Each month of an account begins with its balance; only the first one is an opening. */
function ledger(company: LayoutCompany, isOnEveryRow = false): Table {
  function part(account: LayoutAccount): (readonly CellValue[])[] {
    const own = linesOf(company, account);
    let balance = company.openings.get(account.role) ?? 0;
    if (own.length === 0 && balance === 0) return [];
    const label = [account.number, account.name];
    const below = isOnEveryRow ? label : ["", ""];
    const rows: (readonly CellValue[])[] = [];
    for (let first = company.from; first <= company.to; first = endOfMonth(first) + 1) {
      const last = endOfMonth(first);
      const about = first === company.from ? label : below;
      rows.push([...about, shortDay(first), "", "", "Beginning Balance", "", "", shown(balance)]);
      const before = balance;
      for (const { entry, cents } of own) {
        if (entry.day < first || entry.day > last) continue;
        balance += cents;
        const text = [entry.party, entry.memo].filter(Boolean).join(" - ");
        rows.push([
          ...[...label, shortDay(entry.day), entry.number],
          ...[journals[entry.type] ?? "CDJ", text],
          ...(cents < 0 ? ["", grouped(-cents)] : [grouped(cents), ""]),
          "",
        ]);
      }
      const change = balance - before;
      rows.push([
        ...below,
        ...blanks(3),
        "Current Period Change",
        ...sides(change),
        grouped(change),
      ]);
    }
    rows.push([
      ...[...below, shortDay(company.to), "", "", "Ending Balance", "", ""],
      grouped(balance),
    ]);
    return [...rows, []];
  }

  return {
    name: "General Ledger",
    rows: [
      [company.name],
      ["General Ledger"],
      [`For the Period From ${dayText(company.from)} to ${dayText(company.to)}`],
      criteria,
      [],
      [
        ...["Account ID", "Account Description", "Date", "Reference", "Jrnl", "Trans Description"],
        ...["Debit Amt", "Credit Amt", "Balance"],
      ],
      ...byNumber(company).flatMap(part),
    ],
  };
}

/** Nothing is printed for a balance of zero. */
const shown = (cents: number) => (cents === 0 ? "" : grouped(cents));

const sides = (cents: number) => (cents < 0 ? ["", grouped(-cents)] : [grouped(cents), ""]);

/** `Jan 1, 2025`. */
const dayText = (day: DayNumber) =>
  `${months[monthOf(day) - 1]?.slice(0, 3)} ${dayOfMonth(day)}, ${yearOf(day)}`;

const byNumber = ({ accounts }: LayoutCompany) =>
  accounts.toSorted((one, another) => (one.number < another.number ? -1 : 1));
