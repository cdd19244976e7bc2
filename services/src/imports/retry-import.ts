import { type Retry, retryOf } from "@tieout/core/import";
import type { Tx } from "@tieout/server/database/with-tenant";
import {
  type Connection,
  findConnection,
  findConnectionOfPackage,
} from "../connections/connection.ts";
import { findSubmission } from "../submissions/find.ts";
import { findImportOfRecord } from "./import.ts";
import { findImportRequest } from "./start.ts";
import { beginImport, type ImportAsked, type ImportBegun } from "./start-import.ts";

export interface RetryAsked
  extends Pick<ImportAsked, "workspaceId" | "startedBy" | "requestId" | "today" | "now"> {
  readonly financialRecordId: string;
}

/**
 * Launches what a failed import was asked again (000 §4): over the same connection, or over the one that
 * the workspace has by now at the same package.
 */
export async function retryImport(
  db: Tx,
  { financialRecordId, ...asked }: RetryAsked,
): Promise<ImportBegun | Exclude<Retry, { readonly result: "start-again" }>> {
  const { workspaceId } = asked;
  const failed = await findImportOfRecord(db, { workspaceId, financialRecordId });
  const submission = failed && (await findSubmission(db, { workspaceId, id: failed.submissionId }));
  if (!failed || !submission) return { result: "not-found" };

  const stored = await findImportRequest(db, failed.submissionId);
  const { datasourceNameId = "" } = submission;
  const connection =
    (await findConnection(db, { workspaceId, id: failed.connectionId })) ??
    (await findStandIn(db, { workspaceId, datasourceNameId }));
  const retry = retryOf(failed, {
    // Nobody can renew a connection that is gone.
    hasStoredRequest: stored !== undefined && connection !== undefined,
    connected: connection?.state === "Connected",
    reconnected: hasConsentedSince(connection, failed.finishedAt),
  });
  if (retry.result !== "start-again") return retry;
  if (!stored || !connection) return { result: "no-stored-request" };

  return beginImport(db, {
    ...asked,
    submissionId: failed.submissionId,
    connectionId: connection.id,
    request: submission.importOptions ?? stored.request,
  });
}

/** What can be read with in place of a connection that was deleted. */
async function findStandIn(
  db: Tx,
  of: Pick<Connection, "workspaceId" | "datasourceNameId">,
): Promise<Connection | undefined> {
  const connection = await findConnectionOfPackage(db, of);
  return connection?.state === "Connected" ? connection : undefined;
}

function hasConsentedSince(connection: Connection | undefined, failedAt: Date | undefined) {
  return connection !== undefined && failedAt !== undefined && connection.consentedAt > failedAt;
}
