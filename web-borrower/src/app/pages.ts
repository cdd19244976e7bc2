import { anonymousRequestId } from "@tieout/core/submission";
import type { Problem } from "@tieout/web-portal/answer";
import type { LinkSession } from "../api/link-session.ts";

/** The link's own pages. */
export const linkPages = {
  expired: "/shareablelinkexpired",
  deleted: "/shareablelinkdeleted",
  incomplete: "/linkincomplete",
} as const;

/** Where everybody goes whose lender takes nobody in (P-T44). */
export const closed = "/bdisabled";

/** Where a visitor goes whose link has ended while they were here; nowhere else, when it hasn't. */
export function endOfLink({ status, type }: Problem): string | undefined {
  if (status === 403 && type.endsWith("tenant-disabled")) return closed;
  if (type.endsWith("link-expired")) return linkPages.expired;
  return status === 410 || type.endsWith("link-deleted") ? linkPages.deleted : undefined;
}

type Came = Pick<LinkSession, "submissionRequestId">;

/** Whether somebody came by the lender's anonymous link, without a link of their own (D-11). */
export const isAnonymous = ({ submissionRequestId }: Came): boolean =>
  submissionRequestId === anonymousRequestId;

/** Where a visit ends (D-19). */
export const completionOf = (session: Came): "/submission" | "/submission-l" =>
  isAnonymous(session) ? "/submission" : "/submission-l";
