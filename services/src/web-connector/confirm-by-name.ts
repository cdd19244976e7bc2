import { dayAt } from "@tieout/core/calendar/day";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { ConnectionRequest } from "../consent/connection-request.ts";
import { findConsent } from "../consent/consent.ts";
import { beginImport } from "../imports/start-import.ts";
import { findSharedLink } from "../links/shared-link.ts";
import type { WebConnector } from "./web-connector.ts";

interface Unattended {
  readonly connector: WebConnector;
  readonly request: ConnectionRequest;
  readonly now: Date;
}

/**
 * Starts reading if nobody was at the page when QuickBooks named the company, and its name is the business's. That's what the
 * words before connecting say. Otherwise it waits for an answer, at most until the request ends.
 *
 * @returns whether reading starts
 */
export async function confirmByName(
  db: Tx,
  { connector, request, now }: Unattended,
): Promise<boolean> {
  const { workspaceId, connectionId } = connector;
  const { id: connectionRequestId, submissionId, linkSessionId } = request;
  if (connectionId === undefined || submissionId === null || linkSessionId === null) return false;
  if (wasAsked(connector)) return false;
  const consent = await findConsent(db, { connectionRequestId });
  if (!consent) return false;

  // Where the borrower is, it may be a day later than here.
  const { throughDay } = consent.scope;
  const today = throughDay > dayAt(now) ? throughDay : dayAt(now);
  const link = await findLinkOf(db, linkSessionId);
  const begun = await beginImport(db, {
    ...{ workspaceId, submissionId, connectionId, today, now },
    startedBy: { linkSessionId },
    requestId: connectionRequestId,
    ...(link && { link }),
  });
  return begun.result === "started";
}

/** Someone who saw the question answers it themselves. */
const wasAsked = ({ pageSeenAt, progressedAt }: WebConnector): boolean =>
  pageSeenAt !== undefined && pageSeenAt >= progressedAt;

async function findLinkOf(db: Tx, linkSessionId: string) {
  const session = await table(db, "linkSessions")
    .where({ tenantId: db.tenantId, id: linkSessionId })
    .first("sharedLinkId");
  return session?.sharedLinkId ? findSharedLink(db, session.sharedLinkId) : undefined;
}
