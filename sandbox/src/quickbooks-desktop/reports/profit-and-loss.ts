import { amounts, type Columns, enclosed, type Section, section } from "./account-rows.ts";
import { periodTitle } from "./periods.ts";
import { amountColumn, labelColumn, type Report, type Row } from "./report.ts";
import type { SummaryRequest } from "./summary-request.ts";

const income: Section = { label: "Income", type: "Income", sign: -1 };
const cost: Section = { label: "Cost of Goods Sold", type: "Cost of Goods Sold", sign: 1 };
const expense: Section = { label: "Expense", type: "Expense", sign: 1 };
const otherIncome: Section = { label: "Other Income", type: "Other Income", sign: -1 };
const otherExpense: Section = { label: "Other Expense", type: "Other Expense", sign: 1 };

/** `ProfitAndLossStandard`, a column a period, and their total behind several. */
export async function profitAndLoss(request: SummaryRequest): Promise<Report> {
  const { open, basis, ledger, periods, all } = request;
  const [first, last] = [periods[0], periods.at(-1)];
  const whole = first && last ? { from: first.from, to: last.to } : { from: 0, to: 0 };
  const shown = periods.length > 1 ? [...periods, whole] : periods;
  const columns: Columns = {
    open,
    balances: await Promise.all(shown.map(({ from, to }) => ledger.movementsBetween(from, to))),
    all,
  };
  const [earned, spentOnGoods, spent, alsoEarned, alsoSpent] = [
    section(income, columns),
    section(cost, columns),
    section(expense, columns),
    section(otherIncome, columns),
    section(otherExpense, columns),
  ] as const;
  const gross = minus(earned.totals, spentOnGoods.totals);
  const ordinary = minus(gross, spent.totals);
  const other = minus(alsoEarned.totals, alsoSpent.totals);
  const net = ordinary.map((cents, column) => cents + (other[column] ?? 0));
  const otherBlock = enclosed("Other Income/Expense", {
    rows: [...alsoEarned.rows, ...alsoSpent.rows],
    totals: other,
  });

  return {
    title: "Profit & Loss",
    subtitle: periodTitle(whole),
    basis,
    columns: [
      labelColumn,
      ...shown.map((period, index): Report["columns"][number] =>
        index < periods.length
          ? amountColumn(periodTitle(period))
          : { type: "Total", data: "AMTTYPE", title: "TOTAL" },
      ),
    ],
    rows: [
      { kind: "TextRow", text: "Ordinary Income/Expense" },
      ...earned.rows,
      ...spentOnGoods.rows,
      totalRow("Gross Profit", gross),
      ...spent.rows,
      totalRow("Net Ordinary Income", ordinary),
      // What is over and above has a net of its own instead of a total.
      ...otherBlock.rows.slice(0, -1),
      ...(otherBlock.rows.length > 0 ? [totalRow("Net Other Income", other)] : []),
      totalRow("Net Income", net, "TotalRow"),
    ],
  };
}

const totalRow = (
  label: string,
  cents: readonly number[],
  kind: "SubtotalRow" | "TotalRow" = "SubtotalRow",
): Row => ({ kind, cells: [label, ...amounts(cents)] });

const minus = (from: readonly number[], what: readonly number[]): number[] =>
  from.map((cents, column) => cents - (what[column] ?? 0));
