import type { Tx } from "@tieout/server/database/with-tenant";
import { type SayableFact, say } from "@tieout/server/messages/messages";
import { type Connection, findConnection } from "../connections/connection.ts";
import type { ConnectionRequest } from "../consent/connection-request.ts";
import { findFinancialRecordStatus } from "../financial-records/financial-record.ts";
import { findSubmission } from "../submissions/submission.ts";
import { type ExchangeServices, enter, hasEnded } from "./session.ts";
import type { WebConnector } from "./web-connector.ts";

export interface ConnectorState {
  readonly state: "steps" | "waiting" | "called" | "reading" | "done" | "ended";
  /** The connected company, or the one that must be. */
  readonly connection?: Connection;
  /** Its books, once the import was started. */
  readonly record?: { readonly id: string; readonly status: string | undefined };
}

export async function connectorStateOf(
  db: Tx,
  connector: WebConnector,
  { submissionId, existingConnectionId }: ConnectionRequest,
  now: Date,
): Promise<ConnectorState> {
  const { workspaceId, connectionId } = connector;
  const meantId = connectionId ?? existingConnectionId;
  const connection = meantId ? await findConnection(db, { workspaceId, id: meantId }) : undefined;
  const submission = submissionId
    ? await findSubmission(db, { workspaceId, id: submissionId })
    : undefined;
  // A submission's books may come from another connection.
  const isRead = connectionId !== undefined && submission?.connectionId === connectionId;
  const id = isRead ? submission.financialRecordId : undefined;
  const record = id
    ? { id, status: await findFinancialRecordStatus(db, { workspaceId, id }) }
    : undefined;
  const isConnected = connectionId === undefined || connection?.state === "Connected";
  const state = stateOf(connector, record);
  const isOver = hasEnded(connector, now) || !isConnected;
  return {
    // A completed read stays "done", although its access has ended since.
    state: isOver && state !== "done" ? "ended" : state,
    ...(connection && { connection }),
    ...(record && { record }),
  };
}

function stateOf(
  { connectionId, downloadedAt }: WebConnector,
  record: ConnectorState["record"],
): ConnectorState["state"] {
  // After a failure the same connection can be read again.
  if (record && record.status !== "ImportError") {
    return record.status === "Created" ? "done" : "reading";
  }
  if (connectionId !== undefined) return "called";
  return downloadedAt ? "waiting" : "steps";
}

/** How long a session waits for the borrower to confirm the company. */
const patienceMs = 300_000;

/** Has Web Connector pause for some seconds and ask again. */
const pause = "NoOp";

/** The message Web Connector shows after an empty question or a failed answer. */
export async function lastErrorOf({ tx, now }: ExchangeServices, ticket: string): Promise<string> {
  return tx(async (db) => {
    const connector = await enter(db, ticket, now);
    if (!connector) return say({ code: "web-connector-session-over", values: {} }, "en");
    const { wrongCompany, companySeen, trouble, language } = connector;
    if (wrongCompany !== undefined && !companySeen) {
      return say(await otherCompany(db, connector, wrongCompany), language);
    }
    if (trouble) return say({ code: `web-connector-${trouble}`, values: {} }, language);
    return isYoung(connector, now)
      ? pause
      : say({ code: "web-connector-waiting", values: {} }, language);
  });
}

async function otherCompany(
  db: Tx,
  { workspaceId, connectionId }: WebConnector,
  found: string,
): Promise<SayableFact> {
  const key = connectionId === undefined ? undefined : { workspaceId, id: connectionId };
  const connection = key && (await findConnection(db, key));
  const meant = connection?.datasetName;
  return meant === undefined
    ? { code: "web-connector-other-company-than-before", values: { found } }
    : { code: "web-connector-other-company", values: { found, meant } };
}

function isYoung({ ticketMadeAt }: WebConnector, now: Date): boolean {
  return ticketMadeAt !== undefined && now.getTime() - ticketMadeAt.getTime() < patienceMs;
}
