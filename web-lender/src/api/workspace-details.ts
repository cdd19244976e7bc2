import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import { api } from "./client.ts";
import { problemOf } from "./problem.ts";

export type WorkspaceDetails = Writable<components["schemas"]["WorkspaceDetails"]>;

/** A workspace with everybody in it, for whoever manages them. Tagged with its version. */
export const workspaceDetails = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/Entities/{workspaceId}/safedetails", {
      params: { path: { workspaceId } },
    }),
  );

/** What a workspace is now, where somebody else was faster to change it (D-31). */
export function conflictOf(error: unknown): WorkspaceDetails | undefined {
  if (problemOf(error)?.status !== 412) return undefined;
  // The contract's 412 always carries it.
  return (error as { readonly current: WorkspaceDetails }).current;
}
