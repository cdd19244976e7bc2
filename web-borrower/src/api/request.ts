import { queryOptions } from "@tanstack/react-query";
import { collectingBlocked } from "@tieout/core/collection-limit";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import { readVisit, rememberVisit } from "./visit.ts";

/** The request's own scope, or the tenant's usual one. */
export type Asked = components["schemas"]["NewSubmissionRequest"] &
  Pick<SubmissionRequest, "requestedTime">;
export type SubmissionRequest = components["schemas"]["SubmissionRequest"];
export type CollectionLimit = components["schemas"]["DataCollectionLimit"];

interface SafeDetails {
  readonly id: string;
  readonly displayName: string;
}

export interface RequestPath {
  readonly workspaceId: string;
  readonly submissionRequestId: number;
}

/** Tried five times, two seconds apart (001 §4), but not after a timeout, which offers to try again. */
export const submissionRequest = ({ workspaceId, submissionRequestId }: RequestPath) =>
  queryOptions<SubmissionRequest, Problem>({
    queryKey: ["submission-request", workspaceId, submissionRequestId],
    queryFn: async ({ signal }) => {
      const path = { workspaceId, submissionRequestId };
      return answerOf(
        client.GET("/{workspaceId}/SubmissionRequests/{submissionRequestId}", {
          params: { path },
          signal,
        }),
      );
    },
    enabled: submissionRequestId > 0,
    retry: (failures, problem) => problem.status !== 401 && problem.status !== 504 && failures < 4,
    retryDelay: 2_000,
  });

/** Only the name, so a returning visitor needn't wait for it. */
export const business = (workspaceId: string) =>
  queryOptions<SafeDetails, Problem>({
    queryKey: ["business", workspaceId],
    queryFn: async ({ signal }) => {
      const path = { workspaceId };
      const details = await answerOf(
        client.GET("/Entities/{workspaceId}/safedetails", { params: { path }, signal }),
      );
      rememberVisit({ workspaceId, sharedLinkCompanyName: details.displayName });
      return details;
    },
    placeholderData: () => {
      const { workspaceId: known, sharedLinkCompanyName: displayName } = readVisit();
      return known === workspaceId && displayName !== undefined
        ? { id: workspaceId, displayName }
        : undefined;
    },
  });

export const collectionLimit = () =>
  queryOptions<CollectionLimit, Problem>({
    queryKey: ["collection-limit"],
    queryFn: async ({ signal }) =>
      answerOf(client.GET("/tenant/safedatacollectionlimit", { signal })),
  });

export const isFull = (limit: CollectionLimit | undefined): boolean =>
  limit !== undefined && collectingBlocked(limit);
