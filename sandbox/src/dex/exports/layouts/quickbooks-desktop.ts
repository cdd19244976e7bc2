import { dayOfMonth, monthOf, months, yearOf } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import {
  type Chart,
  type LayoutAccount,
  type LayoutCompany,
  layoutCompany,
  renumbered,
} from "./business.ts";
import {
  balancesOn,
  blanks,
  type Evidence,
  grouped,
  type Layout,
  linesOf,
  usDay,
} from "./layout.ts";
import { balanceSheetOf, profitAndLossOf } from "./quickbooks-statements.ts";
import type { EntryType } from "./roles.ts";
import { type StatementRow, statementRows } from "./statements.ts";

const chart: Chart = {
  checking: ["10100", "Checking"],
  savings: ["10200", "Money Market"],
  receivables: ["11000", "Accounts Receivable"],
  inventory: ["12100", "Inventory Asset"],
  prepaid: ["13100", "Prepaid Insurance"],
  vehicles: ["15000", "Vehicles"],
  vehicleCost: ["15010", "Original Cost", "vehicles"],
  vehicleDepreciation: ["15020", "Depreciation", "vehicles"],
  equipment: ["16400", "Furniture and Equipment"],
  deposit: ["18700", "Security Deposits Asset"],
  payables: ["20000", "Accounts Payable"],
  card: ["20500", "CalOil Credit Card"],
  salesTax: ["25500", "Sales Tax Payable"],
  payrollTax: ["24000", "Payroll Liabilities"],
  loan: ["27100", "Bank of Anycity Loan"],
  capital: ["30100", "Capital Stock"],
  drawings: ["30800", "Owners Draw"],
  retained: ["32000", "Retained Earnings"],
  sales: ["40100", "Merchandise Sales"],
  services: ["40400", "Service Income"],
  returns: ["40500", "Sales Returns"],
  goods: ["50000", "Cost of Goods Sold"],
  freight: ["50100", "Freight Costs", "goods"],
  wages: ["66000", "Payroll Expenses"],
  employerTax: ["66010", "Employer Taxes", "wages"],
  rent: ["67100", "Rent Expense"],
  utilities: ["68600", "Utilities"],
  telephone: ["68610", "Telephone", "utilities"],
  insurance: ["63300", "Insurance Expense"],
  advertising: ["60000", "Advertising and Promotion"],
  travel: ["68400", "Travel Expense"],
  bankFees: ["60400", "Bank Service Charges"],
  depreciation: ["62400", "Depreciation Expense"],
  interestIncome: ["70200", "Interest Income"],
  interestExpense: ["80100", "Interest Expense"],
};

const company = layoutCompany(chart);

const columns: Evidence = {
  from: "public sample",
  where: "dustinmichels/GAS-snippets on GitHub: Type, Date, Num, Adj, Name, Memo, Split, Debit …",
};
const headings: Evidence = {
  from: "public sample",
  where: "parsers on GitHub that read real exports: a column a level; Jan - Dec 25; Dec 31, 25",
};

const about = { package: "QuickBooks Desktop", company } as const;

/** Worksheets of QuickBooks Desktop have no titles: those are in the page header. */
export const quickBooksDesktop: readonly Layout[] = [
  {
    ...about,
    report: "trial-balance",
    format: "xlsx",
    evidence: headings,
    write: (company) => [trialBalance(company)],
  },
  {
    ...about,
    report: "trial-balance",
    variant: "without numbers",
    format: "csv",
    company: layoutCompany(renumbered(chart, () => "")),
    evidence: headings,
    write: (company) => [trialBalance(company, true)],
  },
  {
    ...about,
    report: "general-ledger",
    format: "xlsx",
    evidence: { from: "unconfirmed" },
    write: (company) => [generalLedger(company)],
  },
  {
    ...about,
    report: "general-ledger",
    format: "csv",
    evidence: columns,
    write: (company) => [generalLedger(company, true)],
  },
  {
    ...about,
    report: "general-ledger",
    variant: "without numbers",
    format: "csv",
    company: layoutCompany(renumbered(chart, () => "")),
    evidence: columns,
    write: (company) => [generalLedger(company, true)],
  },
  {
    ...about,
    report: "profit-and-loss",
    format: "xlsx",
    evidence: headings,
    write: (company) => [
      statement(
        `${month(company.from)} - ${month(company.to)} ${String(yearOf(company.to)).slice(2)}`,
        statementRows(company, profitAndLossOf("desktop"), style),
      ),
    ],
  },
  {
    ...about,
    report: "balance-sheet",
    format: "xlsx",
    evidence: headings,
    write: (company) => [
      statement(shortDay(company.to), statementRows(company, balanceSheetOf("desktop"), style)),
    ],
  },
];

const month = (day: number) => months[monthOf(day) - 1]?.slice(0, 3) ?? "";

/** `Dec 31, 25`. */
const shortDay = (day: number) =>
  `${month(day)} ${dayOfMonth(day)}, ${String(yearOf(day)).slice(2)}`;

const labelOf = ({ number, name }: LayoutAccount) => (number === "" ? name : `${number} · ${name}`);

const style = {
  label: labelOf,
  total: (account: LayoutAccount) => `Total ${labelOf(account)}`,
  own: (account: LayoutAccount) => `${labelOf(account)} - Other`,
};

/** `15000 · Vehicles:15010 · Original Cost`. */
const pathOf = (account: LayoutAccount) => [...account.parents, account].map(labelOf).join(":");

