import { abandonedBefore, type BeganBy } from "@tieout/core/submission";
import { deletedBefore, unconfirmedBefore } from "@tieout/core/workspace";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { tellEndedDenials } from "@tieout/server/database/denial/denial";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Jobs } from "@tieout/server/jobs/jobs";
import type { Storage, StoredFile } from "@tieout/server/storage/open-storage";
import { queueImport } from "@tieout/services/imports/start-import";
import {
  giveUpMails,
  listCopiesToDelete,
  listSilentImports,
  listUnannounced,
  listUnbuiltCopies,
  listUnbuiltRevisions,
  listUnconfirmedConsents,
  listUnconfirmedWorkspaces,
  listUnneededAccess,
  listUnprovedRevisions,
  listUnscannedDocuments,
  listUnsentFiles,
  listWorkspacesToPurge,
  listWorkspacesWithConsents,
  queueDailyRound,
} from "@tieout/services/maintenance/due";
import {
  deleteAbandonedSubmissions,
  deleteExpired,
  expiredTables,
  listOrphanedKeys,
} from "@tieout/services/maintenance/expired";
import { isAnythingKept } from "@tieout/services/retention/kept";
import { queueSweep } from "@tieout/services/retention/reckon-retention";
import { failUserCopy } from "@tieout/services/user-copies/user-copy";
import type { JobHandler, Run } from "../queue/job-handler.ts";

/** A tenant's daily round: requeues itself and due work, and deletes expired rows and orphaned files. Idempotent. */
export const dailyRound: JobHandler<"daily-round"> = async (
  _payload,
  run,
  { storage, now, report },
) => {
  // First, so that a fault can't end the rounds.
  await run.tx((db) => queueDailyRound(db, now()));

  // Also for tenants without further denials.
  await run.tx((db) => tellEndedDenials(db, now()));
  const forgotten = await forgetExpired(run, now());
  const abandoned = await dropAbandoned(run, now());
  const due = await run.tx((db) => requeueDue(db, now()));
  const orphans = await sweepStorage(run, storage, now());
  const { tenantId } = run;
  report("daily round", { tenantId, ...forgotten, abandoned, ...due, orphans });
};

/** Daily limit of each kind; oldest first, so none waits forever. */
const atMost = 500;

/** In days: 25 tries take the queue four. */
const triedFor = 5;

/** In days: a copy unbuilt by then never will be. */
const copyTriedFor = 14;

/** Requeues due work whose job was given up or lost. Idempotent. Returns how many of which. */
export async function requeueDue(db: Tx, now: Date): Promise<Readonly<Record<string, number>>> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  if (await isAnythingKept(db)) await queueSweep(db, now);

  const silent = await listSilentImports(db, ago(2), atMost);
  for (const importId of silent) await queueImport(db, importId);
  const hopeless = await listUnbuiltCopies(db, ago(copyTriedFor), atMost);
  for (const id of hopeless) await failUserCopy(db, id);
  const mailsGivenUp = await giveUpMails(db, ago(triedFor));

  const consents = await listWorkspacesWithConsents(db, ago(1), atMost);
  const unsaid = await listUnconfirmedConsents(db, { agreedBefore: ago(1), limit: atMost });
  const unneeded = await listUnneededAccess(db, { overBefore: ago(1), limit: atMost });
  const purges = await listWorkspacesToPurge(db, deletedBefore(ago(1)), atMost);
  const unconfirmed = await listUnconfirmedWorkspaces(db, unconfirmedBefore(ago(1)), atMost);
  const unannounced = await listUnannounced(db, ago(1), atMost);
  const unscanned = await listUnscannedDocuments(db, ago(triedFor), atMost);
  const revisions = await listUnbuiltRevisions(db, ago(1), atMost);
  const unproved = await listUnprovedRevisions(db, ago(1), atMost);
  const unsent = await listUnsentFiles(db, ago(2), atMost);
  const unbuilt = await listUnbuiltCopies(db, ago(1), atMost);
  const spent = await listCopiesToDelete(db, ago(1), atMost);
  await queueAll(db, "end-consents", consents.map(ofWorkspace));
  await queueAll(db, "end-unconfirmed-consent", unsaid);
  await queueAll(db, "give-back-access", unneeded);
  await queueAll(db, "purge-workspace", purges.map(ofWorkspace));
  await queueAll(db, "drop-unconfirmed-workspace", unconfirmed.map(ofWorkspace));
  await queueAll(
    db,
    "announce-documents",
    unannounced.map((submissionId) => ({ submissionId })),
  );
  await queueAll(
    db,
    "scan-document",
    unscanned.map((documentId) => ({ documentId })),
  );
  await queueAll(db, "sweep-file-import", unsent);
  await queueAll(db, "build-workbooks", revisions);
  await queueAll(db, "prove-workbooks", unproved);
  await queueAll(db, "build-user-copy", unbuilt.map(ofCopy));
  await queueAll(db, "delete-user-copy", spent.map(ofCopy));

  return {
    mailsGivenUp,
    copiesGivenUp: hopeless.length,
    imports: silent.length,
    consents: consents.length,
    consentsUnconfirmed: unsaid.length,
    accessUnneeded: unneeded.length,
    purges: purges.length,
    unconfirmed: unconfirmed.length,
    unannounced: unannounced.length,
    unscanned: unscanned.length,
    revisions: revisions.length,
    unproved: unproved.length,
    unsent: unsent.length,
    unbuilt: unbuilt.length,
    spent: spent.length,
  };
}

