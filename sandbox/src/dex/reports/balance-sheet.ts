import type { Basis, Books } from "../books/books.ts";
import { type DayNumber, formatDay } from "../books/calendar.ts";
import { type Ledger, resultOf, rolledBalances } from "./balances.ts";
import {
  accountRow,
  type Block,
  type Columns,
  enclose,
  type Section,
  sectionBlock,
  together,
} from "./rows.ts";

const currentAssets: readonly Section[] = [
  { group: "BankAccounts", label: "Bank Accounts", type: "Bank", sign: 1 },
  { group: "AR", label: "Accounts Receivable", type: "Accounts Receivable", sign: 1 },
  {
    group: "OtherCurrentAssets",
    label: "Other Current Assets",
    type: "Other Current Asset",
    sign: 1,
  },
];
const longTermAssets: readonly Section[] = [
  { group: "FixedAssets", label: "Fixed Assets", type: "Fixed Asset", sign: 1 },
  { group: "OtherAssets", label: "Other Assets", type: "Other Asset", sign: 1 },
];
const currentLiabilities: readonly Section[] = [
  { group: "AP", label: "Accounts Payable", type: "Accounts Payable", sign: -1 },
  { group: "CreditCards", label: "Credit Cards", type: "Credit Card", sign: -1 },
  {
    group: "OtherCurrentLiabilities",
    label: "Other Current Liabilities",
    type: "Other Current Liability",
    sign: -1,
  },
];
const longTermLiabilities: Section = {
  group: "LongTermLiabilities",
  label: "Long-Term Liabilities",
  type: "Long Term Liability",
  sign: -1,
};
const equity: Section = { group: "Equity", label: "Equity", type: "Equity", sign: -1 };

/** `BalanceSheet` of `dex.yaml`, a column a day. */
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

/** The equity accounts, retained earnings rolled, and this year's result, which has no account. */
function equityBlock(columns: Columns): Block {
  const { rows, totals } = sectionBlock(equity, columns, 1);
  const accounts = rows.slice(1, -1);
  const netIncome = columns.balances.map((column) => -resultOf(column, columns.accounts) + 0);
  return enclose("Equity", "Equity", 1, {
    rows: [...accounts, accountRow("Equity", "Net Income", null, netIncome, 2)],
    totals: totals.map((total, column) => total + (netIncome[column] ?? 0)),
  });
}
