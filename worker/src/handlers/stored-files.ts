import { spoolFolder } from "@tieout/server/storage/spool-folder";
import { isDocumentSaved } from "@tieout/services/documents/document";
import {
  deleteUnsentFileImport,
  isFileImportKept,
} from "@tieout/services/file-imports/file-import";
import { findUserCopyFile, forgetUserCopyFile } from "@tieout/services/user-copies/user-copy";
import type { JobHandler } from "../queue/job-handler.ts";

/** Deletes an import's parts, if any are left. */
export const deleteSpool: JobHandler<"delete-spool"> = async (
  { importId },
  { tenantId },
  { storage },
) => {
  await storage.deleteFolder(spoolFolder(tenantId, importId));
};

/** Deletes an expired copy's file, if it's still there. */
export const deleteUserCopy: JobHandler<"delete-user-copy"> = async (
  { userCopyId },
  run,
  { storage },
) => {
  const key = await run.tx((db) => findUserCopyFile(db, userCopyId));
  if (key === undefined) return;
  await storage.delete(key);
  await run.tx((db) => forgetUserCopyFile(db, userCopyId));
};

/** Deletes a books file that wasn't sent within a day, with its further files; or one that has no row, or is forgotten. */
export const sweepFileImport: JobHandler<"sweep-file-import"> = async (
  { fileImportId, storageKey },
  run,
  { storage },
) => {
  const { isKept, others } = await run.tx(async (db) => {
    // The row first: a concurrent send finishes before, and keeps the file.
    const deleted = await deleteUnsentFileImport(db, fileImportId);
    return {
      isKept: await isFileImportKept(db, { id: fileImportId, storageKey }),
      others: deleted.filter((key) => key !== storageKey),
    };
  });
  for (const key of isKept ? others : [storageKey, ...others]) await storage.delete(key);
};

export const sweepUpload: JobHandler<"sweep-upload"> = async (
  { documentId, storageKey },
  run,
  { storage },
) => {
  if (await run.tx((db) => isDocumentSaved(db, documentId))) return;
  await storage.delete(storageKey);
};
