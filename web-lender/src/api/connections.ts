import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type Connection = components["schemas"]["Connection"];

/** Every workspace's, to say that they may be out of date. */
export const allConnections = ["get", "/workspaces/{workspaceId}/connections"] as const;

/**
 * A workspace's connections to accounting packages. They're made and lost in windows and jobs elsewhere, so
 * that whoever looks is never shown an earlier answer alone.
 */
export const connections = (workspaceId: string) =>
  queryOptions({
    ...api.queryOptions("get", "/workspaces/{workspaceId}/connections", {
      params: { path: { workspaceId } },
    }),
    staleTime: 0,
  });

export type ConnectionRequest = components["schemas"]["ConnectionRequest"];

const everyTwoSeconds = 2_000;

/** What becomes of a connection request. Asked every two seconds until it is decided. */
export const connectionRequest = (workspaceId: string, connectionRequestId: string) =>
  queryOptions({
    ...api.queryOptions(
      "get",
      "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}",
      { params: { path: { workspaceId, connectionRequestId } } },
    ),
    retry: false,
    refetchInterval: ({ state }) => (state.data && isDecided(state.data) ? false : everyTwoSeconds),
    // The person is looking at the package's window, not at this one.
    refetchIntervalInBackground: true,
  });

const isDecided = ({ status }: ConnectionRequest): boolean =>
  status === "Success" || status === "Error";
