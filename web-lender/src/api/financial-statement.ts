import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "@tieout/web-portal/answer";
import { api, client } from "./client.ts";
import type { FinancialRecordPath } from "./submission.ts";

export type FinancialStatement = components["schemas"]["FinancialStatement"];
export type LineItem = components["schemas"]["LineItem"];
export type LineDetail = components["schemas"]["LineDetail"];
export type AccountDetail = LineDetail["accounts"][number];
export type AccountMonth = AccountDetail["months"][number];
export type StatementType = components["schemas"]["StatementType"];
type ReportingPeriod = components["schemas"]["ReportingPeriod"];
export type Basis = FinancialStatement["basis"];

export interface StatementView {
  readonly financialStatementType: StatementType;
  readonly reportingPeriod: ReportingPeriod;
  readonly reportingPeriodSortOrder: FinancialStatement["reportingPeriodSortOrder"];
  readonly numberStyle: FinancialStatement["numberStyle"];
  /** Defaults to the record's own: accrual where it was collected. */
  readonly basis?: Basis;
}

/** The previous view stays readable while another loads. */
export function financialStatement(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  view: StatementView,
) {
  return api.queryOptions(
    "get",
    "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements",
    { params: { path: { workspaceId, financialRecordId }, query: view } },
    { placeholderData: keepPreviousData },
  );
}

/** A line, a column, and their statement. */
export interface StatementCell {
  readonly lineItemId: string;
  readonly reportingPeriodId: string;
  readonly financialStatementType: StatementType;
  readonly reportingPeriod: ReportingPeriod;
  readonly basis: Basis;
}

/** Its accounts and their months. */
export function statementLine(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  { lineItemId, ...query }: StatementCell,
) {
  return api.queryOptions(
    "get",
    "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements/lines/{lineItemId}",
    { params: { path: { workspaceId, financialRecordId, lineItemId }, query } },
  );
}

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
