import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Transact } from "@tieout/server/database/with-tenant";
import type { Storage } from "@tieout/server/storage/open-storage";
import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import { hasLayout } from "@tieout/services/financial-records/request-workbooks";
import {
  type PlannedWorkbook,
  saveWorkbook,
  shareWorkbook,
} from "@tieout/services/financial-records/workbook";
import {
  findWorkbookRevision,
  finishWorkbookRevision,
  type WorkbookRevision,
} from "@tieout/services/financial-records/workbook-revision";
import { LeaseLost } from "@tieout/services/imports/run";
import { lockKeptCollection } from "@tieout/services/retention/kept";
import { buildOne } from "./build-one.ts";
import { fileNameOf } from "./file-name.ts";

export interface RevisionRun {
  readonly tx: Transact;
  /** For reading what a workbook shows, which may take long. */
  readonly longTx: Transact;
  readonly storage: Storage;
  readonly now: () => Date;
  /** Then a failed workbook is final, and fails its revision. */
  readonly isLastTry: boolean;
}

/**
 * Builds a revision's missing workbooks, short ones first, and ends it; failures don't block others. Stops on
 * deletion.
 */
export async function buildRevision(
  { isLastTry, ...run }: RevisionRun,
  record: FinancialRecord,
  revisionNumber: number,
): Promise<void> {
  const { tx, now } = run;
  const key = { financialRecordId: record.id, revisionNumber };
  const revision = await findRevision(run, key);
  const missing = revision.workbooks.filter(({ outcome }) => outcome !== "Success");
  const faults: unknown[] = [];
  let areFilesGone = false;

  await atOnce(
    1,
    missing.filter((workbook) => !isLong(workbook)),
    build,
  );
  // One is written while PostgreSQL sorts the other's lines.
  await atOnce(2, missing.filter(isLong), build);
  if (areFilesGone) return;
  if (faults.length === 0 || isLastTry) await tx((db) => finishWorkbookRevision(db, key, now()));
  if (faults.length > 0) throw faults[0];

  async function build(workbook: PlannedWorkbook): Promise<void> {
    if (areFilesGone) return;
    try {
      const wanted = { ...key, ...keyOf(workbook) };
      // Built by another revision since this one was begun.
      if (!hasLayout(workbook.variantId) && (await tx((db) => shareWorkbook(db, wanted)))) return;
      const isKept = await buildAndKeep(run, record, revision, workbook);
      if (!isKept) areFilesGone = true;
    } catch (fault) {
      if (fault instanceof LeaseLost) throw fault;
      faults.push(fault);
      if (isLastTry) await tx((db) => saveWorkbook(db, { ...key, ...keyOf(workbook) }, unbuilt));
    }
  }
}

async function findRevision(
  { tx }: Pick<RevisionRun, "tx">,
  key: { readonly financialRecordId: string; readonly revisionNumber: number },
): Promise<WorkbookRevision> {
  const revision = await tx((db) => findWorkbookRevision(db, key));
  if (!revision) {
    throw new Error(`Record ${key.financialRecordId} has no revision ${key.revisionNumber}`);
  }
  return revision;
}

const keyOf = ({ variantId, basis }: PlannedWorkbook) => ({ variantId, basis });

const unbuilt = { outcome: "Error" } as const;

const isLong = ({ variantId }: PlannedWorkbook) =>
  variantId === "transactions" || variantId === "general-ledger";

/** Runs work for items, so many at once. Waits for all started before it throws. */
async function atOnce<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const ends = await Promise.allSettled(
    Array.from({ length: count }, async () => {
      for (const item of left) await work(item);
    }),
  );
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

/** Writes to disk first, since no upload may hold the transaction open (D-23). False if the collection is gone. */
async function buildAndKeep(
  { tx, longTx, storage }: Pick<RevisionRun, "tx" | "longTx" | "storage">,
  record: FinancialRecord,
  { revisionNumber, spreadVersion, language }: WorkbookRevision,
  workbook: PlannedWorkbook,
): Promise<boolean> {
  const { variantId, basis } = workbook;
  const folder = await mkdtemp(join(tmpdir(), "tieout-workbook-"));
  const path = join(folder, variantId);
  try {
    const built = await longTx(async (db) => {
      const { stream, ...file } = await buildOne(db, record, workbook, {
        spreadVersion,
        language,
      });
      await pipeline(Readable.from(stream), createWriteStream(path, { mode: 0o600 }));
      return { ...file, tenantId: db.tenantId, ...stream.summary() };
    });
    const { tenantId, extension, partsSha256, contentSha256, fileSha256, size } = built;
    const storageKey = `${tenantId}/workbooks/${record.id}/${revisionNumber}/${variantId}-${basis}.${extension}`;
    await storage.putFile(storageKey, path);
    const isKept = await tx(async (db) => {
      // Serializes with a deletion of its files.
      if (!(await lockKeptCollection(db, record.submissionId))) return false;
      await saveWorkbook(
        db,
        { financialRecordId: record.id, revisionNumber, variantId, basis },
        {
          outcome: "Success",
          fileName: fileNameOf(record, workbook, extension, language),
          fileSize: size,
          partsSha256: Buffer.from(partsSha256, "hex"),
          fileSha256: Buffer.from(fileSha256, "hex"),
          contentSha256: Buffer.from(contentSha256, "hex"),
          storageKey,
        },
      );
      return true;
    });
    if (!isKept) await storage.delete(storageKey);
    return isKept;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
