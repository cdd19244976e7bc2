import { deletionAfterNotice, warnedUpTo } from "@tieout/core/retention";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import {
  type GoingFiles,
  notifyFilesAboutToBeDeleted,
} from "@tieout/services/notifications/files-going";
import {
  isAnythingKept,
  listDueCollections,
  listToWarnOf,
  listUnfinishedDeletions,
  saveWarned,
} from "@tieout/services/retention/due";
import { queueSweep } from "@tieout/services/retention/queue-sweep";
import type { JobHandler } from "../job-handler.ts";

/** As many as one transaction tells of: whoever hears of them hears by one mail. */
const toldAtOnce = 500;

/** As many as one transaction queues. */
const queuedAtOnce = 100;

/**
 * A tenant's daily round: the next one is queued, who is to be told that files go in a week is told, and what
 * is due, or was left unfinished, is queued to go. Killed anywhere, another run goes on from there.
 */
export const sweepRetention: JobHandler<"sweep-retention"> = async (_payload, run, { now }) => {
  // First, so that no round is the last because something stood in its way.
  await run.tx(async (db) => {
    if (await isAnythingKept(db)) await queueSweep(db, now());
  });

  let told: number;
  do {
    told = await run.tx((db) => tellOfSome(db, now()));
  } while (told > 0);

  await run.tx(async (db) => {
    for (const submissionId of await listUnfinishedDeletions(db)) await queue(db, submissionId);
  });
  let after: string | undefined;
  do {
    after = await run.tx((db) => queueSome(db, now(), after));
  } while (after !== undefined);
};

async function tellOfSome(db: Tx, now: Date): Promise<number> {
  const found = await listToWarnOf(db, warnedUpTo(now), toldAtOnce);
  const going: GoingFiles[] = [];
  for (const { id, workspaceId, autoDeleteAt: planned } of found) {
    const deletedAt = deletionAfterNotice(planned, now);
    await saveWarned(db, id, { autoDeleteAt: deletedAt, now });
    going.push({ workspaceId, submissionId: id, deletedAt });
  }
  const inOrder = going.toSorted((one, other) => Number(one.deletedAt) - Number(other.deletedAt));
  await notifyFilesAboutToBeDeleted(db, inOrder, now);
  return found.length;
}

/** The last one queued, after which the next ones come; nothing when there are no more. */
async function queueSome(db: Tx, now: Date, after?: string): Promise<string | undefined> {
  const due = await listDueCollections(db, { now, limit: queuedAtOnce, ...(after && { after }) });
  for (const submissionId of due) await queue(db, submissionId);
  return due.length === queuedAtOnce ? due.at(-1) : undefined;
}

async function queue(db: Tx, submissionId: string): Promise<void> {
  const jobKey = `delete-files:${submissionId}`;
  await enqueue(db, "delete-collection-files", { submissionId }, { jobKey });
}
