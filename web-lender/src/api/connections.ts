import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type Connection = components["schemas"]["Connection"];

/** A workspace's connections to accounting packages. */
export const connections = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/workspaces/{workspaceId}/connections", {
      params: { path: { workspaceId } },
    }),
  );
