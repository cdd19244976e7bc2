import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import { beginVisit } from "./visit.ts";

export type LinkSession = components["schemas"]["LinkSession"];
export type SubmissionSoFar = LinkSession["submissions"][number];

/** Where this visitor stands, by the session that the link opened (D-9). */
export const linkSession = () =>
  queryOptions<LinkSession, Problem>({
    queryKey: ["link-session"],
    queryFn: async ({ signal }) => answerOf(client.GET("/links/session", { signal })),
    retry: false,
  });

export const openedLinkKey = ["opened-link"] as const;

/**
 * The same for who comes by the link: with its secret, a session is opened first; without, one from
 * before goes on. A secret may be exchanged any number of times until the link ends (D-8).
 */
export const openedLink = (secret: string | undefined) =>
  queryOptions<LinkSession, Problem>({
    queryKey: [...openedLinkKey, secret],
    queryFn: async () => {
      const session = await answerOf(open(secret));
      beginVisit({
        workspaceId: session.workspaceId,
        sharedLinkApplicationId: session.submissionRequestId,
        contact: contactOf(session),
        linkExpirationTime: session.linkExpirationTime,
      });
      return session;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const open = (secret: string | undefined) =>
  secret === undefined
    ? client.GET("/links/session")
    : client.POST("/links/session", { body: { secret } });

/** The lender's person behind the request. */
export const contactOf = ({ lender: { contactName: name, contactEmail: email } }: LinkSession) => ({
  name,
  email,
});

/** Whether a secret came whole: 32 bytes in base64url. A link that was cut on the way has less. */
export const isWhole = (secret: string) => /^[\w-]{43}$/.test(secret);

/** Whether a link has ended, or the session that it opened: then nothing more can be done here. */
export const isOver = ({ status }: Problem): boolean => status === 401 || status === 410;

export type LinkState = "choosing" | "importing" | "complete" | "failed";

/**
 * How far the request is: what was begun and left open doesn't count, the newest of the rest does. Who
 * comes to choose again may, unless books are being read or were and once is all that's allowed.
 */
export function linkStateOf(
  { submissions }: LinkSession,
  { choosesAgain, mayShareAgain }: { choosesAgain: boolean; mayShareAgain: boolean },
): LinkState {
  const state = newestBegun(submissions)?.state;
  switch (state) {
    case undefined:
    case "open":
      return "choosing";
    case "importing":
      return "importing";
    case "complete":
      return choosesAgain && mayShareAgain ? "choosing" : "complete";
    case "failed":
      return choosesAgain ? "choosing" : "failed";
  }
}

/** The newest submission whose books were asked for. */
export const newestBegun = (submissions: readonly SubmissionSoFar[]) =>
  submissions.find(({ state }) => state !== "open");

/** A submission that was begun and can still be connected. */
export const openSubmission = (submissions: readonly SubmissionSoFar[]) =>
  submissions.find(({ state }) => state === "open");
