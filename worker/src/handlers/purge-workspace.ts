import { backupsUntil, deletedBefore } from "@tieout/core/workspace";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { saveDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { findDoomedWorkspace, purgeWorkspace as purge } from "@tieout/services/workspaces/purge";
import { spoolFolder } from "../collect/storage-spool.ts";
import { deleteFigures } from "../delete-figures.ts";
import type { JobHandler } from "../job-handler.ts";

/**
 * Deletes a workspace's files, then its figures some at a time, then all other rows, and certifies it. From the day
 * on which it was deleted nobody could see any of it; killed anywhere, another run goes on. Files go first: a row without its
 * file can still be purged at the next try, a file without its row would never be found again.
 */
export const purgeWorkspace: JobHandler<"purge-workspace"> = async (
  { workspaceId },
  run,
  { storage, now },
) => {
  const doomed = await run.tx((db) => findDoomedWorkspace(db, workspaceId, deletedBefore(now())));
  // An earlier run has done it and stopped before it could say so.
  if (!doomed) return;

  const { recordIds, storageKeys, importIds, ...deleted } = doomed;
  for (const key of storageKeys) await storage.delete(key);
  for (const id of importIds) await storage.deleteFolder(spoolFolder(run.tenantId, id));
  await deleteFigures(run, recordIds);

  await run.tx(async (db) => {
    const purgedAt = now();
    const certificate = { workspaceId, ...deleted, purgedAt, backupsUntil: backupsUntil(purgedAt) };
    if (!(await purge(db, workspaceId))) return;
    await saveDeletionCertificate(db, certificate);
    const actor = { kind: "worker" } as const;
    await saveAuditEvent(db, { at: purgedAt, action: "workspace-purged", actor, workspaceId });
  });
};
