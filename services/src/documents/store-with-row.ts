import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { Refusal } from "@tieout/server/http/refusal";
import type { Storage } from "@tieout/server/storage/open-storage";

export interface StoredWithRow<Outcome> {
  readonly storage: Storage;
  readonly tx: Transact;
  /**
   * Gives the key that the file is to have, and queues a job that deletes it again where no row has come of it:
   * should this process end in between, what it has put into storage is found all the same.
   */
  readonly announce: (db: Tx) => Promise<string>;
  /** Saves the row, or says why there is none. */
  readonly save: (db: Tx, storageKey: string) => Promise<Outcome>;
  /** Whether the row that was saved, or was there, has this very file. */
  readonly isOf: (outcome: Outcome) => boolean;
}

/** Puts a file into storage, and last its row: there is no row without a file, and no file for long without a row. */
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
    // Any other fault may have been committed all the same; the job knows by then.
    if (fault instanceof Refusal) await storage.delete(storageKey);
    throw fault;
  });
  if (!isOf(outcome)) await storage.delete(storageKey);
  return outcome;
}
