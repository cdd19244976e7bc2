import { monthOf, months, yearOf } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import { type Chart, type LayoutAccount, type LayoutCompany, layoutCompany } from "./business.ts";
import {
  balancesOn,
  type Evidence,
  grouped,
  growsByCredits,
  type Layout,
  linesOf,
  longUsDay,
  pathOf,
  usDay,
} from "./layout.ts";

/** Names as QuickBooks Online proposes them. */
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
  depreciation: ["", "Depreciation Expense"],
  interestIncome: ["", "Interest Earned"],
  interestExpense: ["", "Interest Paid"],
};

const company = layoutCompany(chart);

const tests = (what: string): Evidence => ({
  from: "public sample",
  where: `parsers on GitHub that quote real exports: ${what}`,
});

const stamp = "Friday, January 09, 2026 10:12 AM GMT-05:00";

export const quickBooksOnline: readonly Layout[] = [
  {
    package: "QuickBooks Online",
    report: "trial-balance",
    format: "xlsx",
    evidence: tests('company, title, "As of"; amounts as formulas without values; TOTAL; stamp'),
    company,
    write: (company) => [trialBalance(company)],
  },
  {
    package: "QuickBooks Online",
    report: "general-ledger",
    format: "csv",
    evidence: tests('"Distribution account", "Split account"; Beginning Balance; "Total for"; $'),
    company,
    write: (company) => [generalLedger(company)],
  },
];

const amount = (cents: number): CellValue => ({ formula: (cents / 100).toFixed(2) });

/** Each amount is a formula, and nothing has calculated them. */
function trialBalance(company: LayoutCompany): Table {
  const balances = balancesOn(company, company.to);
  const rows = company.accounts.flatMap((account): (readonly CellValue[])[] => {
    const cents = balances.get(account.role) ?? 0;
    if (cents === 0) return [];
    return [[pathOf(account), ...(cents > 0 ? [amount(cents)] : ["", amount(-cents)])]];
  });
  const last = 5 + rows.length;
  const sum = (column: string) => {
    const cells = rows.map((_, index) => `${column}${index + 6}`);
    return { formula: cells.reduce((sum, cell) => `(${sum})+(${cell})`) };
  };
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
      ...Array.from({ length: last > 0 ? 2 : 0 }, () => []),
      [`${stamp.replace("January", "Jan")} - Accrual Basis`],
    ],
  };
}

/** `January - December, 2025`; `April 1, 2025-March 31, 2026`. */
function period({ from, to }: LayoutCompany): string {
  return yearOf(from) === yearOf(to)
    ? `${months[monthOf(from) - 1]}-${months[monthOf(to) - 1]}, ${yearOf(to)}`
    : `${longUsDay(from)}-${longUsDay(to)}`;
}

const natural = (account: LayoutAccount, cents: number) =>
  growsByCredits(account) ? -cents : cents;

/** `$1,234.56`, `-$1,234.56`. */
const withDollars = (cents: number) => `${cents < 0 ? "-" : ""}$${grouped(Math.abs(cents))}`;

/** Amounts and balances are in each account's own direction. */
function generalLedger(company: LayoutCompany): Table {
  const { accounts, openings } = company;
  const childrenOf = (parent: LayoutAccount | undefined) =>
    accounts.filter(({ parents }) => parents.at(-1)?.role === parent?.role);

  function part(account: LayoutAccount): (readonly CellValue[])[] {
    const own = linesOf(company, account);
    const opening = openings.get(account.role) ?? 0;
    const below = childrenOf(account).map((child) => ({ child, rows: part(child) }));
    const children = below.flatMap(({ rows }) => rows);
    if (own.length === 0 && opening === 0 && children.length === 0) return [];
    let balance = natural(account, opening);
    const lines = own.map(({ entry, cents }): readonly CellValue[] => {
      balance += natural(account, cents);
      const { day, type, number, party, memo } = entry;
      const others = entry.lines.filter((line) => line.account.role !== account.role);
      const [other] = others;
      const split = other && others.length === 1 ? pathOf(other.account) : "-Split-";
      return [
        ...["", pathOf(account), usDay(day), type, number, party, memo, split],
        ...[grouped(natural(account, cents)), grouped(balance)],
      ];
    });
    const moved = own.reduce((sum, { cents }) => sum + natural(account, cents), 0);
    const inAll = below.reduce((sum, { child }) => sum + movedIn(child), moved);
    return [
      [account.name],
      ...(opening === 0
        ? []
        : [["", "Beginning Balance", ...blanks(7), grouped(natural(account, opening))]]),
      ...lines,
      ...(own.length > 0 || children.length === 0
        ? [[`Total for ${account.name}`, ...blanks(7), withDollars(moved)]]
        : []),
      ...children,
      ...(children.length > 0
        ? [[`Total for ${account.name} with sub-accounts`, ...blanks(7), withDollars(inAll)]]
        : []),
    ];
  }

  const movedIn = (account: LayoutAccount): number =>
    linesOf(company, account).reduce((sum, { cents }) => sum + natural(account, cents), 0) +
    childrenOf(account).reduce((sum, child) => sum + movedIn(child), 0);

  return {
    name: "General Ledger",
    rows: [
      ["General Ledger"],
      [company.name],
      [period(company)],
      [],
      [
        ...["", "Distribution account", "Transaction date", "Transaction type", "Num", "Name"],
        ...["Memo/Description", "Split account", "Amount", "Balance"],
      ],
      ...childrenOf(undefined).flatMap(part),
      [],
      [`Accrual Basis ${stamp}`],
    ],
  };
}

const blanks = (count: number): string[] => Array.from({ length: count }, () => "");
