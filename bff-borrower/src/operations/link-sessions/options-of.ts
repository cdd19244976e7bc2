import type { SubmissionOptions } from "@tieout/core/submission-request/submission-request";
import { anonymousOptions } from "@tieout/core/tenant/default-options";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { LinkSession } from "@tieout/services/links/link-session";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import type { TenantSettings } from "@tieout/services/tenants/settings";

/** What this visitor is asked for: their link's request, or the tenant's usual one for who has none. */
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
