import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import { answerOf } from "@tieout/web-portal/answer";
import { api, client } from "./client.ts";

export type WorkspaceQuery = Writable<components["schemas"]["WorkspaceQuery"]>;
export type WorkspaceListItem = components["schemas"]["WorkspaceListItem"];
export type Workspace = components["schemas"]["Workspace"];

/** The previous page stays while the next loads. */
export const workspaces = (query: WorkspaceQuery) =>
  queryOptions({
    ...api.queryOptions("post", "/Entities/query", { body: query }),
    placeholderData: keepPreviousData,
  });

/** For invalidation. */
export const allWorkspaces = ["post", "/Entities/query"] as const;

export const eachWorkspace = ["get", "/Entities/{workspaceId}"] as const;

export const workspace = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/Entities/{workspaceId}", { params: { path: { workspaceId } } }),
  );

/** The contract's value for no collection. */
const none = "00000000-0000-0000-0000-000000000000";

/** Undefined where there is none (P-A34). */
export async function newestSubmissionId(entityId: string): Promise<string | undefined> {
  const { submissionId } = await answerOf(
    client.GET("/submissions/newest", { params: { query: { entityId } } }),
  );
  return submissionId === none ? undefined : submissionId;
}

export type WorkspaceDetails = Writable<components["schemas"]["WorkspaceDetails"]>;

/** With its users, for whoever manages them. Tagged with its version. */
export const workspaceDetails = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/Entities/{workspaceId}/safedetails", {
      params: { path: { workspaceId } },
    }),
  );
