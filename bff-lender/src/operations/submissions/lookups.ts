import { anonymousRequestId } from "@tieout/core/submission";
import { anonymousOptions } from "@tieout/core/tenant/default-options";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findImportRequest } from "@tieout/services/imports/run";
import type { presentSubmissionRequest } from "@tieout/services/presenting/submission-request";
import type { Submission } from "@tieout/services/submissions/submission";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { findUser } from "@tieout/services/users/user";

/** The request that imports follow: as the lender changed it last, or as it was first asked. */
export async function requestOf(db: Tx, submission: Submission): Promise<Asked | undefined> {
  const asked = await askedOf(db, submission);
  return asked && { ...asked, ...submission.importOptions };
}

type Asked = Parameters<typeof presentSubmissionRequest>[0];

/**
 * The request that a collection answers. The anonymous link has none, so the tenant's setting stands in: as it was when
 * the books were read, or the current one before that.
 */
export async function askedOf(
  db: Tx,
  { id, workspaceId, submissionRequestId, mode }: Submission,
): Promise<Asked | undefined> {
  if (submissionRequestId !== undefined) {
    return findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  }
  const asked = await findImportRequest(db, id);
  const { defaultAnonymousOptions } = await findTenantSettings(db);
  const options = asked?.request ?? anonymousOptions(defaultAnonymousOptions);
  return { ...options, id: anonymousRequestId, mode };
}

/** The user who set a collection's legal hold; undefined where there is no hold. */
export async function holderOf(db: Tx, { heldBy }: Submission) {
  return heldBy === undefined ? undefined : findUser(db, heldBy);
}
