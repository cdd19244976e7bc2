import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type SubmissionRequest = components["schemas"]["SubmissionRequest"];

/** What a lender asked for. */
export function submissionRequest(workspaceId: string, submissionRequestId: number) {
  return api.queryOptions("get", "/{workspaceId}/SubmissionRequests/{submissionRequestId}", {
    params: { path: { workspaceId, submissionRequestId } },
  });
}
