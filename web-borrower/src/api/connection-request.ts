import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { fetchWithin, packagePatience } from "@tieout/web-portal/patience";
import { client } from "./client.ts";
import { readVisit, rememberVisit } from "./visit.ts";

export type ConnectionRequest = components["schemas"]["ConnectionRequest"];
/** Turning back isn't a failure. */
export type ConnectionFailure = Exclude<ConnectionRequest["errorCode"], "None" | "UserCancelled">;

/** The answer can be claimed once, by the session sent there (D-2); a reload reads the outcome instead. */
export const claimedConnection = (state: string | undefined) =>
  queryOptions<ConnectionRequest, Problem>({
    queryKey: ["claimed-connection", state],
    queryFn: () => (state === undefined ? readAgain() : claim(state)),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

async function claim(state: string): Promise<ConnectionRequest> {
  const { data, error } = await client.POST("/ConnectionRequests/claim", {
    body: { state },
    // The server gets tokens and the company's name from the package during this call.
    fetch: fetchWithin(packagePatience),
  });
  if (data) {
    rememberVisit({ connectionRequestId: data.id, accountingPackage: data.accountingPackage });
    return data;
  }
  const isTaken = error.status === 409 || error.status === 404;
  return isTaken ? readAgain(error) : Promise.reject(error);
}

async function readAgain(problem?: Problem): Promise<ConnectionRequest> {
  const { workspaceId, connectionRequestId } = readVisit();
  if (workspaceId === undefined || connectionRequestId === undefined) {
    return Promise.reject(problem ?? nothingToRead);
  }
  const path = { workspaceId, connectionRequestId };
  return answerOf(
    client.GET("/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}", {
      params: { path },
    }),
  );
}

/** This tab was never sent to a package's page. */
const nothingToRead: Problem = {
  type: "no-connection-request",
  title: "",
  status: 404,
  detail: "",
  description: "",
};
