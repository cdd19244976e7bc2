import { resultOf, rolledBalances } from "../../dex/reports/balances.ts";
import {
  amounts,
  type Block,
  type Columns,
  enclosed,
  type Section,
  section,
  together,
} from "./account-rows.ts";
import { dayTitle, longDay } from "./periods.ts";
import { amountColumn, labelColumn, type Report } from "./report.ts";
import type { SummaryRequest } from "./summary-request.ts";

const currentAssets: readonly Section[] = [
  { label: "Checking/Savings", type: "Bank", sign: 1 },
  { label: "Accounts Receivable", type: "Accounts Receivable", sign: 1 },
  { label: "Other Current Assets", type: "Other Current Asset", sign: 1 },
];
const longAssets: readonly Section[] = [
  { label: "Fixed Assets", type: "Fixed Asset", sign: 1 },
  { label: "Other Assets", type: "Other Asset", sign: 1 },
];
const currentLiabilities: readonly Section[] = [
  { label: "Accounts Payable", type: "Accounts Payable", sign: -1 },
  { label: "Credit Cards", type: "Credit Card", sign: -1 },
  { label: "Other Current Liabilities", type: "Other Current Liability", sign: -1 },
];
const longTerm: Section = { label: "Long Term Liabilities", type: "Long Term Liability", sign: -1 };
const equity: Section = { label: "Equity", type: "Equity", sign: -1 };

/** `BalanceSheetStandard`, a column for each period's last day. */
export async function balanceSheet({
  open,
  basis,
  ledger,
  periods,
  all,
}: SummaryRequest): Promise<Report> {
  const rolled = await Promise.all(periods.map(({ to }) => rolledBalances(open.books, ledger, to)));
  const columns: Columns = { open, balances: rolled.map(({ balances }) => balances), all };
  const sections = (label: string, list: readonly Section[]) =>
    enclosed(
      label,
      together(
        list.map((one) => section(one, columns)),
        columns,
      ),
    );

  const assets = together(
    [sections("Current Assets", currentAssets), ...longAssets.map((one) => section(one, columns))],
    columns,
  );
  const liabilities = together(
    [sections("Current Liabilities", currentLiabilities), section(longTerm, columns)],
    columns,
  );
  const owed = together([enclosed("Liabilities", liabilities), equityBlock(columns)], columns);
  const last = periods.at(-1)?.to ?? open.books.company.last;

  return {
    title: "Balance Sheet",
    subtitle: `As of ${longDay(last)}`,
    basis,
    columns: [labelColumn, ...periods.map(({ to }) => amountColumn(dayTitle(to)))],
    rows: [
      ...enclosed("ASSETS", assets, "TotalRow").rows,
      ...enclosed("LIABILITIES & EQUITY", owed, "TotalRow").rows,
    ],
  };
}

/** The year's result has a row of its own, which belongs to no account. */
function equityBlock(columns: Columns): Block {
  const { rows, totals } = section(equity, columns);
  const netIncome = columns.balances.map(
    (column) => -resultOf(column, columns.open.books.accounts) + 0,
  );
  return enclosed("Equity", {
    rows: [...rows.slice(1, -1), { kind: "DataRow", cells: ["Net Income", ...amounts(netIncome)] }],
    totals: totals.map((total, column) => total + (netIncome[column] ?? 0)),
  });
}
