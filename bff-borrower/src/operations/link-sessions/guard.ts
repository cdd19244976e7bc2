import { anonymousRequestId } from "@tieout/core/submission";
import type { SubmissionOptions } from "@tieout/core/submission-request/submission-request";
import { anonymousOptions } from "@tieout/core/tenant/default-options";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { LinkSession } from "@tieout/services/links/link-session";
import { findSubmission, type Submission } from "@tieout/services/submissions/submission";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import type { TenantSettings } from "@tieout/services/tenants/settings";

/** Refuses an address whose ids differ from the link's. Ids authorize nothing (D-8). */
export function authorizeNamed(
  session: Pick<LinkSession, "workspaceId" | "submissionRequestId">,
  named: { readonly workspaceId: string; readonly submissionRequestId?: number },
): void {
  const { workspaceId, submissionRequestId = session.submissionRequestId } = named;
  if (workspaceId !== session.workspaceId || submissionRequestId !== session.submissionRequestId) {
    throw new Refusal(notFound());
  }
}

/** Loads a submission that answers the request of the session's link. */
export async function authorizeSubmission(
  db: Tx,
  key: { readonly workspaceId: string; readonly submissionId: string },
  session: LinkSession,
): Promise<Submission> {
  const { workspaceId, submissionId: id } = key;
  const submission = await findSubmission(db, { workspaceId, id });
  if (!submission || !isOfSession(submission, session)) throw new Refusal(notFound());
  return submission;
}

/** A visitor of the anonymous link has no request, and sees only what they began (D-11). */
function isOfSession(submission: Submission, session: LinkSession): boolean {
  if (submission.workspaceId !== session.workspaceId) return false;
  return session.submissionRequestId === undefined
    ? submission.submissionRequestId === undefined && submission.linkSessionId === session.id
    : submission.submissionRequestId === session.submissionRequestId;
}

export const isOfVisit = (
  { workspaceId, submissionRequestId }: Pick<LinkSession, "workspaceId" | "submissionRequestId">,
  visit: string,
) => visit === `${workspaceId}/${submissionRequestId ?? anonymousRequestId}`;

/** The link's request, or the tenant's default for visitors without one. */
export async function optionsOf(
  db: Tx,
  {
    workspaceId,
    submissionRequestId: id,
  }: Pick<LinkSession, "workspaceId" | "submissionRequestId">,
  { defaultAnonymousOptions }: Pick<TenantSettings, "defaultAnonymousOptions">,
): Promise<SubmissionOptions | undefined> {
  return id === undefined
    ? anonymousOptions(defaultAnonymousOptions)
    : findSubmissionRequest(db, { workspaceId, id });
}
