import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { Refusal } from "@tieout/server/http/refusal";
import type { Storage } from "@tieout/server/storage/open-storage";

export interface StoredWithRow<Outcome> {
  readonly storage: Storage;
  readonly tx: Transact;
  /** Returns the file's key and queues a job that deletes the file if no row is ever saved, even after a crash. */
  readonly announce: (db: Tx) => Promise<string>;
  readonly save: (db: Tx, storageKey: string) => Promise<Outcome>;
  /** Whether the saved or existing row has this very file. */
  readonly isOf: (outcome: Outcome) => boolean;
}

/** Stores a file and then its row: no row without a file, and no file for long without a row. */
export async function storeWithRow<Outcome>(
  path: string,
  { storage, tx, announce, save, isOf }: StoredWithRow<Outcome>,
): Promise<Outcome> {
  const storageKey = await tx(announce);
  try {
    await storage.putFile(storageKey, path);
  } catch (fault) {
    await storage.delete(storageKey);
    throw fault;
  }
  const outcome = await tx((db) => save(db, storageKey)).catch(async (fault) => {
    // After any other fault the commit may have succeeded; the job will know.
    if (fault instanceof Refusal) await storage.delete(storageKey);
    throw fault;
  });
  if (!isOf(outcome)) await storage.delete(storageKey);
  return outcome;
}
