import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import {
  type ConnectionRequest,
  findConnectionRequest,
} from "@tieout/services/consent/connection-request";
import { hasEnded } from "@tieout/services/web-connector/session";
import {
  findWebConnector,
  isOfSameLink,
  lockWebConnector,
  type WebConnector,
} from "@tieout/services/web-connector/web-connector";

interface Named {
  readonly workspaceId: string;
  readonly connectionRequestId: string;
}

interface AuthorizedWebConnector {
  readonly connector: WebConnector;
  readonly request: ConnectionRequest;
}

/** Loads what this session or an earlier one of the same link began; another link's is hidden (D-9). */
export async function authorizeWebConnector(
  db: Tx,
  named: Named,
  session: { readonly id: string },
): Promise<AuthorizedWebConnector> {
  const { workspaceId, connectionRequestId } = named;
  const request = await findConnectionRequest(db, { workspaceId, id: connectionRequestId });
  const isOwn = request && (await isOfSameLink(db, request.linkSessionId, session.id));
  const connector = isOwn && (await findWebConnector(db, { workspaceId, connectionRequestId }));
  if (!connector) throw new Refusal(notFound());
  return { connector, request };
}

/** As above, if it hasn't ended. Locked until this transaction ends. */
export async function lockOwnWebConnector(
  db: Tx,
  named: Named,
  session: { readonly id: string },
  now: Date,
): Promise<AuthorizedWebConnector> {
  const found = await authorizeWebConnector(db, named, session);
  const connector = await lockWebConnector(db, { id: found.connector.id });
  if (!connector) throw new Refusal(notFound());
  if (hasEnded(connector, now)) throw new Refusal(webConnectorEnded());
  return { ...found, connector };
}

export const webConnectorEnded = () =>
  problem(410, "request-ended", {
    title: "web-connector-connection-ended",
    detail: "connect-again",
  });
