import {
  type Account,
  type AccountType,
  type Basis,
  type Books,
  formatAmount,
  fullyQualifiedName,
} from "../books/books.ts";
import { type DayNumber, formatDay } from "../books/calendar.ts";
import { type Balances, type Ledger, resultOf, rolledBalances } from "./balances.ts";

const section = (group: string, label: string, type: AccountType, sign: 1 | -1): Section => ({
  group,
  label,
  type,
  sign,
});

const currentAssets = [
  section("BankAccounts", "Bank Accounts", "Bank", 1),
  section("AR", "Accounts Receivable", "Accounts Receivable", 1),
  section("OtherCurrentAssets", "Other Current Assets", "Other Current Asset", 1),
];
const longTermAssets = [
  section("FixedAssets", "Fixed Assets", "Fixed Asset", 1),
  section("OtherAssets", "Other Assets", "Other Asset", 1),
];
const currentLiabilities = [
  section("AP", "Accounts Payable", "Accounts Payable", -1),
  section("CreditCards", "Credit Cards", "Credit Card", -1),
  section("OtherCurrentLiabilities", "Other Current Liabilities", "Other Current Liability", -1),
];
const longTermLiabilities = section(
  "LongTermLiabilities",
  "Long-Term Liabilities",
  "Long Term Liability",
  -1,
);
const equity = section("Equity", "Equity", "Equity", -1);

/** `BalanceSheet` of `dex.yaml`, a column per day. */
export async function balanceSheet(
  books: Books,
  ledger: Ledger,
  basis: Basis,
  days: readonly DayNumber[],
) {
  const rolled = await Promise.all(days.map((day) => rolledBalances(books, ledger, day)));
  const columns: Columns = {
    accounts: books.accounts,
    balances: rolled.map(({ balances }) => balances),
  };
  const count = days.length;
  const sections = (group: string, label: string, list: readonly Section[], depth: number) =>
    enclose(
      group,
      label,
      depth,
      together(
        list.map((section) => sectionBlock(section, columns, depth + 1)),
        count,
      ),
    );

  const assets = together(
    [
      sections("CurrentAssets", "Current Assets", currentAssets, 1),
      ...longTermAssets.map((section) => sectionBlock(section, columns, 1)),
    ],
    count,
  );
  const liabilities = together(
    [
      sections("CurrentLiabilities", "Current Liabilities", currentLiabilities, 2),
      sectionBlock(longTermLiabilities, columns, 2),
    ],
    count,
  );
  const owed = together(
    [enclose("Liabilities", "Liabilities", 1, liabilities), equityBlock(columns)],
    count,
  );

  return {
    report: "balance-sheet",
    basis,
    currency: "USD",
    columns: days.map((day) => ({ asOf: formatDay(day) })),
    rows: [
      ...enclose("Assets", "Assets", 0, assets).rows,
      ...enclose("LiabilitiesAndEquity", "Liabilities and Equity", 0, owed).rows,
    ],
  };
}

/** Equity accounts, retained earnings rolled forward, and this year's result, which has no account. */
function equityBlock(columns: Columns): Block {
  const { rows, totals } = sectionBlock(equity, columns, 1);
  const accounts = rows.slice(1, -1);
  const netIncome = columns.balances.map((column) => -resultOf(column, columns.accounts) + 0);
  return enclose("Equity", "Equity", 1, {
    rows: [...accounts, accountRow("Equity", "Net Income", null, netIncome, 2)],
    totals: totals.map((total, column) => total + (netIncome[column] ?? 0)),
  });
}

export interface Range {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const income = section("Income", "Income", "Income", -1);
const cogs = section("COGS", "Cost of Goods Sold", "Cost of Goods Sold", 1);
const expenses = section("Expenses", "Expenses", "Expense", 1);
const otherIncome = section("OtherIncome", "Other Income", "Other Income", -1);
const otherExpenses = section("OtherExpenses", "Other Expenses", "Other Expense", 1);

/** `ProfitAndLoss` of `dex.yaml`, a column per range. */
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

export interface ReportRow {
  readonly kind: "section" | "account" | "total";
  readonly depth: number;
  readonly group: string;
  readonly label: string;
  readonly accountId: string | null;
  readonly amounts: readonly string[];
}

interface Section {
  readonly group: string;
  readonly label: string;
  readonly type: AccountType;
  /** 1 shows debits as positive, -1 credits. */
  readonly sign: 1 | -1;
}

/** Rows and their total per column, in cents. */
interface Block {
  readonly rows: readonly ReportRow[];
  readonly totals: readonly number[];
}

interface Columns {
  readonly accounts: readonly Account[];
  readonly balances: readonly Balances[];
}

function sectionBlock(
  { group, label, type, sign }: Section,
  { accounts, balances }: Columns,
  depth: number,
): Block {
  const lines = accounts
    .filter((account) => account.type === type)
    .map((account) => ({
      account,
      cents: balances.map((column) => sign * (column.get(account.number) ?? 0)),
    }))
    .filter(({ cents }) => cents.some((amount) => amount !== 0));
  const rows = lines.map(({ account, cents }) =>
    accountRow(
      group,
      `${account.number} ${fullyQualifiedName(account, accounts)}`,
      account.id,
      cents,
      depth + 1,
    ),
  );

  return enclose(group, label, depth, {
    rows,
    totals: addUp(
      lines.map(({ cents }) => cents),
      balances.length,
    ),
  });
}

function enclose(group: string, label: string, depth: number, inner: Block): Block {
  if (inner.rows.length === 0) return inner;
  const heading: ReportRow = {
    kind: "section",
    depth,
    group,
    label,
    accountId: null,
    amounts: [],
  };
  return {
    rows: [heading, ...inner.rows, totalRow(group, `Total ${label}`, inner.totals, depth)],
    totals: inner.totals,
  };
}

function together(blocks: readonly Block[], columns: number): Block {
  return {
    rows: blocks.flatMap(({ rows }) => rows),
    totals: addUp(
      blocks.map(({ totals }) => totals),
      columns,
    ),
  };
}

function accountRow(
  group: string,
  label: string,
  accountId: string | null,
  cents: readonly number[],
  depth: number,
): ReportRow {
  return { kind: "account", depth, group, label, accountId, amounts: cents.map(formatAmount) };
}

function totalRow(
  group: string,
  label: string,
  cents: readonly number[],
  depth: number,
): ReportRow {
  return { kind: "total", depth, group, label, accountId: null, amounts: cents.map(formatAmount) };
}

function addUp(rows: readonly (readonly number[])[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) =>
    rows.reduce((total, row) => total + (row[column] ?? 0), 0),
  );
}
