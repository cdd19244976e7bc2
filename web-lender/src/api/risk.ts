import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { answerOf } from "@tieout/web-portal/answer";
import { api, client } from "./client.ts";
import type { FinancialRecordPath } from "./submission.ts";

export type RiskAnalysis = components["schemas"]["RiskAnalysis"];
export type RiskAnalysisDetails = components["schemas"]["RiskAnalysisDetails"];
export type LastRiskAnalysis = components["schemas"]["LastRiskAnalysis"];
export type RiskInputs = components["schemas"]["RiskInputs"];
export type RiskOutput = components["schemas"]["RiskOutput"];
export type RiskNote = components["schemas"]["RiskNote"];
export type RiskWarning = components["schemas"]["RiskWarning"];
export type RiskDirection = components["schemas"]["RiskDirection"];
export type RiskPortfolio = components["schemas"]["RiskPortfolio"];
export type RiskPortfolioItem = RiskPortfolio["items"][number];

export const riskPath =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/riskanalysis";

/** Refetched each time it's opened, because anyone's saved statements make it stale. */
export function lastRiskAnalysis(path: FinancialRecordPath) {
  return queryOptions({
    ...api.queryOptions("get", riskPath, { params: { path } }),
    staleTime: 0,
  });
}

export interface AskedRisk {
  readonly naicsCode?: string;
  readonly postalCode?: string;
}

/** Computes and stores an analysis (S-A29). The specification makes it a GET, but it isn't a query, because it stores. */
export function analyzeRisk(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  asked: AskedRisk,
): Promise<RiskAnalysis> {
  return answerOf(
    client.GET("/riskcalc/{workspaceId}", {
      params: { path: { workspaceId }, query: { financialRecordId, ...asked } },
    }),
  );
}

/** Ranked by the server. Never stale, because NAICS 2022 doesn't change. */
export function naicsCodes(query: string) {
  return queryOptions({
    ...api.queryOptions("get", "/Industries/NaicsCodes", { params: { query: { query } } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function riskWorkbookAddress(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  riskAnalysisId: string,
): string {
  const record = `/api/Workspaces/${workspaceId}/financialrecords/${financialRecordId}`;
  return `${record}/riskanalysis/${riskAnalysisId}/workbook`;
}

/** Sorted by probability of default within a year, highest first, in pages of 100. */
export const riskPortfolio = () =>
  infiniteQueryOptions({
    queryKey: riskPortfolioKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      answerOf(
        client.GET("/Portfolio/RiskAnalyses", {
          params: { query: { ...(cursor !== undefined && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }: RiskPortfolio) => nextCursor,
  });

/** For invalidation. */
export const riskPortfolioKey = ["risk-portfolio"] as const;

const firstPage: RiskPortfolio["nextCursor"] = undefined;
