import { deleteUnsentFileImport, isFileImportKept } from "@tieout/server/database";
import type { JobHandler } from "../job-handler.ts";

/** Deletes a books file that nobody has sent within a day, that was put into storage for none, or is forgotten. */
export const sweepFileImport: JobHandler<"sweep-file-import"> = async (
  { fileImportId, storageKey },
  run,
  { storage },
) => {
  if (await run.tx((db) => isFileImportKept(db, { id: fileImportId, storageKey }))) return;
  await storage.delete(storageKey);
  await run.tx((db) => deleteUnsentFileImport(db, fileImportId));
};
