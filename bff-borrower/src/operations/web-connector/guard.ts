import type { Tx } from "@tieout/server/database/with-tenant";
import { problem } from "@tieout/server/http/problem";
import {
  type ConnectionRequest,
  findConnectionRequest,
} from "@tieout/services/consent/connection-request";
import { hasEnded } from "@tieout/services/web-connector/lifetime";
import { isOfSameLink } from "@tieout/services/web-connector/of-a-link";
import {
  findWebConnector,
  lockWebConnector,
  type WebConnector,
} from "@tieout/services/web-connector/web-connector";

interface Named {
  readonly workspaceId: string;
  readonly connectionRequestId: string;
}

export interface EnteredWebConnector {
  readonly connector: WebConnector;
  readonly request: ConnectionRequest;
}

/** What this session has begun, or an earlier one of the same link; another link's is nothing to it (D-9). */
export async function findOwnWebConnector(
  db: Tx,
  named: Named,
  session: { readonly id: string },
): Promise<EnteredWebConnector | undefined> {
  const { workspaceId, connectionRequestId } = named;
  const request = await findConnectionRequest(db, { workspaceId, id: connectionRequestId });
  if (!request || !(await isOfSameLink(db, request.linkSessionId, session.id))) return undefined;
  const connector = await findWebConnector(db, { workspaceId, connectionRequestId });
  return connector && { connector, request };
}

/** As above, as long as it hasn't ended. Nobody else changes it until this transaction ends. */
export async function lockOwnWebConnector(
  db: Tx,
  named: Named,
  session: { readonly id: string },
  now: Date,
): Promise<EnteredWebConnector | "ended" | undefined> {
  const found = await findOwnWebConnector(db, named, session);
  const connector = found && (await lockWebConnector(db, { id: found.connector.id }));
  if (!found || !connector) return undefined;
  return hasEnded(connector, now) ? "ended" : { ...found, connector };
}

export const webConnectorEnded = () =>
  problem(410, "request-ended", {
    title: "web-connector-connection-ended",
    detail: "connect-again",
  });
