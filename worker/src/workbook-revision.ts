import { saveStep } from "@tieout/server/database";
import type { ImportRun } from "./import-run.ts";
import { type CollectedBooks, recordOf } from "./record-of.ts";
import { buildRevision, ensureFirstRevision } from "./revision/build-revision.ts";
import type { Services } from "./services.ts";

/** Builds revision 1, as the import's last step before its record is Created. */
export async function buildFirstRevision(
  { tx, longTx, lease, now }: ImportRun,
  books: CollectedBooks,
  { storage }: Services,
): Promise<void> {
  const record = recordOf(books, now());
  const step = "workbooks";
  const revision = await tx(async (db) => {
    await saveStep(db, lease, { step, now: now(), state: "running" });
    return ensureFirstRevision(db, record, now());
  });
  const onProgress = (done: number, expected: number) =>
    tx((db) => saveStep(db, lease, { step, now: now(), done, expected }));

  await buildRevision({ tx, longTx, storage, now, onProgress }, record, revision);
  await tx((db) => saveStep(db, lease, { step, now: now(), state: "done" }));
}
