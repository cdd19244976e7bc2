import type { Tx } from "@tieout/server/database/with-tenant";
import { type Connection, findConnection } from "../connections/connection.ts";
import type { ConnectionRequest } from "../consent/connection-request.ts";
import { findFinancialRecordStatus } from "../financial-records/financial-record.ts";
import { findSubmission } from "../submissions/find.ts";
import { hasEnded } from "./lifetime.ts";
import type { WebConnector } from "./web-connector.ts";

/** How far a request to QuickBooks Desktop is. */
export interface Standing {
  readonly state: "steps" | "waiting" | "called" | "reading" | "done" | "ended";
  /** The company that was connected, or that has to be. */
  readonly connection?: Connection;
  /** Its books, as far as they were read: once the import was started. */
  readonly record?: { readonly id: string; readonly status: string | undefined };
}

export async function standingOf(
  db: Tx,
  connector: WebConnector,
  { submissionId, existingConnectionId }: ConnectionRequest,
  now: Date,
): Promise<Standing> {
  const { workspaceId, connectionId } = connector;
  const meantId = connectionId ?? existingConnectionId;
  const connection = meantId ? await findConnection(db, { workspaceId, id: meantId }) : undefined;
  const submission = submissionId
    ? await findSubmission(db, { workspaceId, id: submissionId })
    : undefined;
  // A submission's books may have come from elsewhere.
  const isRead = connectionId !== undefined && submission?.connectionId === connectionId;
  const id = isRead ? submission.financialRecordId : undefined;
  const record = id
    ? { id, status: await findFinancialRecordStatus(db, { workspaceId, id }) }
    : undefined;
  const isConnected = connectionId === undefined || connection?.state === "Connected";
  return {
    state: hasEnded(connector, now) || !isConnected ? "ended" : stateOf(connector, record),
    ...(connection && { connection }),
    ...(record && { record }),
  };
}

function stateOf(
  { connectionId, downloadedAt }: WebConnector,
  record: Standing["record"],
): Standing["state"] {
  if (record) return record.status === "Created" ? "done" : "reading";
  if (connectionId !== undefined) return "called";
  return downloadedAt ? "waiting" : "steps";
}
