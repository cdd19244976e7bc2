import { anonymousRequestId } from "@tieout/core/submission";
import { anonymousOptions } from "@tieout/core/tenant/default-options";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findImportRequest } from "@tieout/services/imports/run";
import type { presentSubmissionRequest } from "@tieout/services/presenting/submission-request";
import type { Submission } from "@tieout/services/submissions/submission";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { findUser } from "@tieout/services/users/user";

/** What imports read: the lender's later parameters, or the original request. */
export async function requestOf(db: Tx, submission: Submission): Promise<Asked | undefined> {
  const asked = await askedOf(db, submission);
  return asked && { ...asked, ...submission.importOptions };
}

type Asked = Parameters<typeof presentSubmissionRequest>[0];

/**
 * What a collection was asked for. For the anonymous link that's the tenant's setting: as it was when the books were
 * read, or the current one.
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

/** Who set a collection's legal hold; undefined where it isn't held. */
export async function holderOf(db: Tx, { heldBy }: Submission) {
  return heldBy === undefined ? undefined : findUser(db, heldBy);
}
