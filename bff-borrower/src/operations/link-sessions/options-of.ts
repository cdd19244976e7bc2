import type { SubmissionOptions } from "@tieout/core/submission-request";
import { anonymousOptions } from "@tieout/core/tenant";
import {
  findSubmissionRequest,
  type LinkSession,
  type TenantSettings,
  type Tx,
} from "@tieout/server/database";

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
