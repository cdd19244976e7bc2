import {
  countMessages,
  findConnection,
  findFinancialRecordStatus,
  findRunningImportId,
  findSubmission,
  findTenantBrand,
  findWorkspace,
  type Tx,
} from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { presentWebConnector } from "../../presenters/web-connector.ts";
import { type EnteredWebConnector, findOwnWebConnector } from "./enter-web-connector.ts";

/** How far QuickBooks Desktop is, as far as anybody here knows. */
export const getWebConnector: Handler<"getWebConnector"> = (
  { params },
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const found = await findOwnWebConnector(db, params, session);
    if (!found) return notFound();
    const { workspaceId } = params;
    const { visibleName: lender } = await findTenantBrand(db);
    const workspace = await findWorkspace(db, workspaceId);
    const names = { lender, business: workspace?.displayName ?? "" };
    const reading = await readingOf(db, found);
    return { status: 200, body: presentWebConnector({ ...found, ...reading, names }, now) };
  });

async function readingOf(db: Tx, { connector, request }: EnteredWebConnector) {
  const { workspaceId, connectionId } = connector;
  const { submissionId, existingConnectionId } = request;
  const meantId = connectionId ?? existingConnectionId;
  const connection = meantId ? await findConnection(db, { workspaceId, id: meantId }) : undefined;
  const submission = submissionId
    ? await findSubmission(db, { workspaceId, id: submissionId })
    : undefined;
  const isRead = connectionId !== undefined && submission?.connectionId === connectionId;
  const recordId = isRead ? submission.financialRecordId : undefined;
  const importId = connectionId && (await findRunningImportId(db, connectionId));
  return {
    ...(connection && { datasetName: connection.datasetName }),
    isConnected: connectionId === undefined || connection?.state === "Connected",
    ...(recordId !== undefined && { financialRecordId: recordId }),
    ...(recordId !== undefined && {
      recordStatus: await findFinancialRecordStatus(db, { workspaceId, id: recordId }),
    }),
    counts: importId ? await countMessages(db, importId) : { answered: 0, asked: 0, refused: 0 },
  };
}
