import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

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

export const isDecided = ({ status }: ConnectionRequest): boolean =>
  status === "Success" || status === "Error";
