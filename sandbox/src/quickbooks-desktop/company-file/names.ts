import type { Account, AccountType, Party, Transaction } from "../../dex/books/books.ts";
import { type DayNumber, formatDay } from "../../dex/books/calendar.ts";
import { element, type Xml } from "../qbxml/write-xml.ts";

/** QuickBooks Desktop's words for what DEX calls as QuickBooks Online does. */
export const accountTypes: Readonly<Record<AccountType, string>> = {
  Bank: "Bank",
  "Accounts Receivable": "AccountsReceivable",
  "Other Current Asset": "OtherCurrentAsset",
  "Fixed Asset": "FixedAsset",
  "Other Asset": "OtherAsset",
  "Accounts Payable": "AccountsPayable",
  "Credit Card": "CreditCard",
  "Other Current Liability": "OtherCurrentLiability",
  "Long Term Liability": "LongTermLiability",
  Equity: "Equity",
  Income: "Income",
  "Cost of Goods Sold": "CostOfGoodsSold",
  Expense: "Expense",
  "Other Income": "OtherIncome",
  "Other Expense": "OtherExpense",
};

const debitTypes: ReadonlySet<AccountType> = new Set([
  "Bank",
  "Accounts Receivable",
  "Other Current Asset",
  "Fixed Asset",
  "Other Asset",
  "Cost of Goods Sold",
  "Expense",
  "Other Expense",
]);

/** 1 where QuickBooks shows debits as positive, -1 where it shows credits. */
export const sideOf = ({ type }: Account): 1 | -1 => (debitTypes.has(type) ? 1 : -1);

const secondsPerDay = 86_400;
const accountsMadeAt = 1_262_304_000;

/** QuickBooks' ids are a number in hexadecimal and the second in which they were made. */
export const accountId = ({ id }: Pick<Account, "id">): string => listId(Number(id));
export const partyId = ({ id }: Party): string => listId(0x1_00_00 + Number(id));

export function transactionId({ id, day, entered = day }: Transaction): string {
  return `${hex(Number(id))}-${entered * secondsPerDay}`;
}

export const lineId = (transaction: Transaction, line: number): string =>
  `${hex(Number(transaction.id))}${hex(line + 1).padStart(2, "0")}-${transaction.day * secondsPerDay}`;

const listId = (number: number) => `${hex(0x80_00_00_00 + number)}-${accountsMadeAt}`;

const hex = (number: number) => number.toString(16).toUpperCase();

/** QuickBooks takes no longer number of a document. */
const longestNumber = 11;

/** The number that people know a transaction by; of a long one, what tells it from others. */
export const numberOf = ({ docNumber, refNumber }: Transaction): string | undefined =>
  (docNumber ?? refNumber)?.slice(-longestNumber);

/** Made and changed at once, in the afternoon of a day. */
export const timesOn = (day: DayNumber): Xml[] => [
  element("TimeCreated", `${formatDay(day)}T14:00:00-05:00`),
  element("TimeModified", `${formatDay(day)}T14:00:00-05:00`),
  element("EditSequence", String(day * secondsPerDay)),
];

export const reference = (name: string, id: string, fullName: string): Xml =>
  element(name, [element("ListID", id), element("FullName", fullName)]);
