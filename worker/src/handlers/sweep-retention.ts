import { deletionAfterNotice, warnedUpTo } from "@tieout/core/retention";
import {
  isAnythingKept,
  type KeptCollection,
  listDueCollections,
  listToWarnOf,
  saveWarned,
  type Tx,
} from "@tieout/server/database";
import { enqueue } from "@tieout/server/jobs";
import { notifyFilesAboutToBeDeleted } from "@tieout/server/notifying";
import { queueSweep } from "@tieout/server/retaining";
import type { JobHandler } from "../job-handler.ts";

/** As many as one transaction tells of, or queues. */
const atOnce = 100;

/**
 * A tenant's daily round: who is to be told that files go in a week is told, what is due is queued to go,
 * and the next round is queued. Killed anywhere, another run goes on from there.
 */
export const sweepRetention: JobHandler<"sweep-retention"> = async (_payload, run, { now }) => {
  let told: number;
  do {
    told = await run.tx((db) => tellOfSome(db, now()));
  } while (told === atOnce);

  let after: string | undefined;
  do {
    after = await run.tx((db) => queueSome(db, now(), after));
  } while (after !== undefined);

  await run.tx(async (db) => {
    if (await isAnythingKept(db)) await queueSweep(db, now());
  });
};

async function tellOfSome(db: Tx, now: Date): Promise<number> {
  const found = await listToWarnOf(db, warnedUpTo(now), atOnce);
  for (const collection of found) await tellOf(db, collection, now);
  return found.length;
}

async function tellOf(
  db: Tx,
  { id, workspaceId, autoDeleteAt: planned }: KeptCollection,
  now: Date,
): Promise<void> {
  const autoDeleteAt = deletionAfterNotice(planned, now);
  await saveWarned(db, id, { autoDeleteAt, now });
  const about = { workspaceId, submissionId: id, now, deletedAt: autoDeleteAt };
  await notifyFilesAboutToBeDeleted(db, about);
}

/** The last one queued, after which the next ones come; nothing when there are no more. */
async function queueSome(db: Tx, now: Date, after?: string): Promise<string | undefined> {
  const due = await listDueCollections(db, { now, limit: atOnce, ...(after && { after }) });
  for (const submissionId of due) {
    const jobKey = `delete-files:${submissionId}`;
    await enqueue(db, "delete-collection-files", { submissionId }, { jobKey });
  }
  return due.length === atOnce ? due.at(-1) : undefined;
}
