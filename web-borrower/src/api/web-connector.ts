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

/** What the server has seen of QuickBooks Desktop, asked again until there is nothing to wait for. */
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

/** Whether the page has nothing more to learn. */
const isSettled = ({ state }: WebConnector): boolean => state === "done" || state === "ended";

/**
 * A password is shown once: asking for it makes a new one, and this page's memory keeps it. It is asked for
 * when nobody was shown one, or somebody wants another.
 */
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

/** Where the browser saves the connection file from. */
export const connectionFileAddress = ({ workspaceId, connectionRequestId }: WebConnectorPath) =>
  `/api/Workspaces/${workspaceId}/ConnectionRequests/${connectionRequestId}/webconnector/file`;

/** Sends the page's address to somebody's own address. */
export const mailWebConnectorPage = async (path: WebConnectorPath, emailAddress: string) =>
  answerOf(
    client.POST(`${address}/mail`, {
      params: { path: { ...path } },
      body: { emailAddress },
    }),
  );

/** Names an address that hears what comes of the request. */
export const requestWebConnectorNews = async (path: WebConnectorPath, emailAddress: string) =>
  answerOf(
    client.POST(`${address}/notice`, {
      params: { path: { ...path } },
      body: { emailAddress },
    }),
  );

/** Goes on, in this browser, with a request that was mailed (D-8), whatever session this page had read before. */
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
