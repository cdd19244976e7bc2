import { anonymousRequestId } from "@tieout/core/submission";
import type { LinkSession } from "@tieout/services/links/link-session";

type Session = Pick<LinkSession, "id" | "workspaceId" | "submissionRequestId">;

/** Whether what an address names is what the link was made for. Ids authorise nothing (D-8). */
export function isOfSession(
  session: Pick<LinkSession, "workspaceId" | "submissionRequestId">,
  named: { readonly workspaceId: string; readonly submissionRequestId?: number },
): boolean {
  const { workspaceId, submissionRequestId = session.submissionRequestId } = named;
  return workspaceId === session.workspaceId && submissionRequestId === session.submissionRequestId;
}

interface Submitted {
  readonly workspaceId: string;
  readonly submissionRequestId?: number;
  readonly linkSessionId?: string;
}

/**
 * Whether a submission answers the request of this session's link. Who came by the standing address has
 * no request, and sees what they have begun themselves (D-11).
 */
export function isSubmissionOfSession(session: Session, submission: Submitted): boolean {
  if (submission.workspaceId !== session.workspaceId) return false;
  return session.submissionRequestId === undefined
    ? submission.submissionRequestId === undefined && submission.linkSessionId === session.id
    : submission.submissionRequestId === session.submissionRequestId;
}

/** Whether a session is of the link that a tab says it came by. */
export const isOfVisit = (
  { workspaceId, submissionRequestId }: Pick<LinkSession, "workspaceId" | "submissionRequestId">,
  visit: string,
) => visit === `${workspaceId}/${submissionRequestId ?? anonymousRequestId}`;
