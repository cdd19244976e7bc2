import {
  deletionAfter,
  deletionAfterNotice,
  type KeptThing,
  nextSweep,
  type RetentionPolicy,
} from "@tieout/core/retention";
import { holdRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { lockCollectionAges, lockKeptCollection, saveAutoDeleteAt } from "./kept.ts";

/** Rows held in memory, and locked, at once. */
const atOnce = 1_000;

/** Applies a new policy to existing collections with at least a week's notice. Returns how many; safe to repeat. */
export async function reckonRetention(
  tx: Transact,
  policy: RetentionPolicy,
  now: Date,
): Promise<number> {
  let [changed, after] = [0, undefined as string | undefined];
  do {
    const page = await tx((db) => reckonSome(db, policy, { now, after }));
    changed += page.changed;
    after = page.after;
  } while (after !== undefined);
  await tx((db) => queueSweep(db, now));
  return changed;
}

async function reckonSome(
  db: Tx,
  policy: RetentionPolicy,
  { now, after }: { readonly now: Date; readonly after: string | undefined },
) {
  const ages = await lockCollectionAges(db, { limit: atOnce, ...(after && { after }) });
  let changed = 0;
  for (const { id, firstFileAt, booksAt } of ages) {
    const from = booksAt ?? firstFileAt;
    if (!from) continue;
    const planned = deletionAfter("books", undefined, policy, from);
    await saveAutoDeleteAt(db, id, deletionAfterNotice(planned, now));
    changed += 1;
  }
  return { changed, after: ages.length === atOnce ? ages.at(-1)?.id : undefined };
}

/** Sets a collection's deletion date when books or a file arrive, if the tenant has a policy (D-54). */
export async function startRetention(
  db: Tx,
  {
    submissionId,
    came,
    now,
  }: { readonly submissionId: string; readonly came: KeptThing; readonly now: Date },
): Promise<void> {
  const policy = await holdRetentionPolicy(db);
  if (!policy) return;
  const kept = await lockKeptCollection(db, submissionId);
  // Withdrawn collections are deleted as promised, whatever arrives later.
  if (!kept || kept.withdrawnAt) return;

  const at = deletionAfter(came, kept.autoDeleteAt ?? undefined, policy, now);
  await saveAutoDeleteAt(db, submissionId, at);
  await queueSweep(db, now);
}

/** Queues the tenant's next sweep, once. */
export async function queueSweep(db: Tx, now: Date): Promise<void> {
  await enqueue(db, "sweep-retention", {}, { jobKey: "retention", runAt: nextSweep(now) });
}
