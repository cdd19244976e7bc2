import type { Tx } from "../with-tenant.ts";
import { withoutNulls } from "../without-nulls.ts";
import type { LinkSession } from "./link-session.ts";

/** What is still known of a session that no longer lets in. */
export type PastLinkSession = Omit<LinkSession, "id">;

interface Row extends Omit<PastLinkSession, "sharedLinkId" | "submissionRequestId"> {
  readonly sharedLinkId: string | null;
  readonly submissionRequestId: number | null;
}

/** The session that was behind a cookie. Nothing where another browser has it now, by a secret of its own. */
export async function findPastLinkSession(
  db: Tx,
  secretHash: Buffer,
): Promise<PastLinkSession | undefined> {
  const row: Row | undefined = await db("linkSessions")
    .where({ tenantId: db.tenantId, secretHash })
    .first(
      "workspaceId",
      "sharedLinkId",
      "submissionRequestId",
      "slidingExpiresAt",
      "absoluteExpiresAt",
    );
  return row && withoutNulls(row);
}
