import type { Basis } from "@tieout/core/ledger/ledger";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

/** In the order in which they're listed (D-45). */
const workbookVariants = [
  "financial-statements",
  "accounts-receivable",
  "accounts-payable",
  "transactions",
  "general-ledger",
] as const;

export type WorkbookVariant = (typeof workbookVariants)[number];

type WorkbookOutcome = "Pending" | "Success" | "Error";

interface WorkbookRow {
  readonly revisionNumber: number;
  readonly variantId: WorkbookVariant;
  readonly basis: Basis;
  /** Identifies the download, with the revision (D-45). */
  readonly kind: string;
  readonly tags: readonly string[];
  readonly outcome: WorkbookOutcome;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  /** Over its uncompressed parts: the same for the same content (D-46). */
  readonly partsSha256: Buffer | null;
  /** Of the downloaded bytes; absent for files older than this column. */
  readonly fileSha256: Buffer | null;
  readonly storageKey: string | null;
  readonly createdAt: Date;
}

export type Workbook = WithoutNulls<WorkbookRow>;

const workbookColumns = [
  "revisionNumber",
  "variantId",
  "basis",
  "kind",
  "tags",
  "outcome",
  "fileName",
  "fileSize",
  "partsSha256",
  "fileSha256",
  "storageKey",
  "createdAt",
] as const;

interface WorkbookKey {
  readonly financialRecordId: string;
  readonly revisionNumber: number;
  readonly variantId: WorkbookVariant;
  readonly basis: Basis;
}

/** A workbook by its address (D-45). */
export async function findWorkbook(
  db: Tx,
  key: {
    readonly financialRecordId: string;
    readonly revisionNumber: number;
    readonly kind: string;
    readonly basis: Basis;
  },
): Promise<Workbook | undefined> {
  const row: WorkbookRow | undefined = await table(db, "workbooks")
    .where({ tenantId: db.tenantId, ...key })
    .first(...workbookColumns);
  return row && withoutNulls(row);
}

/** Marks a workbook as stored, or as failed. */
export async function saveWorkbook(
  db: Tx,
  key: WorkbookKey,
  result:
    | {
        readonly outcome: "Success";
        readonly fileName: string;
        readonly fileSize: number;
        readonly partsSha256: Buffer;
        readonly fileSha256: Buffer;
        readonly storageKey: string;
      }
    | { readonly outcome: "Error" },
): Promise<void> {
  await table(db, "workbooks")
    .where({ tenantId: db.tenantId, ...key })
    .update(result);
}

interface RevisionRow {
  readonly revisionNumber: number;
  readonly outcome: WorkbookOutcome;
  readonly spreadVersion: number;
  readonly requestedBy: string | null;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
}

export type WorkbookRevision = WithoutNulls<RevisionRow> & {
  readonly workbooks: readonly Workbook[];
};

interface NewWorkbookRevision {
  readonly financialRecordId: string;
  /** From `findSpreadVersion` in the same transaction. */
  readonly spreadVersion: number;
  readonly workbooks: readonly Pick<WorkbookRow, "variantId" | "basis" | "kind" | "tags">[];
  readonly requestedBy?: string;
  readonly now: Date;
}

/** Starts the next revision with its workbooks Pending. Returns its number. */
export async function createWorkbookRevision(
  db: Tx,
  { financialRecordId, spreadVersion, workbooks, requestedBy, now }: NewWorkbookRevision,
): Promise<number> {
  const key = { tenantId: db.tenantId, financialRecordId };
  // Serializes concurrent numbering.
  await table(db, "financialRecords")
    .where({ tenantId: db.tenantId, id: financialRecordId })
    .forUpdate()
    .first("id");
  const [last] = await table(db, "workbookRevisions").where(key).max({ number: "revisionNumber" });
  const revisionNumber = (last?.number ?? 0) + 1;
  await table(db, "workbookRevisions").insert({
    ...key,
    revisionNumber,
    spreadVersion,
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

/** All revisions, newest first, each with its workbooks in the order of their variants. */
export async function listWorkbookRevisions(
  db: Tx,
  financialRecordId: string,
): Promise<WorkbookRevision[]> {
  const where = { tenantId: db.tenantId, financialRecordId };
  const revisions = await table(db, "workbookRevisions")
    .where(where)
    .orderBy("revisionNumber", "desc")
    .select(
      "revisionNumber",
      "outcome",
      "spreadVersion",
      "requestedBy",
      "requestedAt",
      "finishedAt",
    );
  const workbooks = await table(db, "workbooks")
    .where(where)
    .orderByRaw("array_position(?::text[], variant_id), basis", [[...workbookVariants]])
    .select(...workbookColumns);

  return revisions.map((revision) => ({
    ...withoutNulls(revision),
    workbooks: workbooks
      .filter(({ revisionNumber }) => revisionNumber === revision.revisionNumber)
      .map(withoutNulls),
  }));
}

export async function findWorkbookRevision(
  db: Tx,
  key: { readonly financialRecordId: string; readonly revisionNumber: number },
): Promise<WorkbookRevision | undefined> {
  const revisions = await listWorkbookRevisions(db, key.financialRecordId);
  return revisions.find(({ revisionNumber }) => revisionNumber === key.revisionNumber);
}

/** Ends a revision, successfully if every workbook in it was. */
export async function finishWorkbookRevision(
  db: Tx,
  key: { readonly financialRecordId: string; readonly revisionNumber: number },
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
