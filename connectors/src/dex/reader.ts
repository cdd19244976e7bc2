import type { Access, BooksReader } from "../connector.ts";
import { type VendorClientOptions, vendorClient } from "../vendor-client.ts";
import { held } from "./replies.ts";
import {
  accountOf,
  agingOf,
  balancesOf,
  companyOf,
  documentOf,
  figuresOf,
  lineOf,
} from "./translate.ts";

// The most that DEX gives at once.
const limit = "5000";

export function dexReader(
  origin: string,
  access: Access,
  options: Partial<VendorClientOptions> = {},
): BooksReader {
  const get = vendorClient({ ...options, origin, access });
  const pageOf = <Item>(items: readonly Item[], nextCursor: string | null) => ({
    items,
    ...(nextCursor !== null && { next: nextCursor }),
  });

  return {
    atOnce: 2,

    company: async () => companyOf(held("company", await get("/api/v1/company"))),

    accounts: async (cursor) => {
      const page = held("accounts", await get("/api/v1/accounts", { limit, cursor }));
      return pageOf(page.accounts.map(accountOf), page.nextCursor);
    },

    // DEX has one list of all kinds.
    parties: async ({ kinds }, cursor) => {
      const page = held("parties", await get("/api/v1/parties", { limit, cursor }));
      const parties = page.parties
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ id, kind, name }) => ({ id, kind, name }));
      return pageOf(parties, page.nextCursor);
    },

    journalLines: async ({ start, end, basis }, cursor) => {
      const query = { from: start, to: end, basis, limit, cursor };
      const page = held("lines", await get("/api/v1/journal-lines", query));
      return pageOf(page.lines.map(lineOf), page.nextCursor);
    },

    openDocuments: async ({ side, asOf }, cursor) => {
      const query = { side, asOf, limit, cursor };
      const page = held("documents", await get("/api/v1/open-documents", query));
      return pageOf(
        page.documents.map((document) => documentOf(document, side, asOf)),
        page.nextCursor,
      );
    },

    trialBalance: async ({ asOf, basis }) =>
      balancesOf(held("trialBalance", await get("/api/v1/reports/trial-balance", { asOf, basis }))),

    aging: async ({ side, asOf }) => {
      const { totals } = held("aging", await get("/api/v1/reports/aging", { side, asOf }));
      return agingOf(totals.total, side, asOf);
    },

    balanceSheets: async (days, basis) => {
      const query = { asOf: days.join(","), basis };
      const report = held("report", await get("/api/v1/reports/balance-sheet", query));
      return figuresOf(
        report,
        "BalanceSheet",
        days.map((end) => ({ end })),
      );
    },

    incomeStatements: async (ranges, basis) => {
      const query = { ranges: ranges.map(({ start, end }) => `${start}..${end}`).join(","), basis };
      const report = held("report", await get("/api/v1/reports/profit-and-loss", query));
      return figuresOf(report, "IncomeStatement", ranges);
    },
  };
}
