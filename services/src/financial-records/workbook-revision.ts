import { workbookVariants } from "@tieout/core/import/records-read";
import type { Language } from "@tieout/core/language";
import { findUserNames } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import {
  type PlannedWorkbook,
  type RevisionKey,
  type Workbook,
  type WorkbookOutcome,
  workbookColumns,
} from "./workbook.ts";
import { listProofs, type WorkbookProof } from "./workbook-proof.ts";

interface RevisionRow {
  readonly revisionNumber: number;
  readonly outcome: WorkbookOutcome;
  readonly spreadVersion: number;
  readonly writerVersion: number;
  readonly language: Language;
  /** SHA-256 in hex; absent for revisions of writer 0. */
  readonly inputHash: string | null;
  /** Their name; absent where the collection itself started it. */
  readonly requestedBy: string | null;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
}

const revisionColumns = [
  "revisionNumber",
  "outcome",
  "spreadVersion",
  "writerVersion",
  "language",
  "inputHash",
  "requestedBy",
  "requestedAt",
  "finishedAt",
] as const;

export type WorkbookRevision = WithoutNulls<RevisionRow> & {
  readonly workbooks: readonly Workbook[];
  /** Absent if none was requested. */
  readonly proof?: WorkbookProof;
};

/** What a revision is built from. Where the hashes are equal, so are the files. */
export interface RevisionInputs {
  readonly spreadVersion: number;
  readonly writerVersion: number;
  readonly language: Language;
  /** SHA-256 in hex. */
  readonly hash: string;
}

interface NewWorkbookRevision {
  readonly financialRecordId: string;
  /** From `revisionInputs` in the same transaction. */
  readonly inputs: RevisionInputs;
  readonly workbooks: readonly PlannedWorkbook[];
  readonly requestedBy?: string;
  readonly now: Date;
}

/** Serializes what numbers, counts or looks for revisions of a record. */
export async function lockRevisions(db: Tx, financialRecordId: string): Promise<void> {
  await table(db, "financialRecords")
    .where({ tenantId: db.tenantId, id: financialRecordId })
    .forUpdate()
    .first("id");
}

/** Starts the next revision with its workbooks Pending. Returns its number. */
export async function createWorkbookRevision(
  db: Tx,
  { financialRecordId, inputs, workbooks, requestedBy, now }: NewWorkbookRevision,
): Promise<number> {
  const key = { tenantId: db.tenantId, financialRecordId };
  const { hash: inputHash, ...from } = inputs;
  await lockRevisions(db, financialRecordId);
  const [last] = await table(db, "workbookRevisions").where(key).max({ number: "revisionNumber" });
  const revisionNumber = (last?.number ?? 0) + 1;
  await table(db, "workbookRevisions").insert({
    ...key,
    ...from,
    inputHash,
    revisionNumber,
    requestedBy: requestedBy ?? null,
    requestedAt: now,
  });
  await table(db, "workbooks").insert(
    workbooks.map(({ tags, ...workbook }) => ({
      ...key,
      ...workbook,
      revisionNumber,
      tags: [...tags],
      createdAt: now,
    })),
  );
  return revisionNumber;
}

/** Makes a failed revision Pending again, with those of its workbooks that failed. */
export async function retryWorkbookRevision(
  db: Tx,
  { requestedBy, now, ...key }: RevisionKey & Pick<NewWorkbookRevision, "requestedBy" | "now">,
): Promise<void> {
  const failed = { tenantId: db.tenantId, ...key, outcome: "Error" } as const;
  await table(db, "workbooks").where(failed).update({ outcome: "Pending" });
  await table(db, "workbookRevisions")
    .where(failed)
    .update({
      outcome: "Pending",
      finishedAt: null,
      requestedBy: requestedBy ?? null,
      requestedAt: now,
    });
}

export async function findRevisionOfInputs(
  db: Tx,
  financialRecordId: string,
  inputHash: string,
): Promise<Pick<RevisionRow, "revisionNumber" | "outcome"> | undefined> {
  return table(db, "workbookRevisions")
    .where({ tenantId: db.tenantId, financialRecordId, inputHash })
    .first("revisionNumber", "outcome");
}

export async function countRevisions(
  db: Tx,
  financialRecordId: string,
): Promise<{ readonly total: number; readonly pending: number }> {
  const outcomes = await table(db, "workbookRevisions")
    .where({ tenantId: db.tenantId, financialRecordId })
    .pluck("outcome");
  const pending = outcomes.filter((outcome) => outcome === "Pending");
  return { total: outcomes.length, pending: pending.length };
}

/** All revisions, newest first, each with its workbooks in the order of their variants. */
export function listWorkbookRevisions(
  db: Tx,
  financialRecordId: string,
): Promise<WorkbookRevision[]> {
  return readRevisions(db, { financialRecordId });
}

export async function findWorkbookRevision(
  db: Tx,
  key: RevisionKey,
): Promise<WorkbookRevision | undefined> {
  const [revision] = await readRevisions(db, key);
  return revision;
}

async function readRevisions(
  db: Tx,
  key: Pick<RevisionKey, "financialRecordId"> & Partial<RevisionKey>,
): Promise<WorkbookRevision[]> {
  const where = { tenantId: db.tenantId, ...key };
  const revisions = await table(db, "workbookRevisions")
    .where(where)
    .orderBy("revisionNumber", "desc")
    .select(...revisionColumns);
  const names = await findUserNames(
    db,
    revisions.map(({ requestedBy }) => requestedBy),
  );
  const workbooks = await table(db, "workbooks")
    .where(where)
    .orderByRaw("array_position(?::text[], variant_id), basis", [[...workbookVariants]])
    .select(...workbookColumns);
  const proofs = await listProofs(db, key);

  return revisions.map(({ requestedBy, ...revision }) => ({
    ...withoutNulls({ ...revision, requestedBy: names.get(requestedBy ?? "") ?? null }),
    ...proofOf(revision, proofs),
    workbooks: workbooks
      .filter(({ revisionNumber }) => revisionNumber === revision.revisionNumber)
      .map(withoutNulls),
  }));
}

function proofOf({ revisionNumber }: RevisionKeyPart, proofs: readonly WorkbookProof[]) {
  const proof = proofs.find((one) => one.revisionNumber === revisionNumber);
  return proof && { proof };
}

type RevisionKeyPart = Pick<RevisionKey, "revisionNumber">;

/** Ends a revision, successfully if every workbook in it was. */
export async function finishWorkbookRevision(
  db: Tx,
  key: RevisionKey,
  now: Date,
): Promise<WorkbookOutcome> {
  const where = { tenantId: db.tenantId, ...key };
  const failed = await table(db, "workbooks")
    .where(where)
    .whereNot({ outcome: "Success" })
    .first("outcome");
  const outcome = failed ? "Error" : "Success";
  await table(db, "workbookRevisions")
    .where({ ...where, outcome: "Pending" })
    .update({ outcome, finishedAt: now });
  return outcome;
}
