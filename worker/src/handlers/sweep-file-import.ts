import { deleteUnsentFileImport, isFileImportSent } from "@tieout/server/database";
import type { JobHandler } from "../job-handler.ts";

/** Deletes a books file that nobody has sent within a day, and what was put into storage for none. */
export const sweepFileImport: JobHandler<"sweep-file-import"> = async (
  { fileImportId, storageKey },
  run,
  { storage },
) => {
  if (await run.tx((db) => isFileImportSent(db, fileImportId))) return;
  await storage.delete(storageKey);
  await run.tx((db) => deleteUnsentFileImport(db, fileImportId));
};
