import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import { beginVisit } from "./visit.ts";

export type LinkSession = components["schemas"]["LinkSession"];
export type SubmissionSoFar = LinkSession["submissions"][number];

/** The session that the link opened (D-9). */
export const linkSession = () =>
  queryOptions<LinkSession, Problem>({
    queryKey: ["link-session"],
    queryFn: async ({ signal }) => answerOf(client.GET("/links/session", { signal })),
    retry: false,
  });

export const openedLinkKey = ["opened-link"] as const;

/** With a secret, opens a session; without, continues one. A secret works until the link ends (D-8). */
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

export const contactOf = ({ lender: { contactName: name, contactEmail: email } }: LinkSession) => ({
  name,
  email,
});

/** 32 bytes in base64url; a link cut off on the way has less. */
export const isWhole = (secret: string) => /^[\w-]{43}$/.test(secret);

/** True if the link or its session has ended. */
export const isOver = ({ status }: Problem): boolean => status === 401 || status === 410;

export type LinkState = "choosing" | "documents" | "importing" | "complete" | "failed";

/**
 * The newest submission that isn't still open counts. Choosing again is allowed, unless books are
 * being read, or were and only one collection is allowed. Documents alone leave the books to be shared.
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
    case "documents":
      return choosesAgain ? "choosing" : "documents";
    case "importing":
      return "importing";
    case "complete":
      return choosesAgain && mayShareAgain ? "choosing" : "complete";
    case "failed":
      return choosesAgain ? "choosing" : "failed";
  }
}

/** The newest submission that something was sent for; an open one doesn't count. */
export const newestBegun = (submissions: readonly SubmissionSoFar[]) =>
  submissions.find(({ state }) => state !== "open");

/** The newest submission that books can still be shared for. */
export const openSubmission = (submissions: readonly SubmissionSoFar[]) =>
  submissions.find(({ state }) => state === "open" || state === "documents");
