import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type Connection = components["schemas"]["Connection"];

/** For invalidation. */
export const allConnections = ["get", "/workspaces/{workspaceId}/connections"] as const;

/** Always refetched: connections change in other windows and jobs. */
export const connections = (workspaceId: string) =>
  queryOptions({
    ...api.queryOptions("get", "/workspaces/{workspaceId}/connections", {
      params: { path: { workspaceId } },
    }),
    staleTime: 0,
  });

export type ConnectionRequest = components["schemas"]["ConnectionRequest"];

const everyTwoSeconds = 2_000;

/** Polled every two seconds until decided. */
export const connectionRequest = (workspaceId: string, connectionRequestId: string) =>
  queryOptions({
    ...api.queryOptions(
      "get",
      "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}",
      { params: { path: { workspaceId, connectionRequestId } } },
    ),
    retry: false,
    refetchInterval: ({ state }) => (state.data && isDecided(state.data) ? false : everyTwoSeconds),
    // The person is looking at the package's window, not this one.
    refetchIntervalInBackground: true,
  });

const isDecided = ({ status }: ConnectionRequest): boolean =>
  status === "Success" || status === "Error";
