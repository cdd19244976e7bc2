import { spoolFolder } from "@tieout/server/storage/spool-folder";
import { isDocumentSaved } from "@tieout/services/documents/document";
import {
  deleteUnsentFileImport,
  isFileImportKept,
} from "@tieout/services/file-imports/file-import";
import { findUserCopyFile, forgetUserCopyFile } from "@tieout/services/user-copies/user-copy";
import type { JobHandler } from "../queue/job-handler.ts";

/** Deletes an import's parts; where there are none any more, that is as it should be. */
export const deleteSpool: JobHandler<"delete-spool"> = async (
  { importId },
  { tenantId },
  { storage },
) => {
  await storage.deleteFolder(spoolFolder(tenantId, importId));
};

/** Deletes a copy's file once its time is over; where it's gone already, that is as it should be. */
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

/** Deletes a books file that nobody has sent within a day, that was put into storage for none, or is forgotten. */
export const sweepFileImport: JobHandler<"sweep-file-import"> = async (
  { fileImportId, storageKey },
  run,
  { storage },
) => {
  const isKept = await run.tx(async (db) => {
    // The row first: whoever sends it in the same instant is waited for, and then has it.
    await deleteUnsentFileImport(db, fileImportId);
    return isFileImportKept(db, { id: fileImportId, storageKey });
  });
  if (!isKept) await storage.delete(storageKey);
};

/** Deletes what was put into storage for a document that never came to be. */
export const sweepUpload: JobHandler<"sweep-upload"> = async (
  { documentId, storageKey },
  run,
  { storage },
) => {
  if (await run.tx((db) => isDocumentSaved(db, documentId))) return;
  await storage.delete(storageKey);
};
