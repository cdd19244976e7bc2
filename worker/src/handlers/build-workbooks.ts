import { enqueue } from "@tieout/server/jobs/enqueue";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { listBegunUserCopies } from "@tieout/services/user-copies/user-copy";
import type { JobHandler } from "../queue/job-handler.ts";
import { buildRevision } from "../revision/build-revision.ts";

/** Builds the workbooks of a record that is Created, going on where an earlier run was stopped (ADR 24). */
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

  /**
   * Copies that were asked for meanwhile wait for their files. In a transaction of its own after the revision has ended:
   * who looks at the revision before that is seen here, and who looks later needn't wait.
   */
  async function queueWaitingCopies(): Promise<void> {
    await tx(async (db) => {
      for (const userCopyId of await listBegunUserCopies(db, financialRecordId)) {
        await enqueue(db, "build-user-copy", { userCopyId }, { jobKey: `copy:${userCopyId}` });
      }
    });
  }
};
