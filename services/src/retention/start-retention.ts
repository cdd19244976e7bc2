import { deletionAfter, type KeptThing } from "@tieout/core/retention";
import { holdRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import type { Tx } from "@tieout/server/database/with-tenant";
import { lockKeptCollection, saveAutoDeleteAt } from "./kept.ts";
import { queueSweep } from "./queue-sweep.ts";

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
