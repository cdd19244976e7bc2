import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";

const keptMs = 7 * 86_400_000;

/**
 * Has an ended import's parts deleted, in the transaction that ends it, so that no kill can leave them
 * behind: at once, or a week later where somebody may still ask what the package has sent (D-23).
 */
export async function queueSpoolDeletion(
  db: Tx,
  importId: string,
  { keep, now }: { readonly keep: boolean; readonly now: Date },
): Promise<void> {
  const when = keep ? { runAt: new Date(now.getTime() + keptMs) } : {};
  const options = { jobKey: `spool:${importId}`, maxAttempts: untilStorageIsBack, ...when };
  await enqueue(db, "delete-spool", { importId }, options);
}
