import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import type { LinkSession } from "./link-session.ts";

/** What is still known of a session that no longer lets in. */
export interface PastLinkSession extends Omit<LinkSession, "id"> {
  /** It went on in another browser, by a secret of its own. */
  readonly isReplaced: boolean;
}

/** The session that was behind a cookie; nothing once it's cleared away, or where it was never ours. */
export async function findPastLinkSession(
  db: Tx,
  secretHash: Buffer,
): Promise<PastLinkSession | undefined> {
  const row = await table(db, "linkSessions")
    .where({ tenantId: db.tenantId })
    .where((one) => one.where({ secretHash }).orWhere({ replacedSecretHash: secretHash }))
    .first(
      "workspaceId",
      "sharedLinkId",
      "submissionRequestId",
      "slidingExpiresAt",
      "absoluteExpiresAt",
      { isReplaced: computed<boolean>(db, "secret_hash <> ?", [secretHash]) },
    );
  return row && withoutNulls(row);
}
