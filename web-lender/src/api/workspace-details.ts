import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import { api } from "./client.ts";

export type WorkspaceDetails = Writable<components["schemas"]["WorkspaceDetails"]>;

/** A workspace with everybody in it, for whoever manages them. Tagged with its version. */
export const workspaceDetails = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/Entities/{workspaceId}/safedetails", {
      params: { path: { workspaceId } },
    }),
  );
