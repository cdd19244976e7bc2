import type { Account, AccountType, Books, Party, Transaction } from "../books/books.ts";
import { formatDay } from "../books/calendar.ts";
import { fullyQualifiedName } from "../books/chart.ts";
import { formatAmount } from "../books/dollars.ts";
import { documentTotal } from "../books/transaction.ts";
import type { PostedLine } from "./paging.ts";

export function presentCompany({ company, accounts, parties }: Books, journalLines: number) {
  const { id, name, legalName, fiscalYearEndMonth, closedThrough, first, last, defaultBasis } =
    company;
  return {
    id,
    name,
    legalName,
    country: "US",
    currency: "USD",
    fiscalYearEndMonth,
    closedThrough: closedThrough === undefined ? null : formatDay(closedThrough),
    booksFrom: formatDay(first),
    booksTo: formatDay(last),
    defaultBasis,
    sizes: { accounts: accounts.length, parties: parties.length, journalLines },
  };
}

const classifications: Readonly<Record<AccountType, string>> = {
  Bank: "Asset",
  "Accounts Receivable": "Asset",
  "Other Current Asset": "Asset",
  "Fixed Asset": "Asset",
  "Other Asset": "Asset",
  "Accounts Payable": "Liability",
  "Credit Card": "Liability",
  "Other Current Liability": "Liability",
  "Long Term Liability": "Liability",
  Equity: "Equity",
  Income: "Revenue",
  "Cost of Goods Sold": "Expense",
  Expense: "Expense",
  "Other Income": "Revenue",
  "Other Expense": "Expense",
};

export function presentAccount(account: Account, accounts: readonly Account[]) {
  const { id, number, name, parentNumber, active, type, subType } = account;
  return {
    id,
    number,
    name,
    fullyQualifiedName: fullyQualifiedName(account, accounts),
    parentId: accounts.find((other) => other.number === parentNumber)?.id ?? null,
    active,
    classification: classifications[type],
    accountType: type,
    accountSubType: subType,
  };
}

export function presentParty({ id, kind, name, email, phone }: Party) {
  return { id, kind, name, email: email ?? null, phone: phone ?? null, active: true };
}

export function presentLine(
  { transaction, line, lineNo }: PostedLine,
  idOf: (accountNumber: string) => string,
) {
  const { id, type, day, docNumber, refNumber, party } = transaction;
  return {
    transactionId: id,
    transactionType: type,
    lineNo,
    date: formatDay(day),
    accountId: idOf(line.account),
    debit: formatAmount(Math.max(0, line.amount)),
    credit: formatAmount(Math.max(0, -line.amount)),
    memo: line.memo ?? null,
    docNumber: docNumber ?? null,
    refNumber: refNumber ?? null,
    partyId: party?.id ?? null,
    ...entryTimes(transaction),
  };
}

const millisecondsPerMinute = 60_000;
const minutesPerDay = 1_440;

/** Entered in office hours of its day, and sometimes touched again within the hour. */
function entryTimes({ id, day, entered = day }: Transaction) {
  const chance = Number(id) % 997;
  const minute = entered * minutesPerDay + 13 * 60 + (chance % 480);
  const changed = minute + (chance % 19 === 0 ? 47 : 0);
  const instant = (at: number) => new Date(at * millisecondsPerMinute).toISOString();
  return { createdAt: instant(minute), modifiedAt: instant(changed) };
}

export function presentOpenDocument(transaction: Transaction) {
  const { id, docNumber, party, day, document } = transaction;
  const total = documentTotal(transaction);
  const kinds =
    total < 0 ? (["credit-memo", "vendor-credit"] as const) : (["invoice", "bill"] as const);
  return {
    id,
    kind: document?.side === "payable" ? kinds[1] : kinds[0],
    number: docNumber ?? id,
    partyId: party?.id ?? "",
    date: formatDay(day),
    dueDate: formatDay(document?.due ?? day),
    currency: "USD",
    total: formatAmount(total),
    balance: formatAmount(total),
  };
}
