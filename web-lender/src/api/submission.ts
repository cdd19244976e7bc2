import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type Submission = components["schemas"]["Submission"];
export type SubmissionDetails = components["schemas"]["SubmissionDetails"];
export type ImportStatus = components["schemas"]["ImportStatus"];

export interface SubmissionPath {
  readonly workspaceId: string;
  readonly submissionId: string;
}

export interface FinancialRecordPath {
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

/** One collection with its workbooks and documents. */
export function submissionDetails({ workspaceId, submissionId }: SubmissionPath) {
  return api.queryOptions("get", "/{workspaceId}/Submissions/{submissionId}", {
    params: { path: { workspaceId, submissionId } },
  });
}

/** How far its import is. Asked every two seconds until there is an outcome. */
export function importStatus({ workspaceId, financialRecordId }: FinancialRecordPath) {
  return api.queryOptions(
    "get",
    "/{workspaceId}/financialrecords/{financialRecordId}/importstatus",
    { params: { path: { workspaceId, financialRecordId } } },
    { refetchInterval: ({ state }) => (state.data?.outcome === "Pending" ? 2000 : false) },
  );
}
