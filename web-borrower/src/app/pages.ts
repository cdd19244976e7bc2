import { anonymousRequestId } from "@tieout/core/submission";
import type { Problem } from "@tieout/web-portal/answer";
import type { LinkSession } from "../api/link-session.ts";

export const linkPages = {
  expired: "/shareablelinkexpired",
  deleted: "/shareablelinkdeleted",
  incomplete: "/linkincomplete",
} as const;

/** For tenants that take no borrowers (P-T44). */
export const closed = "/bdisabled";

/**
 * The page of a link that ended, or of a tenant that was disabled, during the visit; else
 * undefined.
 */
export function endOfLink({ status, type }: Problem): string | undefined {
  if (status === 403 && type.endsWith("tenant-disabled")) return closed;
  if (type.endsWith("link-expired")) return linkPages.expired;
  return status === 410 || type.endsWith("link-deleted") ? linkPages.deleted : undefined;
}

type Came = Pick<LinkSession, "submissionRequestId">;

/** Came by the lender's anonymous link (D-11). */
export const isAnonymous = ({ submissionRequestId }: Came): boolean =>
  submissionRequestId === anonymousRequestId;

/** Where a visit ends (D-19). */
export const completionOf = (session: Came): "/submission" | "/submission-l" =>
  isAnonymous(session) ? "/submission" : "/submission-l";

/** The landing, at what is agreed to by connecting this package. */
export const chooseAgain = (accountingPackage: string): string =>
  `/linked?choose&connect=${accountingPackage}`;
