import { anonymousRequestId } from "@tieout/core/submission";
import type { LinkSession } from "@tieout/server/database";

/** Whether a session is of the link that a tab says it came by. */
export const isOfVisit = (
  { workspaceId, submissionRequestId }: Pick<LinkSession, "workspaceId" | "submissionRequestId">,
  visit: string,
) => visit === `${workspaceId}/${submissionRequestId ?? anonymousRequestId}`;
