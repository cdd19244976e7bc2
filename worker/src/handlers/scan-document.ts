import { findUnscannedDocument, saveScanState } from "@tieout/services/documents/document";
import type { JobHandler } from "../job-handler.ts";

/** Has a document looked at. Where nobody could in the end, it's said to be not scanned. */
export const scanDocument: JobHandler<"scan-document"> = async (
  { documentId },
  run,
  { storage, scan },
) => {
  const document = await run.tx((db) => findUnscannedDocument(db, documentId));
  if (!document?.storageKey) return;

  try {
    const outcome = scan
      ? await scan(await storage.getStream(document.storageKey))
      : ("not-scanned" as const);
    await run.tx((db) => saveScanState(db, documentId, outcome));
  } catch (error) {
    if (!run.lastAttempt) throw error;
    await run.tx((db) => saveScanState(db, documentId, "not-scanned"));
  }
};
