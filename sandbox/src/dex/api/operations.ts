import {
  type Account,
  type Basis,
  type Books,
  classifications,
  documentTotal,
  formatAmount,
  fullyQualifiedName,
  type Party,
  type Transaction,
} from "../books/books.ts";
import { formatDay } from "../books/calendar.ts";
import { aging } from "../reports/aging.ts";
import { type Ledger, trialBalance } from "../reports/balances.ts";
import { balanceSheet, profitAndLoss } from "../reports/statements.ts";
import {
  basisOf,
  dayOf,
  daysOf,
  limitOf,
  type PostedLine,
  pageOf,
  pageOfLines,
  rangesOf,
  sideOf,
} from "./parameters.ts";

export interface OpenBooks {
  readonly books: Books;
  readonly ledgers: Readonly<Record<Basis, Ledger>>;
  readonly idOf: (accountNumber: string) => string;
}

export interface Operation {
  readonly scope: "books.read" | "contacts.read" | "reports.read";
  readonly answer: (open: OpenBooks, query: URLSearchParams) => Promise<object>;
}

/** `/api/v1` of `dex.yaml`, by path. @throws ParameterError for invalid parameters */
export const operations: Readonly<Record<string, Operation>> = {
  "/api/v1/company": {
    scope: "books.read",
    answer: async ({ books, ledgers }) => presentCompany(books, await ledgers.accrual.lineCount()),
  },

  "/api/v1/accounts": {
    scope: "books.read",
    answer: async ({ books: { accounts } }, query) => {
      const { items, nextCursor } = pageOf(accounts, limitOf(query), query.get("cursor"));
      return { accounts: items.map((account) => presentAccount(account, accounts)), nextCursor };
    },
  },

  "/api/v1/parties": {
    scope: "contacts.read",
    answer: async ({ books: { parties } }, query) => {
      const { items, nextCursor } = pageOf(parties, limitOf(query), query.get("cursor"));
      return { parties: items.map(presentParty), nextCursor };
    },
  },

  "/api/v1/journal-lines": {
    scope: "books.read",
    answer: async ({ books, idOf }, query) => {
      const basis = basisOf(query);
      const { first, last } = books.company;
      const from = Math.max(first, dayOf(query, "from"));
      const to = Math.min(last, dayOf(query, "to"));
      const { items, nextCursor } = pageOfLines(
        (day) => books.transactionsOn(day, basis),
        { from, to },
        limitOf(query),
        query.get("cursor"),
      );
      return { lines: items.map((line) => presentLine(line, idOf)), nextCursor };
    },
  },

  "/api/v1/open-documents": {
    scope: "contacts.read",
    answer: async ({ books }, query) => {
      const documents = books.openDocuments(sideOf(query), dayOf(query, "asOf"));
      const { items, nextCursor } = pageOf(documents, limitOf(query), query.get("cursor"));
      return { documents: items.map(presentOpenDocument), nextCursor };
    },
  },

  "/api/v1/reports/aging": {
    scope: "contacts.read",
    answer: async ({ books }, query) => aging(books, sideOf(query), dayOf(query, "asOf")),
  },

  "/api/v1/reports/trial-balance": {
    scope: "reports.read",
    answer: async ({ books, ledgers }, query) => {
      const basis = basisOf(query);
      return trialBalance(books, ledgers[basis], basis, dayOf(query, "asOf"));
    },
  },

  "/api/v1/reports/balance-sheet": {
    scope: "reports.read",
    answer: async ({ books, ledgers }, query) => {
      const basis = basisOf(query);
      return balanceSheet(books, ledgers[basis], basis, daysOf(query, "asOf"));
    },
  },

  "/api/v1/reports/profit-and-loss": {
    scope: "reports.read",
    answer: async ({ books, ledgers }, query) => {
      const basis = basisOf(query);
      return profitAndLoss(books, ledgers[basis], basis, rangesOf(query, "ranges"));
    },
  },
};

function presentCompany({ company, accounts, parties }: Books, journalLines: number) {
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

function presentAccount(account: Account, accounts: readonly Account[]) {
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

function presentParty({ id, kind, name, email, phone }: Party) {
  return { id, kind, name, email: email ?? null, phone: phone ?? null, active: true };
}

function presentLine(
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

/** Entered in office hours of its day, and sometimes changed within the hour. */
function entryTimes({ id, day, entered = day }: Transaction) {
  const chance = Number(id) % 997;
  const minute = entered * minutesPerDay + 13 * 60 + (chance % 480);
  const changed = minute + (chance % 19 === 0 ? 47 : 0);
  const instant = (at: number) => new Date(at * millisecondsPerMinute).toISOString();
  return { createdAt: instant(minute), modifiedAt: instant(changed) };
}

function presentOpenDocument(transaction: Transaction) {
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
