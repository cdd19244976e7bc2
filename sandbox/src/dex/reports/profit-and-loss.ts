import type { Basis, Books } from "../books/books.ts";
import { type DayNumber, formatDay } from "../books/calendar.ts";
import type { Ledger } from "./balances.ts";
import { type Columns, type Section, sectionBlock, totalRow } from "./rows.ts";

export interface Range {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const income: Section = { group: "Income", label: "Income", type: "Income", sign: -1 };
const cogs: Section = {
  group: "COGS",
  label: "Cost of Goods Sold",
  type: "Cost of Goods Sold",
  sign: 1,
};
const expenses: Section = { group: "Expenses", label: "Expenses", type: "Expense", sign: 1 };
const otherIncome: Section = {
  group: "OtherIncome",
  label: "Other Income",
  type: "Other Income",
  sign: -1,
};
const otherExpenses: Section = {
  group: "OtherExpenses",
  label: "Other Expenses",
  type: "Other Expense",
  sign: 1,
};

/** `ProfitAndLoss` of `dex.yaml`, a column a range. */
export async function profitAndLoss(
  books: Books,
  ledger: Ledger,
  basis: Basis,
  ranges: readonly Range[],
) {
  const columns: Columns = {
    accounts: books.accounts,
    balances: await Promise.all(ranges.map(({ from, to }) => ledger.movementsBetween(from, to))),
  };
  const block = (section: Section) => sectionBlock(section, columns, 0);
  const [earned, cost, spent, alsoEarned, alsoSpent] = [
    block(income),
    block(cogs),
    block(expenses),
    block(otherIncome),
    block(otherExpenses),
  ] as const;
  const gross = minus(earned.totals, cost.totals);
  const operating = minus(gross, spent.totals);
  const other = minus(alsoEarned.totals, alsoSpent.totals);
  const net = operating.map((amount, column) => amount + (other[column] ?? 0));

  return {
    report: "profit-and-loss",
    basis,
    currency: "USD",
    columns: ranges.map(({ from, to }) => ({ from: formatDay(from), to: formatDay(to) })),
    rows: [
      ...earned.rows,
      ...cost.rows,
      totalRow("GrossProfit", "Gross Profit", gross, 0),
      ...spent.rows,
      totalRow("NetOperatingIncome", "Net Operating Income", operating, 0),
      ...alsoEarned.rows,
      ...alsoSpent.rows,
      totalRow("NetOtherIncome", "Net Other Income", other, 0),
      totalRow("NetIncome", "Net Income", net, 0),
    ],
  };
}

const minus = (from: readonly number[], amounts: readonly number[]): number[] =>
  from.map((amount, column) => amount - (amounts[column] ?? 0));
