import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { LinkSession } from "../links/link-session.ts";

/**
 * Whether what one session has begun is for another to go on with: QuickBooks is waited for much longer than a
 * session lasts, so whoever comes by the same link finds it. Another link's is never theirs (D-9).
 */
export async function isOfSameLink(
  db: Tx,
  begunBy: string | null,
  sessionId: string,
): Promise<boolean> {
  if (begunBy === null || begunBy === sessionId) return begunBy !== null;
  const { tenantId } = db;
  const same = await table(db, "linkSessions")
    .where({ tenantId, id: begunBy })
    .whereIn(
      "sharedLinkId",
      table(db, "linkSessions").where({ tenantId, id: sessionId }).select("sharedLinkId"),
    )
    .first("id");
  return same !== undefined;
}

/**
 * The newest request of a visitor's link whose connection file is at somebody's computer, and of which no
 * books have come yet. Nothing has to have moved in it since a moment, until its company is known.
 */
export async function findWaitingRequestId(
  db: Tx,
  { id, sharedLinkId }: Pick<LinkSession, "id" | "sharedLinkId">,
  since: Date,
): Promise<string | undefined> {
  const { tenantId } = db;
  const found: { readonly id: string } | undefined = await table(db, "webConnectors as connector")
    .join("connectionRequests as request", {
      "request.tenantId": "connector.tenantId",
      "request.id": "connector.connectionRequestId",
    })
    .leftJoin("submissions", {
      "submissions.tenantId": "request.tenantId",
      "submissions.id": "request.submissionId",
    })
    .where({ "connector.tenantId": tenantId, "connector.endedAt": null })
    .whereIn(
      "request.linkSessionId",
      table(db, "linkSessions")
        .where({ tenantId, ...(sharedLinkId === undefined ? { id } : { sharedLinkId }) })
        .select("id"),
    )
    .whereNotNull("connector.downloadedAt")
    .where((open) =>
      open.whereNotNull("connector.connectionId").orWhere("connector.progressedAt", ">", since),
    )
    .where({ "submissions.recordStatus": null, "submissions.deletedAt": null })
    .orderBy("connector.createdAt", "desc")
    .first("request.id");
  return found?.id;
}
