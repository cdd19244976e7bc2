import { useInfiniteQuery } from "@tanstack/react-query";
import type { Basis } from "@tieout/core/ledger/ledger";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import type { FinancialRecordPath } from "./submission.ts";

export type JournalLines = components["schemas"]["JournalLines"];
export type JournalLine = JournalLines["lines"][number];

interface AccountPeriod {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
  readonly basis: Basis;
}

const address =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger/accounts/{accountId}/lines";

export function useJournalLines(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  { accountId, ...period }: AccountPeriod,
) {
  const path = { workspaceId, financialRecordId, accountId };

  return useInfiniteQuery({
    queryKey: ["get", address, { path, period }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...period, ...(cursor !== undefined && { cursor }) };
      return answerOf(client.GET(address, { params: { path, query }, signal }));
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }: JournalLines) => nextCursor,
  });
}

/** The first page has no cursor. */
const firstPage: JournalLines["nextCursor"] = undefined;
