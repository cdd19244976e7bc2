import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  createWorkbookRevision,
  type FinancialRecord,
  finishWorkbookRevision,
  listStatementVersions,
  listWorkbookRevisions,
  saveWorkbook,
  type Transact,
  type Tx,
} from "@tieout/server/database";
import type { Storage } from "@tieout/server/storage";
import { buildOne } from "./build-one.ts";
import { fileNameOf, type PlannedWorkbook, workbooksOf } from "./variants.ts";

export interface RevisionRun {
  readonly tx: Transact;
  /** For reading what a workbook shows, which may take long. */
  readonly longTx: Transact;
  readonly storage: Storage;
  readonly now: () => Date;
  /** Called after each workbook, with how many there are. */
  readonly onProgress?: (done: number, expected: number) => Promise<void>;
}

/** Begins a record's first revision, unless an earlier run has. Gives its number. */
export async function ensureFirstRevision(db: Tx, record: FinancialRecord, now: Date) {
  const [first] = (await listWorkbookRevisions(db, record.id)).toReversed();
  if (first) return first.revisionNumber;
  return createWorkbookRevision(db, {
    financialRecordId: record.id,
    statementVersions: await listStatementVersions(db, record.id),
    workbooks: workbooksOf(record),
    now,
  });
}

/** Builds the workbooks of a revision that aren't there yet, and ends it. */
export async function buildRevision(
  { tx, longTx, storage, now, onProgress }: RevisionRun,
  record: FinancialRecord,
  revisionNumber: number,
): Promise<void> {
  const key = { financialRecordId: record.id, revisionNumber };
  const revisions = await tx((db) => listWorkbookRevisions(db, record.id));
  const found = revisions.find((revision) => revision.revisionNumber === revisionNumber);
  const workbooks = found?.workbooks ?? [];
  let done = workbooks.filter(({ outcome }) => outcome === "Success").length;

  for (const workbook of workbooks) {
    if (workbook.outcome === "Success") continue;
    await buildAndKeep({ tx, longTx, storage }, record, revisionNumber, workbook);
    done += 1;
    await onProgress?.(done, workbooks.length);
  }
  await tx((db) => finishWorkbookRevision(db, key, now()));
}

/**
 * The bytes go to a file of our own first: they are read from the database inside a transaction, and
 * no upload may hold one open (D-23).
 */
async function buildAndKeep(
  { tx, longTx, storage }: Pick<RevisionRun, "tx" | "longTx" | "storage">,
  record: FinancialRecord,
  revisionNumber: number,
  workbook: PlannedWorkbook,
): Promise<void> {
  const { variantId, basis } = workbook;
  const folder = await mkdtemp(join(tmpdir(), "tieout-workbook-"));
  const path = join(folder, variantId);
  try {
    const built = await longTx(async (db) => {
      const { stream, ...file } = await buildOne(db, record, workbook);
      await pipeline(Readable.from(stream), createWriteStream(path, { mode: 0o600 }));
      return { ...file, tenantId: db.tenantId, ...stream.summary() };
    });
    const { tenantId, extension, language, partsSha256, fileSha256, size } = built;
    const storageKey = `${tenantId}/workbooks/${record.id}/${revisionNumber}/${variantId}-${basis}.${extension}`;
    await storage.putFile(storageKey, path);
    await tx((db) =>
      saveWorkbook(
        db,
        { financialRecordId: record.id, revisionNumber, variantId, basis },
        {
          outcome: "Success",
          fileName: fileNameOf(record, workbook, extension, language),
          fileSize: size,
          partsSha256: Buffer.from(partsSha256, "hex"),
          fileSha256: Buffer.from(fileSha256, "hex"),
          storageKey,
        },
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
