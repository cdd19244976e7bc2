import { enqueue } from "@tieout/server/jobs/enqueue";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { listBegunUserCopies } from "@tieout/services/user-copies/user-copy";
import type { JobHandler } from "../queue/job-handler.ts";
import { buildRevision } from "../revision/build-revision.ts";

/** Builds a Created record's workbooks, resuming an interrupted run (ADR 24). */
export const buildWorkbooks: JobHandler<"build-workbooks"> = async (
  { workspaceId, financialRecordId, revisionNumber },
  run,
  { storage, now },
) => {
  const { tx, longTx, lastAttempt: isLastTry } = run;
  const record = await tx((db) => findFinancialRecord(db, { workspaceId, id: financialRecordId }));
  // Deleted or withdrawn since.
  if (!record) return;
  try {
    await buildRevision({ tx, longTx, storage, now, isLastTry }, record, revisionNumber);
  } catch (fault) {
    if (isLastTry) await queueWaitingCopies();
    throw fault;
  }
  await queueWaitingCopies();

  /** Queues waiting copies, in a transaction after the revision ended, so that none is missed. */
  async function queueWaitingCopies(): Promise<void> {
    await tx(async (db) => {
      for (const userCopyId of await listBegunUserCopies(db, financialRecordId)) {
        await enqueue(db, "build-user-copy", { userCopyId }, { jobKey: `copy:${userCopyId}` });
      }
    });
  }
};
