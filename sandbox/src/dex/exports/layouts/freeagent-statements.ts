import type { Table } from "../tables.ts";
import type { LayoutAccountType, LayoutCompany } from "./business.ts";
import { balancesOn, grouped, shortBritishDay } from "./layout.ts";

type Row = readonly string[];

/** No total ends a part, and dividends stand below the profit, which they're taken from. */
export function profitAndLoss(company: LayoutCompany): Table {
  const { name, from, to } = company;
  const trading = sumOf(company, "Income", "Cost of Goods Sold");
  const operating = sumOf(company, "Income", "Cost of Goods Sold", "Expense", "Other Income");
  const profit = operating + sumOf(company, "Other Expense");
  return {
    name: "Profit and Loss",
    rows: [
      [`${name} - Profit and Loss for ${shortBritishDay(from)} to ${shortBritishDay(to)}`],
      [],
      ["Nominal Code", "Name", "Amount"],
      ["", "Turnover", ""],
      ...accountRows(company, -1, "Income", "Other Income"),
      ["", "Less Cost of Sales", ""],
      ...accountRows(company, 1, "Cost of Goods Sold"),
      ["", "Gross Profit", shown(trading + sumOf(company, "Other Income"))],
      ["", "Less Administrative Expenses", ""],
      ...accountRows(company, 1, "Expense", "Other Expense"),
      ["", "Operating Profit", shown(profit)],
      ["", "Less", ""],
      ["", "Dividends", shown(dividends(company))],
      ["", "Retained Profit", shown(profit - dividends(company))],
      ["", "Retained Profit Brought Forward", shown(broughtForward(company))],
      [
        ...["", "Retained Profit Carried Forward"],
        shown(profit - dividends(company) + broughtForward(company)),
      ],
    ],
  };
}

/** In whole pounds; liabilities are below zero, and "Total Assets" are less them. */
export function balanceSheet(company: LayoutCompany): Table {
  const whole = (cents: number) => grouped(Math.round(cents / 100) * 100).replace(".00", "");
  const rows = (...types: readonly LayoutAccountType[]) =>
    accountRows(company, 1, ...types).map(([code = "", name = ""]) => {
      const account = company.accounts.find(({ number }) => number === code);
      return [code, name, whole(account ? balanceOf(company, account.role) : 0)];
    });
  const assets = ["Bank", "Accounts Receivable", "Other Current Asset", "Other Asset"] as const;
  const owed = [
    ...(["Accounts Payable", "Credit Card", "Other Current Liability"] as const),
    "Long Term Liability",
  ] as const;
  const capital = -sumOf(company, "Fixed Asset");
  const current = -sumOf(company, ...assets, ...owed);
  return {
    name: "Balance Sheet",
    rows: [
      [`${company.name} - Balance Sheet as at ${shortBritishDay(company.to)}`],
      [],
      ["Nominal Code", "Name", "Amount"],
      ["", "Capital Assets", ""],
      ...rows("Fixed Asset"),
      ["", "Net Book Value", whole(capital)],
      ["", "Current Assets", ""],
      ...rows(...assets),
      ["", "Current Liabilities", ""],
      ...rows(...owed),
      ["", "Net Current Assets", whole(current)],
      ["", "Total Assets", whole(capital + current)],
      ["", "Owner's Equity", ""],
      ...rows("Equity"),
      ["", "Retained Profit", whole(-resultOf(company))],
      ["", "Total Owner's Equity", whole(-capital - current)],
    ],
  };
}

function accountRows(
  company: LayoutCompany,
  sign: 1 | -1,
  ...types: readonly LayoutAccountType[]
): readonly Row[] {
  return company.accounts.flatMap(({ role, type, number, name }): readonly Row[] => {
    const cents = balanceOf(company, role);
    return types.includes(type) && cents !== 0 ? [[number, name, shown(sign * cents)]] : [];
  });
}

const balanceOf = (company: LayoutCompany, role: LayoutCompany["accounts"][number]["role"]) =>
  balancesOn(company, company.to).get(role) ?? 0;

/** Credits are above zero. */
const sumOf = (company: LayoutCompany, ...types: readonly LayoutAccountType[]) =>
  company.accounts
    .filter(({ type }) => types.includes(type))
    .reduce((sum, { role }) => sum - balanceOf(company, role), 0);

const resultOf = (company: LayoutCompany) =>
  sumOf(company, "Income", "Cost of Goods Sold", "Expense", "Other Income", "Other Expense");

const dividends = (company: LayoutCompany) => balanceOf(company, "drawings");

const broughtForward = (company: LayoutCompany) => -(company.openings.get("retained") ?? 0);

const shown = (cents: number) => grouped(cents);
