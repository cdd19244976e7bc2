import { deleteUnsentFileImport, isFileImportKept } from "@tieout/services/file-imports/sent";
import type { JobHandler } from "../job-handler.ts";

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
