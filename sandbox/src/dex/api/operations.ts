import type { Basis, Books } from "../books/books.ts";
import { aging } from "../reports/aging.ts";
import { balanceSheet } from "../reports/balance-sheet.ts";
import type { Ledger } from "../reports/balances.ts";
import { profitAndLoss } from "../reports/profit-and-loss.ts";
import { trialBalance } from "../reports/trial-balance.ts";
import { pageOf, pageOfLines } from "./paging.ts";
import { basisOf, dayOf, daysOf, limitOf, rangesOf, sideOf } from "./parameters.ts";
import {
  presentAccount,
  presentCompany,
  presentLine,
  presentOpenDocument,
  presentParty,
} from "./presenters.ts";

/** One company as the API sees it. */
export interface OpenBooks {
  readonly books: Books;
  readonly ledgers: Readonly<Record<Basis, Ledger>>;
  /** An account's id, by its number. */
  readonly idOf: (accountNumber: string) => string;
}

export interface Operation {
  readonly scope: "books.read" | "contacts.read" | "reports.read";
  readonly answer: (open: OpenBooks, query: URLSearchParams) => Promise<object>;
}

/** `/api/v1` of `dex.yaml`, by path. Each throws a `ParameterError` for what it can't use. */
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
