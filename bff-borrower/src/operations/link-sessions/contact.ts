import type { Tx } from "@tieout/server/database/with-tenant";
import type { LinkSession } from "@tieout/services/links/link-session";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { findUser } from "@tieout/services/users/user";

type Asked = Pick<LinkSession, "workspaceId" | "submissionRequestId">;

/** Whom a borrower can ask: the lender's person behind the request; without one, the lender's own address. */
export async function presentContact(db: Tx, asked: Asked) {
  const asker = await askerOf(db, asked);
  if (asker) return { contactName: asker.displayName, contactEmail: asker.emailAddress };
  const { supportEmailAddress } = await findTenantSettings(db);
  return supportEmailAddress ? { contactEmail: supportEmailAddress } : {};
}

async function askerOf(db: Tx, { workspaceId, submissionRequestId: id }: Asked) {
  if (id === undefined) return undefined;
  const request = await findSubmissionRequest(db, { workspaceId, id });
  return request?.requestingUserId ? findUser(db, request.requestingUserId) : undefined;
}
