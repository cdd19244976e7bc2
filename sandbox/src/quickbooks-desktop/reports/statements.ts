import { type Account, type AccountType, formatAmount } from "../../dex/books/books.ts";
import {
  type Balances,
  type Ledger,
  resultOf,
  rolledBalances,
} from "../../dex/reports/balances.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import type { Period } from "../company-file/transactions.ts";
import {
  amountColumn,
  dayTitle,
  labelColumn,
  longDay,
  periodTitle,
  type Report,
  type Row,
} from "./report.ts";

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

/** The year's result has its own row, which belongs to no account. */
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

const income: Section = { label: "Income", type: "Income", sign: -1 };
const cost: Section = { label: "Cost of Goods Sold", type: "Cost of Goods Sold", sign: 1 };
const expense: Section = { label: "Expense", type: "Expense", sign: 1 };
const otherIncome: Section = { label: "Other Income", type: "Other Income", sign: -1 };
const otherExpense: Section = { label: "Other Expense", type: "Other Expense", sign: 1 };

/** `ProfitAndLossStandard`, a column per period, plus a total for several. */
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
      // Other income and expenses end with a net row instead of a total.
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

/** Rows and their total per column, cents on the side that the report shows. */
interface Block {
  readonly rows: readonly Row[];
  readonly totals: readonly number[];
}

interface Section {
  readonly label: string;
  readonly type: AccountType;
  /** 1 shows debits as positive, -1 credits. */
  readonly sign: 1 | -1;
}

interface Columns {
  readonly open: OpenCompany;
  readonly balances: readonly Balances[];
  /** Includes accounts without an amount in any column. */
  readonly all: boolean;
}

/** `4010 · Bread and pastry`: with account numbers on, QuickBooks prefixes names with them. */
export const labelOf = ({ number, name }: Account): string => `${number} · ${name}`;

const amounts = (cents: readonly number[]): string[] => cents.map(formatAmount);

function section({ label, type, sign }: Section, columns: Columns): Block {
  const tops = columns.open.books.accounts.filter(
    (account) => account.type === type && account.parentNumber === undefined,
  );
  return enclosed(
    label,
    together(
      tops.map((top) => accountBlock(top, sign, columns)),
      columns,
    ),
  );
}

/** An account's row; with sub-accounts: heading, sub-accounts, own amount, subtotal. */
function accountBlock(account: Account, sign: 1 | -1, columns: Columns): Block {
  const { open, balances, all } = columns;
  const own = balances.map((column) => sign * (column.get(account.number) ?? 0));
  const children = open.books.accounts.filter(
    ({ parentNumber }) => parentNumber === account.number,
  );
  const about = { type: "account", name: open.fullName(account) } as const;
  const row = (label: string): Block =>
    all || own.some((cents) => cents !== 0)
      ? { rows: [{ kind: "DataRow", about, cells: [label, ...amounts(own)] }], totals: own }
      : nothing(columns);
  const below = children.map((child) => accountBlock(child, sign, columns));
  if (below.every(({ rows }) => rows.length === 0)) return row(labelOf(account));

  const { rows, totals } = together([...below, row(`${labelOf(account)} - Other`)], columns);
  return {
    rows: [
      { kind: "TextRow", text: labelOf(account) },
      ...rows,
      { kind: "SubtotalRow", about, cells: [`Total ${labelOf(account)}`, ...amounts(totals)] },
    ],
    totals,
  };
}

function enclosed(
  label: string,
  inner: Block,
  kind: "SubtotalRow" | "TotalRow" = "SubtotalRow",
): Block {
  if (inner.rows.length === 0) return inner;
  const total = kind === "TotalRow" ? `TOTAL ${label}` : `Total ${label}`;
  return {
    rows: [
      { kind: "TextRow", text: label },
      ...inner.rows,
      { kind, cells: [total, ...amounts(inner.totals)] },
    ],
    totals: inner.totals,
  };
}

function together(blocks: readonly Block[], { balances }: Pick<Columns, "balances">): Block {
  return {
    rows: blocks.flatMap(({ rows }) => rows),
    totals: balances.map((_, column) =>
      blocks.reduce((sum, { totals }) => sum + (totals[column] ?? 0), 0),
    ),
  };
}

const nothing = ({ balances }: Columns): Block => ({ rows: [], totals: balances.map(() => 0) });

export interface SummaryRequest {
  readonly open: OpenCompany;
  readonly basis: "Accrual" | "Cash";
  readonly ledger: Ledger;
  readonly periods: readonly Period[];
  /** Includes accounts without an amount in any column. */
  readonly all: boolean;
}
