import { backupsUntil, deletedBefore } from "@tieout/core/workspace";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { spoolFolder } from "@tieout/server/storage/spool-folder";
import { listConsentsToEnd } from "@tieout/services/connections/end";
import { endConsent } from "@tieout/services/consent/end-consent";
import { listConsentEvidence } from "@tieout/services/consent/evidence";
import {
  beginningOfDeletion,
  type DeletionPlace,
  deleteRecordRows,
} from "@tieout/services/financial-records/financial-record";
import { saveDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { lockUnconfirmedWorkspace } from "@tieout/services/workspaces/members";
import { findDoomedWorkspace, purgeWorkspace as purge } from "@tieout/services/workspaces/purge";
import type { JobHandler, Run } from "../queue/job-handler.ts";

/**
 * Purges a deleted workspace and certifies it: files first, since a file without its row would never be found again,
 * then figures, then all other rows. Resumable.
 */
export const purgeWorkspace: JobHandler<"purge-workspace"> = async (
  { workspaceId },
  run,
  { storage, now },
) => {
  const doomed = await run.tx((db) => findDoomedWorkspace(db, workspaceId, deletedBefore(now())));
  // An earlier run has done it.
  if (!doomed) return;

  const { recordIds, storageKeys, importIds, ...deleted } = doomed;
  for (const key of storageKeys) await storage.delete(key);
  for (const id of importIds) await storage.deleteFolder(spoolFolder(run.tenantId, id));
  await deleteFigures(run, recordIds);

  await run.tx(async (db) => {
    const purgedAt = now();
    const consents = await listConsentEvidence(db, { workspaceId });
    const until = backupsUntil(purgedAt);
    const certificate = { workspaceId, ...deleted, consents, purgedAt, backupsUntil: until };
    if (!(await purge(db, workspaceId))) return;
    await saveDeletionCertificate(db, certificate);
    await saveAuditEvent(db, { at: purgedAt, action: "workspace-purged", actor, workspaceId });
  });
};

const actor = { kind: "worker" } as const;

/** Revokes a deleted workspace's consents one by one. Resumable. */
export const endConsents: JobHandler<"end-consents"> = async (
  { workspaceId },
  run,
  { connectors, sealer, now },
) => {
  for (const connectionId of await run.tx((db) => listConsentsToEnd(db, workspaceId))) {
    const ended = { workspaceId, connectionId, actor, now: now() };
    await endConsent({ connectors, sealer }, run.tx, ended);
  }
};

/** Deletes a workspace opened anonymously and unconfirmed for a week (D-11). */
export const dropUnconfirmedWorkspace: JobHandler<"drop-unconfirmed-workspace"> = (
  { workspaceId },
  run,
  { now },
) =>
  run.tx(async (db) => {
    if (!(await lockUnconfirmedWorkspace(db, workspaceId))) return;
    // It has no connections or uploads, so there are only rows.
    await purge(db, workspaceId);
    const action = "unconfirmed-workspace-dropped";
    await saveAuditEvent(db, { at: now(), action, actor, workspaceId });
  });

const rowsAtOnce = 20_000;

/** Deletes figures in batches, since a million lines in one transaction would block others. */
export async function deleteFigures(
  { tx }: Pick<Run, "tx">,
  recordIds: readonly string[],
  limit = rowsAtOnce,
): Promise<void> {
  for (const id of recordIds) {
    let place: DeletionPlace | undefined = beginningOfDeletion;
    while (place) {
      const from: DeletionPlace = place;
      place = await tx((db) => deleteRecordRows(db, id, from, limit));
    }
  }
}
