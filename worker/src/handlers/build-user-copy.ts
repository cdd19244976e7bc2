import type { Tx } from "@tieout/server/database/with-tenant";
import { zipSizeLimit } from "@tieout/services/documents/zip";
import { findWorkbookRevision } from "@tieout/services/financial-records/revision";
import { failUserCopy } from "@tieout/services/user-copies/build";
import { findUserCopy, type UserCopy } from "@tieout/services/user-copies/user-copy";
import type { JobHandler } from "../job-handler.ts";
import { finishCopy } from "../user-copy/finish-copy.ts";
import { type ReceivedFile, storeCopy } from "../user-copy/store-copy.ts";

/**
 * Makes a borrower's copy of what their lender received, and tells the address that was confirmed where it
 * is (D-12).
 */
export const buildUserCopy: JobHandler<"build-user-copy"> = async (
  { userCopyId: id },
  run,
  { storage, sealer, now },
) => {
  const asked = await run.tx(async (db) => {
    const copy = await findUserCopy(db, id);
    if (copy?.state !== "Building") return undefined;
    const files = await receivedFiles(db, copy);
    return files && { copy, files };
  });
  // An earlier run has done it and stopped before it could say so; or the workbooks are still built, which
  // queues this again.
  if (!asked) return;
  const { copy, files } = asked;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (files.length === 0 || size > zipSizeLimit) return run.tx((db) => failUserCopy(db, id));

  // Beside the documents of its collection, and deleted with them.
  const key = `${run.tenantId}/documents/${copy.submissionId}/copy-${id}`;
  const stored = await storeCopy(storage, files, key, now());
  const finished = await run.tx(async (db) => {
    if (await finishCopy(db, sealer, copy, { ...stored, now: now() })) return true;
    await failUserCopy(db, id);
    return false;
  });
  if (!finished) await storage.delete(stored.storageKey);
};

/**
 * The first revision's workbooks: what the lender received, before anybody changed anything. Undefined while they are
 * built.
 */
async function receivedFiles(
  db: Tx,
  { financialRecordId }: UserCopy,
): Promise<ReceivedFile[] | undefined> {
  const first = await findWorkbookRevision(db, { financialRecordId, revisionNumber: 1 });
  if (first?.outcome === "Pending") return undefined;
  return (first?.workbooks ?? []).flatMap(({ fileName: name, fileSize: size = 0, storageKey }) =>
    name !== undefined && storageKey !== undefined ? { name, size, storageKey } : [],
  );
}
