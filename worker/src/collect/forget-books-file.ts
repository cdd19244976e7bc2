import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import { forgetFileOfConnection } from "@tieout/services/file-imports/sent";

/** A file that names people doesn't outlive the anonymised collection that was read from it (D-16). */
export async function forgetBooksFile(db: Tx, connectionId: string): Promise<void> {
  const file = await forgetFileOfConnection(db, connectionId);
  if (!file) return;
  const { id: fileImportId, storageKey } = file;
  const options = { maxAttempts: untilStorageIsBack };
  await enqueue(db, "sweep-file-import", { fileImportId, storageKey }, options);
}
