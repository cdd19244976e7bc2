import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { type Asked, askAgainIn } from "./ask-again.ts";
import { client } from "./client.ts";
import { linkSession } from "./link-session.ts";
import { beginVisit, rememberVisit } from "./visit.ts";

export type WebConnector = components["schemas"]["WebConnector"];
export type WebConnectorPassword = components["schemas"]["WebConnectorPassword"];

export interface WebConnectorPath {
  readonly workspaceId: string;
  readonly connectionRequestId: string;
}

const address = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}/webconnector";
const keyOf = (what: string, { workspaceId, connectionRequestId }: WebConnectorPath) => [
  what,
  workspaceId,
  connectionRequestId,
];

/** Polled until there is nothing to wait for. */
export const followedWebConnector = (path: WebConnectorPath) =>
  queryOptions<WebConnector, Problem>({
    queryKey: keyOf("web-connector", path),
    queryFn: async ({ signal }) =>
      answerOf(client.GET(address, { params: { path: { ...path } }, signal })),
    retry: false,
    refetchInterval: ({
      state,
    }: {
      state: Asked & { readonly data?: WebConnector | undefined };
    }) => (state.data && isSettled(state.data) ? false : askAgainIn(state, usual)),
  });

const usual = 3_000;

/** True if the page has nothing more to learn. */
const isSettled = ({ state }: WebConnector): boolean => state === "done" || state === "ended";

/** A password is shown once: each request makes a new one, kept only in this page's memory. */
export const webConnectorPassword = (path: WebConnectorPath) =>
  queryOptions<WebConnectorPassword, Problem>({
    queryKey: keyOf("web-connector-password", path),
    queryFn: async () =>
      answerOf(client.POST(`${address}/password`, { params: { path: { ...path } } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

export const connectionFileAddress = ({ workspaceId, connectionRequestId }: WebConnectorPath) =>
  `/api/Workspaces/${workspaceId}/ConnectionRequests/${connectionRequestId}/webconnector/file`;

export const mailWebConnectorPage = async (path: WebConnectorPath, emailAddress: string) =>
  answerOf(
    client.POST(`${address}/mail`, {
      params: { path: { ...path } },
      body: { emailAddress },
    }),
  );

export const requestWebConnectorNews = async (path: WebConnectorPath, emailAddress: string) =>
  answerOf(
    client.POST(`${address}/notice`, {
      params: { path: { ...path } },
      body: { emailAddress },
    }),
  );

/** Continues a mailed request in this browser (D-8), whatever session was read before. */
export const openedWebConnector = (secret: string) =>
  queryOptions<WebConnectorPath, Problem>({
    queryKey: ["opened-web-connector", secret],
    queryFn: async ({ client: cache }) => {
      const opened = await answerOf(client.POST("/webconnector/open", { body: { secret } }));
      await cache.resetQueries({ queryKey: linkSession().queryKey });
      const { workspaceId, submissionRequestId, connectionRequestId } = opened;
      beginVisit({ workspaceId, sharedLinkApplicationId: submissionRequestId });
      rememberVisit({ connectionRequestId, accountingPackage: "quickbooksdesktop" });
      return opened;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
