import type { components } from "@tieout/openapi/borrower";
import { api, type Problem } from "./client.ts";

/** What is asked for, as a request of its own or as the tenant's usual one. */
export type Asked = components["schemas"]["NewSubmissionRequest"];
export type CollectionLimit = components["schemas"]["DataCollectionLimit"];

export interface RequestPath {
  readonly workspaceId: string;
  readonly submissionRequestId: number;
}

/** What the lender asks for: tried five times, two seconds apart (001 §4). */
export const submissionRequest = (path: RequestPath) =>
  api.queryOptions(
    "get",
    "/{workspaceId}/SubmissionRequests/{submissionRequestId}",
    { params: { path: { ...path } } },
    {
      enabled: path.submissionRequestId > 0,
      retry: (failures: number, problem: Problem) => problem.status !== 401 && failures < 4,
      retryDelay: 2_000,
    },
  );

/** The business's name, and nothing else of it. */
export const business = (workspaceId: string) =>
  api.queryOptions("get", "/Entities/{workspaceId}/safedetails", {
    params: { path: { workspaceId } },
  });

/** Whether the lender can take in one more. */
export const collectionLimit = () => api.queryOptions("get", "/tenant/safedatacollectionlimit", {});
