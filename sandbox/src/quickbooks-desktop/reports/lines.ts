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

export interface Entry {
  readonly transaction: Transaction;
  readonly line: Line;
  readonly account: Account;
  /** Running balance in cents; only in reports by account. */
  readonly balance?: number;
}

export interface EntryColumn extends Column {
  readonly of: (entry: Entry, open: OpenCompany) => string | undefined;
}

/** Lines of a period, in the order of the books. Yields between months. */
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

const column = (
  type: string,
  data: Column["data"],
  title: string,
  of: EntryColumn["of"],
): EntryColumn => ({ type, data, title, of });

/** In QuickBooks' order, whatever the request's. */
const columns: readonly EntryColumn[] = [
  column("TxnID", "IDTYPE", "Txn ID", ({ transaction }) => transactionId(transaction)),
  column("TxnNumber", "INTTYPE", "Trans #", ({ transaction }) => transaction.id),
  column("TxnType", "STRTYPE", "Type", ({ transaction }, open) => nameOf(transaction, open).label),
  column(
    "ModifiedTime",
    "DATETIMETYPE",
    "Entered/Last Modified",
    ({ transaction: { day, entered = day } }) => `${formatDay(entered)}T14:00:00-05:00`,
  ),
  column("Date", "DATETYPE", "Date", ({ transaction }) => formatDay(transaction.day)),
  column("RefNumber", "STRTYPE", "Num", ({ transaction }) => numberOf(transaction)),
  column("Name", "STRTYPE", "Name", ({ transaction }) => transaction.party?.name),
  column("Memo", "STRTYPE", "Memo", ({ line }) => line.memo),
  column("Account", "STRTYPE", "Account", ({ account }, { fullName }) => fullName(account)),
  column("Class", "STRTYPE", "Class", () => undefined),
  column("SplitAccount", "STRTYPE", "Split", ({ transaction, line }, { accountBy, fullName }) => {
    const [other, ...more] = transaction.lines.filter((one) => one !== line);
    return other && more.length === 0 ? fullName(accountBy(other.account)) : "-SPLIT-";
  }),
  column("Debit", "AMTTYPE", "Debit", ({ line: { amount } }) =>
    amount > 0 ? formatAmount(amount) : undefined,
  ),
  column("Credit", "AMTTYPE", "Credit", ({ line: { amount } }) =>
    amount < 0 ? formatAmount(-amount) : undefined,
  ),
  column("Amount", "AMTTYPE", "Amount", ({ account, line: { amount } }) =>
    formatAmount(sideOf(account) * amount),
  ),
  column("RunningBalance", "AMTTYPE", "Balance", ({ account, balance }) =>
    balance === undefined ? undefined : formatAmount(sideOf(account) * balance),
  ),
];

/** Requested but not shown: with one currency QuickBooks has no such column. */
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

/** The named columns, the usual ones where none are named, or the first name that isn't supported. */
export function entryColumns(names: readonly string[]): readonly EntryColumn[] | string {
  const asked = (names.length > 0 ? names : usual).filter((name) => !leftOut.has(name));
  const stranger = asked.find((name) => !columns.some(({ type }) => type === name));
  return stranger ?? columns.filter(({ type }) => asked.includes(type));
}
