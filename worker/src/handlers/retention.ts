import { deletionAfterNotice, warnedUpTo, writeRetention } from "@tieout/core/retention";
import { backupsUntil } from "@tieout/core/workspace";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { findRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { spoolFolder } from "@tieout/server/storage/spool-folder";
import { endConsent } from "@tieout/services/consent/end-consent";
import {
  type GoingFiles,
  notifyFilesAboutToBeDeleted,
} from "@tieout/services/notifications/notify";
import { finishWithdrawal as finish } from "@tieout/services/receipts/withdraw-records";
import {
  beginFileDeletion,
  finishFileDeletion,
  listSpentConnectionIds,
} from "@tieout/services/retention/deletion";
import { saveDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import {
  isAnythingKept,
  listDueCollections,
  listToWarnOf,
  listUnfinishedDeletions,
  saveWarned,
} from "@tieout/services/retention/kept";
import { queueSweep } from "@tieout/services/retention/reckon-retention";
import type { JobHandler } from "../queue/job-handler.ts";
import { deleteFigures } from "./workspace-deletion.ts";

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

const actor = { kind: "worker" } as const;

/**
 * Deletes a collection's files and figures, gives back consents that nothing rests on any more, and
 * certifies it. From the first step on nobody can have any of it; killed anywhere, another run goes on.
 */
export const deleteCollectionFiles: JobHandler<"delete-collection-files"> = async (
  { submissionId },
  run,
  { storage, connectors, sealer, now },
) => {
  const doomed = await run.tx((db) => beginFileDeletion(db, submissionId, now()));
  // Held or put off meanwhile, or done by an earlier run that stopped before it could say so.
  if (!doomed) return;

  const { workspaceId, recordIds, storageKeys, importIds, withdrawn, ...deleted } = doomed;
  for (const key of storageKeys) await storage.delete(key);
  for (const id of importIds) await storage.deleteFolder(spoolFolder(run.tenantId, id));
  // Asked for now and not before: somebody may have begun to collect over one of them meanwhile.
  for (const connectionId of await run.tx((db) => listSpentConnectionIds(db, submissionId))) {
    const ended = { workspaceId, connectionId, actor, now: now() };
    await endConsent({ connectors, sealer }, run.tx, ended);
  }
  await deleteFigures(run, recordIds);

  await run.tx(async (db) => {
    const at = now();
    const policy = await findRetentionPolicy(db);
    await finishFileDeletion(db, submissionId, at);
    await saveDeletionCertificate(db, {
      workspaceId,
      submissionId,
      ...deleted,
      purgedAt: at,
      backupsUntil: backupsUntil(at),
      ...(withdrawn ? { policy: "withdrawn" } : policy && { policy: writeRetention(policy) }),
    });
    const action = "collection-files-deleted";
    await saveAuditEvent(db, { at, action, actor, workspaceId, subjectId: submissionId });
  });
};

/** Does what is left of a withdrawal; nothing, where whoever withdrew wasn't stopped. */
export const finishWithdrawal: JobHandler<"finish-withdrawal"> = (
  withdrawn,
  { tx },
  { connectors, sealer, now },
) => finish({ connectors, sealer }, tx, { ...withdrawn, actor, now: now() });
