import type { Day } from "@tieout/core/calendar";
import { receiptReference } from "@tieout/core/receipt";
import type { Tx } from "../with-tenant.ts";

/** What a receipt is of, and who has it. */
export interface StoredReceipt {
  readonly submissionId: string;
  readonly financialRecordId: string;
  /** Who made the connection. */
  readonly linkSessionId: string;
  readonly reference: string;
  readonly sharedAt: Date;
  readonly datasourceNameId: string;
  readonly datasetName: string;
  readonly from: Day;
  readonly upTo: Day;
  readonly anonymized: boolean;
}

/** So often another reference is tried; two alike are rare, and five never come. */
const tries = 5;

/**
 * Keeps a receipt of books that a borrower shared, in the transaction in which they are Created. None of
 * what the lender's people collect themselves.
 *
 * @param random bytes that a reference is made of, new ones each time
 */
export async function saveReceipt(
  db: Tx,
  financialRecordId: string,
  { random, now }: { readonly random: () => Uint8Array; readonly now: Date },
): Promise<void> {
  const { tenantId } = db;
  const began = await db("imports")
    .join("submissions", function () {
      this.on("submissions.tenantId", "imports.tenantId").andOn(
        "submissions.id",
        "imports.submissionId",
      );
    })
    .leftJoin("connections", function () {
      this.on("connections.tenantId", "imports.tenantId").andOn(
        "connections.id",
        "imports.connectionId",
      );
    })
    .where({
      "imports.tenantId": tenantId,
      "imports.financialRecordId": financialRecordId,
      "submissions.sourceFlow": "borrower",
    })
    // Somebody of the lender's may have tried again what the borrower began.
    .first("imports.submissionId", {
      linkSessionId: db.raw("coalesce(started_by_link_session_id, created_by_link_session_id)"),
    });
  if (!began?.linkSessionId) return;

  const { submissionId, linkSessionId } = began;
  for (let turn = 0; turn < tries; turn += 1) {
    const { rowCount } = await db.raw(
      `insert into receipts
         (tenant_id, submission_id, financial_record_id, link_session_id, reference, created_at)
       values (:tenantId, :submissionId, :financialRecordId, :linkSessionId, :reference, :now)
       on conflict do nothing`,
      {
        tenantId,
        submissionId,
        financialRecordId,
        linkSessionId,
        now,
        reference: receiptReference(random()),
      },
    );
    if (rowCount === 1 || (await isThere(db, submissionId))) return;
  }
  throw new Error(`Every reference was taken for the receipt of ${submissionId}`);
}

export async function findReceipt(
  db: Tx,
  { workspaceId, submissionId }: { readonly workspaceId: string; readonly submissionId: string },
): Promise<StoredReceipt | undefined> {
  const row = await receipts(db).where({
    "submissions.workspaceId": workspaceId,
    "receipts.submissionId": submissionId,
  });
  return row[0];
}

/** Which of these submissions that visitor has a receipt of. */
export async function listReceiptsOfVisitor(db: Tx, linkSessionId: string): Promise<string[]> {
  const rows: readonly { readonly submissionId: string }[] = await db("receipts")
    .where({ tenantId: db.tenantId, linkSessionId })
    .select("submissionId");
  return rows.map(({ submissionId }) => submissionId);
}

/** Lets a mail's secret open a receipt. None where there is none: somebody of the lender's shared the books. */
export async function saveReceiptKey(
  db: Tx,
  {
    submissionId,
    secretHash,
    now,
  }: {
    readonly submissionId: string;
    readonly secretHash: Buffer;
    readonly now: Date;
  },
): Promise<boolean> {
  if (!(await isThere(db, submissionId))) return false;
  await db("receiptKeys").insert({
    tenantId: db.tenantId,
    submissionId,
    secretHash,
    createdAt: now,
  });
  return true;
}

/** The receipt that a mail's secret opens, and where it is. */
export async function findReceiptByKey(
  db: Tx,
  secretHash: Buffer,
): Promise<{ readonly workspaceId: string; readonly receipt: StoredReceipt } | undefined> {
  const [row] = await receipts(db)
    .join("receiptKeys", function () {
      this.on("receiptKeys.tenantId", "receipts.tenantId").andOn(
        "receiptKeys.submissionId",
        "receipts.submissionId",
      );
    })
    .where({ secretHash })
    .select("submissions.workspaceId");
  if (!row) return undefined;
  const { workspaceId, ...receipt } = row;
  return { workspaceId, receipt };
}

async function isThere(db: Tx, submissionId: string): Promise<boolean> {
  const row = await db("receipts")
    .where({ tenantId: db.tenantId, submissionId })
    .first("reference");
  return row !== undefined;
}

/** Of workspaces that are there; what a receipt says outlives the files that it tells of. */
function receipts(db: Tx) {
  return db("receipts")
    .join("submissions", function () {
      this.on("submissions.tenantId", "receipts.tenantId").andOn(
        "submissions.id",
        "receipts.submissionId",
      );
    })
    .join("workspaces", function () {
      this.on("workspaces.tenantId", "submissions.tenantId").andOn(
        "workspaces.id",
        "submissions.workspaceId",
      );
    })
    .join("financialRecords", function () {
      this.on("financialRecords.tenantId", "receipts.tenantId").andOn(
        "financialRecords.id",
        "receipts.financialRecordId",
      );
    })
    .where("receipts.tenantId", db.tenantId)
    .whereNull("workspaces.deletedAt")
    .select("receipts.submissionId", "receipts.financialRecordId", "receipts.linkSessionId")
    .select("reference", "financialRecords.datasourceNameId", "financialRecords.datasetName")
    .select("anonymized")
    .select({
      sharedAt: "financialRecords.loadedAt",
      from: "financialRecords.fromDay",
      upTo: "financialRecords.upToDay",
    });
}
