import type { Tx } from "../with-tenant.ts";
import { withoutNulls } from "../without-nulls.ts";
import type { LinkSession } from "./link-session.ts";

/** What is still known of a session that no longer lets in. */
export interface PastLinkSession extends Omit<LinkSession, "id"> {
  /** It went on in another browser, by a secret of its own. */
  readonly isReplaced: boolean;
}

interface Row extends Omit<PastLinkSession, "sharedLinkId" | "submissionRequestId"> {
  readonly sharedLinkId: string | null;
  readonly submissionRequestId: number | null;
}

/** The session that was behind a cookie; nothing once it's cleared away, or where it was never ours. */
export async function findPastLinkSession(
  db: Tx,
  secretHash: Buffer,
): Promise<PastLinkSession | undefined> {
  const row: Row | undefined = await db("linkSessions")
    .where({ tenantId: db.tenantId })
    .where((one) => one.where({ secretHash }).orWhere({ replacedSecretHash: secretHash }))
    .first(
      "workspaceId",
      "sharedLinkId",
      "submissionRequestId",
      "slidingExpiresAt",
      "absoluteExpiresAt",
      db.raw("secret_hash <> ? as is_replaced", [secretHash]),
    );
  return row && withoutNulls(row);
}
