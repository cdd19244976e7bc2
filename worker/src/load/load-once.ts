import type { Tx } from "@tieout/server/database/with-tenant";
import { listImportSteps, saveStep } from "@tieout/services/imports/run";
import type { StoredSpool } from "../collect/spool.ts";
import type { ImportRun } from "../import/import-run.ts";
import { type Books, type LoadedBooks, loadBooks } from "./load-books.ts";

/** Books in storage. */
interface StoredBooks extends Omit<Books, "spool"> {
  readonly spool: StoredSpool;
}

/** Loads in one transaction with its step marks, or finds it done. All input is on disk before it begins. */
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
    await saveDocumentCounts(db, loaded);
    const steps = await listImportSteps(db, lease.importId);
    // Movements between a file's balances are kept as lines, and no journal lines to people.
    const hasEntries = steps.some(({ step }) => step === "journal-lines");
    const lines = hasEntries ? loaded.counts.journalLines : 0;
    const done = { state: "done", done: lines, expected: lines } as const;
    await saveStep(db, lease, { step: "load", now: now(), cursor: loaded, ...done });
    for (const step of ["statements", "checks"] as const) {
      await saveStep(db, lease, { step, now: now(), state: "done" });
    }
    return loaded;
  }

  /** A document that is open on several days was read for each of them, and is one document to people. */
  async function saveDocumentCounts(db: Tx, { distinctDocuments }: LoadedBooks): Promise<void> {
    for (const step of ["receivables", "payables"] as const) {
      const done = distinctDocuments[step];
      if (done === undefined) continue;
      await saveStep(db, lease, { step, now: now(), state: "done", done, expected: done });
    }
  }

  async function findLoaded(db: Tx): Promise<LoadedBooks | undefined> {
    const steps = await listImportSteps(db, lease.importId);
    const load = steps.find(({ step }) => step === "load");
    // What `saveStep` above saved.
    return load?.complete ? (load.cursor as LoadedBooks) : undefined;
  }
}
