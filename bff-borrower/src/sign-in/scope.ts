import type { LinkSession } from "@tieout/server/database";

/** Whether what an address names is what the link was made for. Ids authorise nothing (D-8). */
export function isOfSession(
  session: Pick<LinkSession, "workspaceId" | "submissionRequestId">,
  named: { readonly workspaceId: string; readonly submissionRequestId?: number | undefined },
): boolean {
  const { workspaceId, submissionRequestId = session.submissionRequestId } = named;
  return workspaceId === session.workspaceId && submissionRequestId === session.submissionRequestId;
}
