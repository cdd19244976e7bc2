import { type ConsentScope, consentState, isSameScope } from "@tieout/core/consent/consent";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findConnection } from "../connections/connection.ts";
import { findConsent } from "../consent/consent.ts";
import { hasEnded } from "./session.ts";
import { findWebConnector, isOfSameLink } from "./web-connector.ts";

interface Asked {
  readonly workspaceId: string;
  readonly submissionId?: string;
  readonly linkSessionId: string;
  readonly scope: ConsentScope;
  readonly now: Date;
}

interface OpenRequest {
  readonly id: string;
  readonly expiresAt: Date;
  readonly connectorId: string;
}

/**
 * The request that this link's visitor has open for the same submission and scope. Its file is in Web Connector already and its
 * password entered, so another one would leave two rows there.
 */
export async function findOpenRequest(
  db: Tx,
  { workspaceId, submissionId, linkSessionId, scope, now }: Asked,
): Promise<OpenRequest | undefined> {
  const { tenantId } = db;
  if (submissionId === undefined) return undefined;
  const request = await table(db, "connectionRequests")
    .where({ tenantId, workspaceId, submissionId, existingConnectionId: null })
    .whereIn(
      "id",
      table(db, "webConnectors")
        .where({ tenantId, workspaceId, endedAt: null })
        .select("connectionRequestId"),
    )
    .orderBy("createdAt", "desc")
    .first("id", "expiresAt", "linkSessionId");
  if (!request || !(await isOfSameLink(db, request.linkSessionId, linkSessionId))) return undefined;

  const { id, expiresAt } = request;
  const connector = await findWebConnector(db, { workspaceId, connectionRequestId: id });
  if (!connector || hasEnded(connector, now)) return undefined;
  const { connectionId } = connector;
  if (connectionId !== undefined) {
    const connection = await findConnection(db, { workspaceId, id: connectionId });
    if (connection?.state !== "Connected") return undefined;
  }
  const consent = await findConsent(db, { connectionRequestId: id });
  if (!consent || !isSameScope(consent.scope, scope)) return undefined;
  const state = consentState(consent, now);
  return state === "agreed" || state === "live"
    ? { id, expiresAt, connectorId: connector.id }
    : undefined;
}
