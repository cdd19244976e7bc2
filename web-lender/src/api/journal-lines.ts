import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Basis } from "@tieout/core/ledger/ledger";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import type { FinancialRecordPath } from "./submission.ts";

export type JournalLines = components["schemas"]["JournalLines"];
export type JournalLine = JournalLines["lines"][number];

export type JournalEntry = components["schemas"]["JournalEntry"];
export type EntryLine = JournalEntry["lines"][number];

export interface AccountPeriod {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
  readonly basis: Basis;
}

/** A text, and the amount it might be, in minor units. */
export interface SoughtLines {
  readonly find: string;
  readonly findAmount?: number;
}

const lines =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger/accounts/{accountId}/lines";

/** An account's lines in a period; with `sought`, only those that it finds. */
export function journalLines(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  { accountId, ...period }: AccountPeriod,
  sought?: SoughtLines,
) {
  const path = { workspaceId, financialRecordId, accountId };
  const asked = { ...period, ...sought };

  return infiniteQueryOptions({
    queryKey: ["get", lines, { path, asked }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...asked, ...(cursor !== undefined && { cursor }) };
      return answerOf(client.GET(lines, { params: { path, query }, signal }));
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }: JournalLines) => nextCursor,
  });
}

/** The first page has no cursor. */
const firstPage: string | undefined = undefined;

/** Of the file with all those lines. */
export function exportLinesAddress(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  { accountId, ...period }: AccountPeriod,
  sought: SoughtLines | undefined,
  language: string,
): string {
  const params = new URLSearchParams({ ...period, language });
  if (sought) params.set("find", sought.find);
  if (sought?.findAmount !== undefined) params.set("findAmount", String(sought.findAmount));
  const [workspace, record, account] = [workspaceId, financialRecordId, accountId].map(
    encodeURIComponent,
  );
  return `/api/Workspaces/${workspace}/financialrecords/${record}/ledger/accounts/${account}/lines/export?${params}`;
}

interface EntryPlace {
  readonly transactionId: string;
  readonly date: string;
  readonly basis: Basis;
}

const entry =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger/entries/{transactionId}";

/** All lines of a journal entry, whatever their accounts. */
export function journalEntry(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  { transactionId, ...place }: EntryPlace,
) {
  const path = { workspaceId, financialRecordId, transactionId };

  return infiniteQueryOptions({
    queryKey: ["get", entry, { path, place }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...place, ...(cursor !== undefined && { cursor }) };
      return answerOf(client.GET(entry, { params: { path, query }, signal }));
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }: JournalEntry) => nextCursor,
  });
}
