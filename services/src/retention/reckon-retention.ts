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

/** As many rows as are held in memory, and locked, at once. */
const atOnce = 1_000;

/**
 * Has the collections that are there go by a policy that was chosen just now: none of them without a week's
 * notice, however old it is. Gives how many that is. What comes meanwhile goes by it already; stopped in the
 * middle, it can be begun anew.
 */
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

/**
 * Says when a collection's files go, in the transaction in which books or a file come; nothing where
 * the tenant has chosen no policy (D-54).
 */
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
  // What was withdrawn goes as the borrower was promised, whatever comes after.
  if (!kept || kept.withdrawnAt) return;

  const at = deletionAfter(came, kept.autoDeleteAt ?? undefined, policy, now);
  await saveAutoDeleteAt(db, submissionId, at);
  await queueSweep(db, now);
}

/** Has the tenant's next sweep made; however often it's asked for, it's one. */
export async function queueSweep(db: Tx, now: Date): Promise<void> {
  await enqueue(db, "sweep-retention", {}, { jobKey: "retention", runAt: nextSweep(now) });
}
