import { anonymousRequestId } from "@tieout/core/submission";
import { anonymousOptions } from "@tieout/core/tenant";
import {
  findImportRequest,
  findSubmissionRequest,
  findTenantSettings,
  type Submission,
  type Tx,
} from "@tieout/server/database";
import type { presentSubmissionRequest } from "@tieout/server/presenting";

/** What a collection's imports read: what the lender has said since, or what was asked. */
export async function requestOf(db: Tx, submission: Submission): Promise<Asked | undefined> {
  const asked = await askedOf(db, submission);
  return asked && { ...asked, ...submission.importOptions };
}

type Asked = Parameters<typeof presentSubmissionRequest>[0];

/**
 * What a collection was asked for. Whoever came by the tenant's standing address was asked what the tenant
 * asks everybody there: as it was when the books were read, or as it is.
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
