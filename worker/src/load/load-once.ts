import type { Tx } from "@tieout/server/database/with-tenant";
import { listImportSteps, saveStep } from "@tieout/services/imports/run";
import type { StoredSpool } from "../collect/spool.ts";
import type { ImportRun } from "../import-run.ts";
import { type Books, type LoadedBooks, loadBooks } from "./load-books.ts";

/** Books as they lie in storage. */
export interface StoredBooks extends Omit<Books, "spool"> {
  readonly spool: StoredSpool;
}

/**
 * Loads the books in one transaction, or finds that an earlier run has. The steps are marked in the
 * same transaction, so there is no half of it. All that it reads is on this machine's disk before it begins.
 */
export async function loadOnce(
  { tx, longTx, lease, now }: ImportRun,
  { spool: stored, ...books }: StoredBooks,
): Promise<LoadedBooks> {
  const earlier = await tx(async (db) => {
    const loaded = await findLoaded(db);
    if (!loaded) await saveStep(db, lease, { step: "load", now: now(), state: "running" });
    return loaded;
  });
  if (earlier) return earlier;

  return stored.withLocal(books.collected, (spool) =>
    longTx(async (db, hold) => (await findLoaded(db)) ?? load(db, { ...books, spool }, hold)),
  );

  async function load(db: Tx, local: Books, hold: () => Promise<unknown>): Promise<LoadedBooks> {
    const loaded = await loadBooks(db, local);
    await hold();
    const { journalLines } = loaded.counts;
    const done = { state: "done", done: journalLines, expected: journalLines } as const;
    await saveStep(db, lease, { step: "load", now: now(), cursor: loaded, ...done });
    for (const step of ["statements", "checks"] as const) {
      await saveStep(db, lease, { step, now: now(), state: "done" });
    }
    return loaded;
  }

  async function findLoaded(db: Tx): Promise<LoadedBooks | undefined> {
    const steps = await listImportSteps(db, lease.importId);
    const load = steps.find(({ step }) => step === "load");
    // What `saveStep` keeps above, in the transaction that loads.
    return load?.complete ? (load.cursor as LoadedBooks) : undefined;
  }
}
