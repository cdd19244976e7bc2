import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";
import type { Basis } from "./financial-statement.ts";
import type { FinancialRecordPath } from "./submission.ts";

export type JournalLines = components["schemas"]["JournalLines"];
export type JournalLine = JournalLines["lines"][number];

/** An account between two days of the books. */
export interface AccountPeriod {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
  readonly basis: Basis;
}

/** The journal lines of an account between two days, page after page. */
export function useJournalLines(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  { accountId, ...query }: AccountPeriod,
) {
  return api.useInfiniteQuery(
    "get",
    "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger/accounts/{accountId}/lines",
    { params: { path: { workspaceId, financialRecordId, accountId }, query } },
    {
      pageParamName: "cursor",
      // `undefined` would be sent as page 0; nothing is sent of `null`.
      initialPageParam: null,
      getNextPageParam: (page: JournalLines) => page.nextCursor,
    },
  );
}
