import { setImmediate as breathe } from "node:timers/promises";
import {
  type Account,
  type Basis,
  formatAmount,
  type Line,
  type Transaction,
} from "../../dex/books/books.ts";
import { formatDay } from "../../dex/books/calendar.ts";
import { numberOf, type OpenCompany, sideOf, transactionId } from "../company-file/open-company.ts";
import { nameOf, type Period } from "../company-file/transactions.ts";
import type { Column } from "./report.ts";

/** One line of the books, as detail reports show it. */
export interface Entry {
  readonly transaction: Transaction;
  readonly line: Line;
  readonly account: Account;
  /** What the account comes to after it, cents; only where a report runs along one account. */
  readonly balance?: number;
}

/** A column of detail reports, and what an entry has in it. */
export interface EntryColumn extends Column {
  readonly of: (entry: Entry, open: OpenCompany) => string | undefined;
}

/** The lines of a period, in the order of the books. Between months others are served. */
export async function entriesIn(open: OpenCompany, period: Period, of: Basis): Promise<Entry[]> {
  const { first, last } = open.books.company;
  const entries: Entry[] = [];
  const end = Math.min(last, period.to);
  for (let day = Math.max(first, period.from); day <= end; day += 1) {
    for (const transaction of open.books.transactionsOn(day, of)) {
      for (const line of transaction.lines) {
        entries.push({ transaction, line, account: open.accountBy(line.account) });
      }
    }
    if (day % 30 === 0) await breathe();
  }
  return entries;
}

/** In QuickBooks' own order, whatever order a request names them in. */
const columns: readonly EntryColumn[] = [
  {
    type: "TxnID",
    data: "IDTYPE",
    title: "Txn ID",
    of: ({ transaction }) => transactionId(transaction),
  },
  {
    type: "TxnNumber",
    data: "INTTYPE",
    title: "Trans #",
    of: ({ transaction }) => transaction.id,
  },
  {
    type: "TxnType",
    data: "STRTYPE",
    title: "Type",
    of: ({ transaction }, open) => nameOf(transaction, open).label,
  },
  {
    type: "ModifiedTime",
    data: "DATETIMETYPE",
    title: "Entered/Last Modified",
    of: ({ transaction: { day, entered = day } }) => `${formatDay(entered)}T14:00:00-05:00`,
  },
  {
    type: "Date",
    data: "DATETYPE",
    title: "Date",
    of: ({ transaction }) => formatDay(transaction.day),
  },
  {
    type: "RefNumber",
    data: "STRTYPE",
    title: "Num",
    of: ({ transaction }) => numberOf(transaction),
  },
  {
    type: "Name",
    data: "STRTYPE",
    title: "Name",
    of: ({ transaction }) => transaction.party?.name,
  },
  { type: "Memo", data: "STRTYPE", title: "Memo", of: ({ line }) => line.memo },
  {
    type: "Account",
    data: "STRTYPE",
    title: "Account",
    of: ({ account }, { fullName }) => fullName(account),
  },
  { type: "Class", data: "STRTYPE", title: "Class", of: () => undefined },
  {
    type: "SplitAccount",
    data: "STRTYPE",
    title: "Split",
    of: ({ transaction, line }, { accountBy, fullName }) => {
      const [other, ...more] = transaction.lines.filter((one) => one !== line);
      return other && more.length === 0 ? fullName(accountBy(other.account)) : "-SPLIT-";
    },
  },
  {
    type: "Debit",
    data: "AMTTYPE",
    title: "Debit",
    of: ({ line: { amount } }) => (amount > 0 ? formatAmount(amount) : undefined),
  },
  {
    type: "Credit",
    data: "AMTTYPE",
    title: "Credit",
    of: ({ line: { amount } }) => (amount < 0 ? formatAmount(-amount) : undefined),
  },
  {
    type: "Amount",
    data: "AMTTYPE",
    title: "Amount",
    of: ({ account, line: { amount } }) => formatAmount(sideOf(account) * amount),
  },
  {
    type: "RunningBalance",
    data: "AMTTYPE",
    title: "Balance",
    of: ({ account, balance }) =>
      balance === undefined ? undefined : formatAmount(sideOf(account) * balance),
  },
];

/** Asked for and not shown: with one currency QuickBooks has no such column. */
const leftOut = new Set(["Currency", "ExchangeRate"]);
const usual = [
  "TxnType",
  "Date",
  "RefNumber",
  "Name",
  "Memo",
  "SplitAccount",
  "Amount",
  "RunningBalance",
];

/** The columns that a request names, or the first name that the stand-in has no column for. */
export function entryColumns(names: readonly string[]): readonly EntryColumn[] | string {
  const asked = (names.length > 0 ? names : usual).filter((name) => !leftOut.has(name));
  const stranger = asked.find((name) => !columns.some(({ type }) => type === name));
  return stranger ?? columns.filter(({ type }) => asked.includes(type));
}
