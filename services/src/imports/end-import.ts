import { type ImportReason, type Retry, retryOf } from "@tieout/core/import/import";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import {
  type Connection,
  findConnection,
  findConnectionOfSameCompany,
} from "../connections/connection.ts";
import { isSignInHeld } from "../consent/held-sign-in.ts";
import { findSubmission } from "../submissions/submission.ts";
import { forgetMessages } from "../web-connector/messages.ts";
import { touchWorkspace } from "../workspaces/workspace.ts";
import { releaseCollection } from "./collection.ts";
import { findImport, findImportOfRecord } from "./import.ts";
import { failImport, findImportRequest, takeImportLease } from "./run.ts";
import { beginImport, type ImportAsked, type ImportBegun } from "./start-import.ts";

export interface ImportEnded {
  readonly reason: ImportReason;
  readonly actor: AuditEvent["actor"];
  /** Absent where no request caused it. */
  readonly requestId?: string | undefined;
  readonly now: Date;
}

/** Parts a run was storing when it lost its lease have arrived by then. */
const settledMs = 60_000;

/** Cancels a running import at once: taking its run's lease voids unsaved work, and the collection is returned. */
export async function endImport(
  db: Tx,
  importId: string,
  { reason, actor, requestId, now }: ImportEnded,
): Promise<void> {
  const lease = await takeImportLease(db, importId, now);
  const found = await findImport(db, importId);
  if (!lease || !found) return;

  const { workspaceId, submissionId } = found;
  await failImport(db, lease, { errorCode: "Cancelled", reason, now });
  await releaseCollection(db, submissionId, now);
  await forgetMessages(db, importId);
  await touchWorkspace(db, workspaceId, { now });
  await enqueue(
    db,
    "delete-spool",
    { importId },
    {
      jobKey: `spool:${importId}`,
      runAt: new Date(now.getTime() + settledMs),
      maxAttempts: untilStorageIsBack,
    },
  );
  await saveAuditEvent(db, {
    at: now,
    action: "import-cancelled",
    actor,
    workspaceId,
    subjectId: submissionId,
    ...(requestId !== undefined && { requestId }),
  });
}

interface RetryAsked
  extends Pick<ImportAsked, "workspaceId" | "startedBy" | "requestId" | "today" | "now"> {
  readonly financialRecordId: string;
}

/** Retries a failed import (000 §4) over its connection, or over the workspace's current one of the same company. */
export async function retryImport(
  db: Tx,
  { financialRecordId, ...asked }: RetryAsked,
): Promise<ImportBegun | Exclude<Retry, { readonly result: "start-again" }>> {
  const { workspaceId } = asked;
  const failed = await findImportOfRecord(db, { workspaceId, financialRecordId });
  const submission = failed && (await findSubmission(db, { workspaceId, id: failed.submissionId }));
  if (!failed || !submission) return { result: "not-found" };

  const stored = await findImportRequest(db, failed.submissionId);
  const key = { workspaceId, id: failed.connectionId };
  const connection = (await findConnection(db, key)) ?? (await findStandIn(db, key));
  const { startedBy: by } = asked;
  const isRenewed =
    connection !== undefined && (await isSignInHeld(db, { connectionId: connection.id, by }));
  const retry = retryOf(failed, {
    // A deleted connection can't be renewed.
    hasStoredRequest: stored !== undefined && connection !== undefined,
    connected: isRenewed || connection?.state === "Connected",
    reconnected: isRenewed || hasConsentedSince(connection, failed.finishedAt),
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

async function findStandIn(
  db: Tx,
  of: Pick<Connection, "workspaceId" | "id">,
): Promise<Connection | undefined> {
  const connection = await findConnectionOfSameCompany(db, of);
  return connection?.state === "Connected" ? connection : undefined;
}

function hasConsentedSince(connection: Connection | undefined, failedAt: Date | undefined) {
  return connection !== undefined && failedAt !== undefined && connection.consentedAt > failedAt;
}
