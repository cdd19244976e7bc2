import { forgetFileOfConnection, type Tx } from "@tieout/server/database";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs";

/** A file that names people doesn't outlive the anonymised collection that was read from it (D-16). */
export async function forgetBooksFile(db: Tx, connectionId: string): Promise<void> {
  const file = await forgetFileOfConnection(db, connectionId);
  if (!file) return;
  const { id: fileImportId, storageKey } = file;
  const options = { maxAttempts: untilStorageIsBack };
  await enqueue(db, "sweep-file-import", { fileImportId, storageKey }, options);
}
