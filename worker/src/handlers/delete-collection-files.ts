import { writeRetention } from "@tieout/core/retention";
import { backupsUntil } from "@tieout/core/workspace";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { findRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import { endConsent } from "@tieout/services/consent/end-consent";
import {
  beginFileDeletion,
  finishFileDeletion,
  listSpentConnectionIds,
} from "@tieout/services/retention/deletion";
import { saveDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { spoolFolder } from "../collect/storage-spool.ts";
import { deleteFigures } from "../delete-figures.ts";
import type { JobHandler } from "../job-handler.ts";

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
