import { listImportSteps, saveStep } from "@tieout/server/database";
import type { ImportRun } from "../import-run.ts";
import { type Books, type LoadedBooks, loadBooks } from "./load-books.ts";

/**
 * Loads the books in one transaction, or finds that an earlier run has. The steps are marked in the
 * same transaction, so there is no half of it.
 */
export async function loadOnce(
  { tx, longTx, lease, now }: ImportRun,
  books: Books,
): Promise<LoadedBooks> {
  await tx((db) => saveStepUnlessDone(db));
  return longTx(async (db, hold) => {
    const steps = await listImportSteps(db, lease.importId);
    const load = steps.find(({ step }) => step === "load");
    // What `saveStep` kept below, in the transaction that loaded.
    if (load?.complete) return load.cursor as LoadedBooks;

    const loaded = await loadBooks(db, books);
    await hold();
    const { journalLines } = loaded.counts;
    const done = { state: "done", done: journalLines, expected: journalLines } as const;
    await saveStep(db, lease, { step: "load", now: now(), cursor: loaded, ...done });
    for (const step of ["statements", "checks"] as const) {
      await saveStep(db, lease, { step, now: now(), state: "done" });
    }
    return loaded;
  });

  async function saveStepUnlessDone(db: Parameters<typeof saveStep>[0]): Promise<void> {
    const steps = await listImportSteps(db, lease.importId);
    if (steps.find(({ step }) => step === "load")?.complete) return;
    await saveStep(db, lease, { step: "load", now: now(), state: "running" });
  }
}
