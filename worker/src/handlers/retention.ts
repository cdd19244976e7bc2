import { deletionAfterNotice, warnedUpTo, writeRetention } from "@tieout/core/retention";
import { backupsUntil } from "@tieout/core/workspace";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { findRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { spoolFolder } from "@tieout/server/storage/spool-folder";
import { endConsent } from "@tieout/services/consent/end-consent";
import { forgetGivers, listConsentEvidence } from "@tieout/services/consent/evidence";
import { forgetAccountNames } from "@tieout/services/financial-records/forget-names";
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

/** Per transaction, so a person gets one mail for all. */
const toldAtOnce = 500;

const queuedAtOnce = 100;

/** A tenant's daily round: requeues itself, announces deletions a week ahead and queues due ones. Resumable. */
export const sweepRetention: JobHandler<"sweep-retention"> = async (_payload, run, { now }) => {
  // First, so that a fault can't end the rounds.
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

/** The last id queued, to go on after; nothing at the end. */
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
 * Deletes a collection's files and figures, revokes unneeded consents and certifies it. Hidden from the start;
 * resumable.
 */
export const deleteCollectionFiles: JobHandler<"delete-collection-files"> = async (
  { submissionId },
  run,
  { storage, connectors, sealer, now },
) => {
  const doomed = await run.tx((db) => beginFileDeletion(db, submissionId, now()));
  // Held, postponed, or done by an earlier run.
  if (!doomed) return;

  const { workspaceId, recordIds, storageKeys, importIds, withdrawn, ...deleted } = doomed;
  for (const key of storageKeys) await storage.delete(key);
  for (const id of importIds) await storage.deleteFolder(spoolFolder(run.tenantId, id));
  // Asked only now, since a new collection may use one of them.
  for (const connectionId of await run.tx((db) => listSpentConnectionIds(db, submissionId))) {
    const ended = { workspaceId, connectionId, actor, now: now() };
    await endConsent({ connectors, sealer }, run.tx, ended);
  }
  await deleteFigures(run, recordIds);
  await forgetAccountNames(run.tx, { workspaceId, now: now() });

  await run.tx(async (db) => {
    const at = now();
    const policy = await findRetentionPolicy(db);
    const consents = await listConsentEvidence(db, { submissionId });
    await finishFileDeletion(db, submissionId, at);
    await forgetGivers(db, submissionId, at);
    await saveDeletionCertificate(db, {
      workspaceId,
      submissionId,
      ...deleted,
      consents,
      purgedAt: at,
      backupsUntil: backupsUntil(at),
      ...(withdrawn ? { policy: "withdrawn" } : policy && { policy: writeRetention(policy) }),
    });
    const action = "collection-files-deleted";
    await saveAuditEvent(db, { at, action, actor, workspaceId, subjectId: submissionId });
  });
};

/** Finishes an interrupted withdrawal. */
export const finishWithdrawal: JobHandler<"finish-withdrawal"> = (
  withdrawn,
  { tx },
  { connectors, sealer, now },
) => finish({ connectors, sealer }, tx, { ...withdrawn, actor, now: now() });
