import {
  type Account,
  type AccountType,
  type Basis,
  type Books,
  classifications,
  fullyQualifiedName,
  type Party,
  type Transaction,
} from "../../dex/books/books.ts";
import { type DayNumber, formatDay } from "../../dex/books/calendar.ts";
import { type Ledger, ledgerOf } from "../../dex/reports/balances.ts";
import { element, type Xml } from "../qbxml/xml.ts";

/** An open company file: one of DEX's companies. */
export interface OpenCompany {
  readonly books: Books;
  readonly ledgers: Readonly<Record<Basis, Ledger>>;
  readonly accountBy: (number: string) => Account;
  /** `Inventory:Engines and outdrives`, as reports name an account. */
  readonly fullName: (account: Account) => string;
  readonly path: string;
}

/** QuickBooks' limit for account names. */
const longestName = 31;

export function openCompany(kept: Books): OpenCompany {
  const accounts = kept.accounts.map((account) => ({
    ...account,
    name: account.name.slice(0, longestName).trimEnd(),
  }));
  const books = { ...kept, accounts };
  const { company } = books;
  const byNumber = new Map(accounts.map((account) => [account.number, account]));
  const names = new Map(
    accounts.map((account) => [account, fullyQualifiedName(account, accounts)]),
  );
  return {
    books,
    ledgers: { accrual: ledgerOf(books, "accrual"), cash: ledgerOf(books, "cash") },
    accountBy: (number) => {
      const account = byNumber.get(number);
      if (!account) throw new Error(`${company.id} has no account ${number}`);
      return account;
    },
    fullName: (account) => names.get(account) ?? account.name,
    path: `C:\\Users\\Public\\Documents\\Intuit\\QuickBooks\\Company Files\\${company.name.replace(/[<>:"/\\|?*]/g, "")}.qbw`,
  };
}

/** `CostOfGoodsSold`: QuickBooks Desktop's name for QuickBooks Online's type, which DEX uses. */
export const accountTypeName = (type: AccountType): string =>
  type.replace(/ ([a-z])/gi, (_, letter: string) => letter.toUpperCase());

/** 1 where QuickBooks shows debits as positive, -1 where it shows credits. */
export const sideOf = ({ type }: Account): 1 | -1 =>
  classifications[type] === "Asset" || classifications[type] === "Expense" ? 1 : -1;

const secondsPerDay = 86_400;
const accountsMadeAt = 1_262_304_000;

/** QuickBooks' ids are a hexadecimal number and the second of creation. */
export const accountId = ({ id }: Pick<Account, "id">): string => listId(Number(id));
export const partyId = ({ id }: Party): string => listId(0x1_00_00 + Number(id));

export function transactionId({ id, day, entered = day }: Transaction): string {
  return `${hex(Number(id))}-${entered * secondsPerDay}`;
}

export const lineId = (transaction: Transaction, line: number): string =>
  `${hex(Number(transaction.id))}${hex(line + 1).padStart(2, "0")}-${transaction.day * secondsPerDay}`;

const listId = (number: number) => `${hex(0x80_00_00_00 + number)}-${accountsMadeAt}`;

const hex = (number: number) => number.toString(16).toUpperCase();

/** QuickBooks' limit for document numbers. */
const longestNumber = 11;

/** The displayed document number; a long one is cut to its distinctive part. */
export const numberOf = ({ docNumber, refNumber }: Transaction): string | undefined =>
  (docNumber ?? refNumber)?.slice(-longestNumber);

/** Created and modified at once, in the afternoon of a day. */
export const timesOn = (day: DayNumber): Xml[] => [
  element("TimeCreated", `${formatDay(day)}T14:00:00-05:00`),
  element("TimeModified", `${formatDay(day)}T14:00:00-05:00`),
  element("EditSequence", String(day * secondsPerDay)),
];

export const reference = (name: string, id: string, fullName: string): Xml =>
  element(name, [element("ListID", id), element("FullName", fullName)]);