function trialBalance(company: LayoutCompany, asText = false): Table {
  const balances = balancesOn(company, company.to);
  const amount = (cents: number) => (asText ? grouped(cents) : { cents });
  const rows = company.accounts.flatMap((account): (readonly CellValue[])[] => {
    const cents = balances.get(account.role) ?? 0;
    // Accounts without a balance are listed with 0.00.
    return [[pathOf(account), ...(cents < 0 ? ["", amount(-cents)] : [amount(cents), ""])]];
  });
  const sums = [...balances.values()].map((cents) => Math.max(0, cents));
  const sum = amount(sums.reduce((total, one) => total + one, 0));
  return {
    name: "Sheet1",
    rows: [["", shortDay(company.to), ""], ["", "Debit", "Credit"], ...rows, ["TOTAL", sum, sum]],
  };
}

const typeNames: Partial<Record<EntryType, string>> = {
  "Bill Payment": "Bill Pmt -Check",
  Expense: "Credit Card Charge",
  "Journal Entry": "General Journal",
};

/**
 * A heading has its account's opening balance, and a parent's the sum of those below it; debits are positive. In a worksheet
 * each level has a column, and narrow empty columns are between the others; in a text all headings are in the first.
 */
function generalLedger(company: LayoutCompany, asText = false): Table {
  const { accounts, openings } = company;
  const balances = balancesOn(company, company.to);
  const amount = (cents: number): CellValue => (asText ? grouped(cents) : { cents });
  const levels = asText ? 1 : 2;
  const childrenOf = (parent: LayoutAccount | undefined) =>
    accounts.filter(({ parents }) => parents.at(-1)?.role === parent?.role);

  /** Type, Date, Num, Adj, Name, Memo, Split, Debit, Credit, Balance. */
  const row = (
    depth: number,
    heading: string,
    cells: readonly CellValue[],
  ): readonly CellValue[] => {
    const named = Array.from({ length: levels }, (_, level) =>
      level === (asText ? 0 : depth) ? heading : "",
    );
    return [...named, ...(asText ? cells : cells.flatMap((cell) => ["", cell]))];
  };

  const withBelow = (account: LayoutAccount): LayoutAccount[] => [
    account,
    ...childrenOf(account).flatMap(withBelow),
  ];
  const openingOf = (some: readonly LayoutAccount[]) =>
    some.reduce((sum, { role }) => sum + (openings.get(role) ?? 0), 0);

  function totalRow(depth: number, heading: string, some: readonly LayoutAccount[]) {
    const own = some.flatMap((account) => linesOf(company, account).map(({ cents }) => cents));
    const side = (sign: 1 | -1) => own.reduce((sum, cents) => sum + Math.max(0, sign * cents), 0);
    const end = some.reduce((sum, { role }) => sum + (balances.get(role) ?? 0), 0);
    return row(depth, `Total ${heading}`, [
      ...blanks(7),
      ...[amount(side(1)), amount(side(-1)), amount(end)],
    ]);
  }

  function own(account: LayoutAccount, depth: number, heading: string): (readonly CellValue[])[] {
    let balance = openings.get(account.role) ?? 0;
    const lines = linesOf(company, account);
    return [
      row(depth, heading, [...blanks(9), amount(balance)]),
      ...lines.map(({ entry, cents }) => {
        balance += cents;
        const { day, type, number, party, memo } = entry;
        const others = entry.lines.filter((line) => line.account.role !== account.role);
        const [other] = others;
        return row(depth, "", [
          ...[typeNames[type] ?? type, usDay(day), number, "", party, memo],
          other && others.length === 1 ? labelOf(other.account) : "-SPLIT-",
          ...(cents < 0 ? ["", amount(-cents)] : [amount(cents), ""]),
          amount(balance),
        ]);
      }),
      totalRow(depth, heading, [account]),
    ];
  }

  function part(account: LayoutAccount, depth: number): (readonly CellValue[])[] {
    const children = childrenOf(account);
    if (children.length === 0) return own(account, depth, labelOf(account));
    const all = withBelow(account);
    const isPosted = linesOf(company, account).length > 0;
    return [
      row(depth, labelOf(account), [...blanks(9), amount(openingOf(all))]),
      ...children.flatMap((child) => part(child, depth + 1)),
      ...(isPosted ? own(account, depth + 1, `${labelOf(account)} - Other`) : []),
      totalRow(depth, labelOf(account), all),
    ];
  }

  const all = totalRow(0, "", accounts).map((cell) => (cell === "Total " ? "TOTAL" : cell));
  return {
    name: "Sheet1",
    rows: [
      row(0, "", [
        ...["Type", "Date", "Num", "Adj", "Name", "Memo", "Split", "Debit", "Credit", "Balance"],
      ]),
      ...childrenOf(undefined).flatMap((account) => part(account, 0)),
      all,
    ],
  };
}

/** A column a level, and the figures in the last. */
function statement(heading: string, rows: readonly StatementRow[]): Table {
  const last = Math.max(...rows.map(({ depth }) => depth)) + 1;
  return {
    name: "Sheet1",
    rows: [
      [...blanks(last), heading],
      ...rows.map(({ depth, label, cents }): readonly CellValue[] => [
        ...blanks(depth),
        label,
        ...blanks(last - depth - 1),
        cents === undefined ? undefined : { cents },
      ]),
    ],
  };
}