const ofWorkspace = (workspaceId: string) => ({ workspaceId });
const ofCopy = (userCopyId: string) => ({ userCopyId });

/** Under their own keys, so a repeated round doesn't queue them twice. */
async function queueAll<Name extends keyof Jobs>(
  db: Tx,
  name: Name,
  payloads: readonly Jobs[Name][],
): Promise<void> {
  for (const payload of payloads) {
    await enqueue(db, name, payload, { jobKey: `due:${name}:${Object.values(payload).join(":")}` });
  }
}

/** Short enough not to block others. */
const submissionsAtOnce = 200;

const actor = { kind: "worker" } as const;

/** Deletes empty collections abandoned long ago. Returns how many. */
export async function dropAbandoned({ tx }: Pick<Run, "tx">, now: Date): Promise<number> {
  let dropped = 0;
  for (const beganBy of ["borrower", "lender"] as const) {
    let some = 0;
    do {
      some = await tx((db) => dropSome(db, beganBy, now));
      dropped += some;
    } while (some === submissionsAtOnce);
  }
  return dropped;
}

async function dropSome(db: Tx, beganBy: BeganBy, now: Date): Promise<number> {
  const begunBefore = abandonedBefore(now, beganBy);
  const abandoned = { beganBy, begunBefore, now, limit: submissionsAtOnce };
  const dropped = await deleteAbandonedSubmissions(db, abandoned);
  for (const { id: subjectId, workspaceId } of dropped) {
    const action = "abandoned-submission-dropped";
    await saveAuditEvent(db, { at: now, action, actor, workspaceId, subjectId });
  }
  return dropped.length;
}

const rowsAtOnce = 1_000;

/** Deletes expired rows. Returns the counts that aren't zero. */
export async function forgetExpired(
  { tx }: Pick<Run, "tx">,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const forgotten: Record<string, number> = {};
  for (const table of expiredTables) {
    let some: number;
    do {
      some = await tx((db) => deleteExpired(db, table, { now, limit: rowsAtOnce }));
      if (some > 0) forgotten[table] = (forgotten[table] ?? 0) + some;
    } while (some === rowsAtOnce);
  }
  return forgotten;
}

const keysAtOnce = 1_000;

const lookedAtMost = 1_000_000;

/** Files younger than this may not have their row yet. */
const youngMs = 2 * 86_400_000;

/** Deletes stored files without a row, left by killed processes. Returns how many. */
export async function sweepStorage(
  { tx, tenantId }: Pick<Run, "tx" | "tenantId">,
  storage: Pick<Storage, "list" | "delete">,
  now: Date,
): Promise<number> {
  let looked = 0;
  let swept = 0;
  let some: StoredFile[] = [];
  for await (const file of storage.list(tenantId)) {
    looked += 1;
    if (looked > lookedAtMost) break;
    if (now.getTime() - file.modifiedAt.getTime() < youngMs) continue;
    some.push(file);
    if (some.length < keysAtOnce) continue;
    swept += await sweepSome(some);
    some = [];
  }
  return swept + (await sweepSome(some));

  async function sweepSome(files: readonly StoredFile[]): Promise<number> {
    if (files.length === 0) return 0;
    const keys = files.map(({ key }) => key);
    const orphaned = await tx((db) => listOrphanedKeys(db, keys, now));
    for (const key of orphaned) await storage.delete(key);
    return orphaned.length;
  }
}
