import type { ImportReason } from "@tieout/core/import";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import { forgetMessages } from "../web-connector/messages.ts";
import { touchWorkspace } from "../workspaces/change.ts";
import { releaseCollection } from "./collection.ts";
import { findImport } from "./import.ts";
import { failImport, takeImportLease } from "./run.ts";

export interface ImportEnded {
  readonly reason: ImportReason;
  readonly actor: AuditEvent["actor"];
  /** Absent where nobody asked for it just now. */
  readonly requestId?: string | undefined;
  readonly now: Date;
}

/** Parts that a run was about to store, when it lost its lease, are there by then. */
const settledMs = 60_000;

/**
 * Ends a running import as Cancelled, at once: its run's lease is taken away, so that nothing it still
 * holds can be saved. The collection is given back.
 */
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
