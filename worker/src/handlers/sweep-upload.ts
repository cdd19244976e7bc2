import { isDocumentSaved } from "@tieout/services/documents/document";
import type { JobHandler } from "../job-handler.ts";

/** Deletes what was put into storage for a document that never came to be. */
export const sweepUpload: JobHandler<"sweep-upload"> = async (
  { documentId, storageKey },
  run,
  { storage },
) => {
  if (await run.tx((db) => isDocumentSaved(db, documentId))) return;
  await storage.delete(storageKey);
};
