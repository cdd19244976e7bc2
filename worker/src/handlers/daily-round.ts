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
  listUnconfirmedWorkspaces,
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

/**
 * A tenant's daily round: the next one is queued, what is over is forgotten, what is due by what the rows say
 * is queued again, whatever became of its job, and what lies in storage without a row is deleted. All of it may be done twice.
 */
export const dailyRound: JobHandler<"daily-round"> = async (
  _payload,
  run,
  { storage, now, report },
) => {
  // First, so that no round is the last because something stood in its way.
  await run.tx((db) => queueDailyRound(db, now()));

  // Of a tenant that nobody tries to get into any more, too.
  await run.tx((db) => tellEndedDenials(db, now()));
  const forgotten = await forgetExpired(run, now());
  const abandoned = await dropAbandoned(run, now());
  const due = await run.tx((db) => requeueDue(db, now()));
  const orphans = await sweepStorage(run, storage, now());
  const { tenantId } = run;
  report("daily round", { tenantId, ...forgotten, abandoned, ...due, orphans });
};

/** As many of each as one day queues; the oldest come first, so that none waits for ever. */
const atMost = 500;

/** In days: the queue gives a job up after 25 tries, which take it four. */
const triedFor = 5;

/** In days: a copy that isn't made by then never will be. */
const copyTriedFor = 14;

/**
 * Queues what is due by what the rows say, whatever has become of its job: given up, or lost with a worker
 * that was killed over its last try. Done twice it's the same. Says how many of which.
 */
export async function requeueDue(db: Tx, now: Date): Promise<Readonly<Record<string, number>>> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  if (await isAnythingKept(db)) await queueSweep(db, now);

  const silent = await listSilentImports(db, ago(2), atMost);
  for (const importId of silent) await queueImport(db, importId);
  const hopeless = await listUnbuiltCopies(db, ago(copyTriedFor), atMost);
  for (const id of hopeless) await failUserCopy(db, id);
  const mailsGivenUp = await giveUpMails(db, ago(triedFor));

  const consents = await listWorkspacesWithConsents(db, ago(1), atMost);
  const purges = await listWorkspacesToPurge(db, deletedBefore(ago(1)), atMost);
  const unconfirmed = await listUnconfirmedWorkspaces(db, unconfirmedBefore(ago(1)), atMost);
  const unannounced = await listUnannounced(db, ago(1), atMost);
  const unscanned = await listUnscannedDocuments(db, ago(triedFor), atMost);
  const revisions = await listUnbuiltRevisions(db, ago(1), atMost);
  const unsent = await listUnsentFiles(db, ago(2), atMost);
  const unbuilt = await listUnbuiltCopies(db, ago(1), atMost);
  const spent = await listCopiesToDelete(db, ago(1), atMost);
  await queueAll(db, "end-consents", consents.map(ofWorkspace));
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
  await queueAll(db, "build-user-copy", unbuilt.map(ofCopy));
  await queueAll(db, "delete-user-copy", spent.map(ofCopy));

  return {
    mailsGivenUp,
    copiesGivenUp: hopeless.length,
    imports: silent.length,
    consents: consents.length,
    purges: purges.length,
    unconfirmed: unconfirmed.length,
    unannounced: unannounced.length,
    unscanned: unscanned.length,
    revisions: revisions.length,
    unsent: unsent.length,
    unbuilt: unbuilt.length,
    spent: spent.length,
  };
}

const ofWorkspace = (workspaceId: string) => ({ workspaceId });
const ofCopy = (userCopyId: string) => ({ userCopyId });

/** Under keys of their own: a round that is made again doesn't queue them twice. */
async function queueAll<Name extends keyof Jobs>(
  db: Tx,
  name: Name,
  payloads: readonly Jobs[Name][],
): Promise<void> {
  for (const payload of payloads) {
    await enqueue(db, name, payload, { jobKey: `due:${name}:${Object.values(payload).join(":")}` });
  }
}

/** Short enough that nobody waits for the rows that they lock. */
const submissionsAtOnce = 200;

const actor = { kind: "worker" } as const;

/** Takes collections back that were begun and left long ago, with nothing in them. How many. */
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

/** Short enough that nobody waits for the rows that they lock. */
const rowsAtOnce = 1_000;

/** Deletes what nobody can use any more. How many rows of what, where there were any. */
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

/** As many as are held against the rows at once. */
const keysAtOnce = 1_000;

/** As many as one round looks at. */
const lookedAtMost = 1_000_000;

/** What is on its way has no row yet: nothing takes as long as this from storage to its row. */
const youngMs = 2 * 86_400_000;

/**
 * Deletes what lies in a tenant's storage and no row tells of: what a process has put there that was killed before
 * its row was saved, or after its row had gone. How many files.
 */
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
