import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import { answerOf } from "@tieout/web-portal/answer";
import { api, client } from "./client.ts";

export type WorkspaceQuery = Writable<components["schemas"]["WorkspaceQuery"]>;
export type WorkspaceListItem = components["schemas"]["WorkspaceListItem"];
export type Workspace = components["schemas"]["Workspace"];

/** A page of the tenant's workspaces. The page before stays visible while the next one is read. */
export const workspaces = (query: WorkspaceQuery) =>
  queryOptions({
    ...api.queryOptions("post", "/Entities/query", { body: query }),
    placeholderData: keepPreviousData,
  });

/** What every page of workspaces is kept under; for saying that they changed. */
export const allWorkspaces = ["post", "/Entities/query"] as const;

/** What each workspace by itself is kept under. */
export const eachWorkspace = ["get", "/Entities/{workspaceId}"] as const;

/** One workspace. */
export const workspace = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/Entities/{workspaceId}", { params: { path: { workspaceId } } }),
  );

/** What the contract answers where a workspace has no collection. */
const none = "00000000-0000-0000-0000-000000000000";

/** The newest collection of a workspace, as it is now; nothing where there is none (P-A34). */
export async function newestSubmissionId(entityId: string): Promise<string | undefined> {
  const { submissionId } = await answerOf(
    client.GET("/submissions/newest", { params: { query: { entityId } } }),
  );
  return submissionId === none ? undefined : submissionId;
}

export type WorkspaceDetails = Writable<components["schemas"]["WorkspaceDetails"]>;

/** A workspace with everybody in it, for whoever manages them. Tagged with its version. */
export const workspaceDetails = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/Entities/{workspaceId}/safedetails", {
      params: { path: { workspaceId } },
    }),
  );
