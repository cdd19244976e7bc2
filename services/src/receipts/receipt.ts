import { randomBytes } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { receiptReference, referenceBytes } from "@tieout/core/receipt/receipt";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export interface StoredReceipt {
  readonly submissionId: string;
  /** Who shared the books, or sent the documents. */
  readonly linkSessionId: string;
  readonly reference: string;
  /** When the records arrived. */
  readonly sharedAt: Date;
  /** The business that was asked about. */
  readonly business: string;
  /** Absent where documents alone were sent. */
  readonly books?: StoredBooks;
}

interface StoredBooks {
  readonly financialRecordId: string;
  readonly datasourceNameId: string;
  readonly datasetName: string;
  readonly from: Day;
  readonly upTo: Day;
  readonly anonymized: boolean;
  /** False for a file of balances, which has no ledger. */
  readonly hasEntries: boolean;
}

export async function findReceipt(
  db: Tx,
  { workspaceId, submissionId }: { readonly workspaceId: string; readonly submissionId: string },
): Promise<StoredReceipt | undefined> {
  const [row] = await receipts(db).where({
    "submissions.workspaceId": workspaceId,
    "receipts.submissionId": submissionId,
  });
  return row && toReceipt(row);
}

/** Those of these submissions that the visitor has a receipt of. */
export async function listReceiptsOfVisitor(db: Tx, linkSessionId: string): Promise<string[]> {
  const rows: readonly { readonly submissionId: string }[] = await table(db, "receipts")
    .where({ tenantId: db.tenantId, linkSessionId })
    .select("submissionId");
  return rows.map(({ submissionId }) => submissionId);
}

/** Those of these submissions that have a receipt. */
export async function listSubmissionsWithReceipt(
  db: Tx,
  submissionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (submissionIds.length === 0) return new Set();
  const rows = await table(db, "receipts")
    .where({ tenantId: db.tenantId })
    .whereIn("submissionId", [...submissionIds])
    .select("submissionId");
  return new Set(rows.map(({ submissionId }) => submissionId));
}

async function isThere(db: Tx, submissionId: string): Promise<boolean> {
  const row = await table(db, "receipts")
    .where({ tenantId: db.tenantId, submissionId })
    .first("reference");
  return row !== undefined;
}

/** Receipts of existing workspaces; a receipt outlives the files it names. */
function receipts(db: Tx) {
  return table(db, "receipts")
    .join("submissions", {
      "submissions.tenantId": "receipts.tenantId",
      "submissions.id": "receipts.submissionId",
    })
    .join("workspaces", {
      "workspaces.tenantId": "submissions.tenantId",
      "workspaces.id": "submissions.workspaceId",
    })
    .leftJoin("financialRecords", {
      "financialRecords.tenantId": "receipts.tenantId",
      "financialRecords.id": "receipts.financialRecordId",
    })
    .where("receipts.tenantId", db.tenantId)
    .whereNull("workspaces.deletedAt")
    .select("receipts.submissionId", "receipts.financialRecordId", "receipts.linkSessionId")
    .select("reference", "financialRecords.datasourceNameId", "financialRecords.datasetName")
    .select("anonymized", "hasEntries", "submissions.workspaceId")
    .select({
      business: "workspaces.displayName",
      sharedAt: computed<Date>(db, "coalesce(financial_records.loaded_at, receipts.created_at)"),
      from: computed<Day | null>(db, "financial_records.from_day"),
      upTo: computed<Day | null>(db, "financial_records.up_to_day"),
    });
}

type ReceiptRow = Awaited<ReturnType<typeof receipts>>[number];

function toReceipt(row: ReceiptRow): StoredReceipt {
  const { submissionId, linkSessionId, reference, sharedAt, business } = row;
  const { financialRecordId, datasourceNameId, datasetName, from, upTo, anonymized, hasEntries } =
    row;
  // A receipt's record was loaded, so all of these are set.
  const books =
    financialRecordId && datasourceNameId && from && upTo
      ? {
          ...{ financialRecordId, datasourceNameId, from, upTo },
          datasetName: datasetName ?? business,
          anonymized: anonymized === true,
          hasEntries: hasEntries !== false,
        }
      : undefined;
  return { submissionId, linkSessionId, reference, sharedAt, business, ...(books && { books }) };
}

/** Attempts at a unique reference; a clash is rare. */
const tries = 5;

/**
 * Saves a borrower's receipt in the transaction that makes books Created; also where the lender updated them as the borrower
 * allowed. None where the lender signed in on its own.
 */
export async function saveReceipt(db: Tx, financialRecordId: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const began = await table(db, "imports")
    .join("submissions", {
      "submissions.tenantId": "imports.tenantId",
      "submissions.id": "imports.submissionId",
    })
    .leftJoin("consents", {
      "consents.tenantId": "imports.tenantId",
      "consents.id": "imports.consentId",
    })
    .where({
      "imports.tenantId": tenantId,
      "imports.financialRecordId": financialRecordId,
    })
    .whereRaw("(submissions.source_flow = 'borrower' or consents.given_by = 'borrower')")
    // A lender's user may have retried a borrower's import, who may have continued another's.
    .first("imports.submissionId", {
      linkSessionId: computed<string | null>(
        db,
        `coalesce(
        imports.started_by_link_session_id,
        (select earlier.started_by_link_session_id from imports earlier
         where earlier.tenant_id = imports.tenant_id
           and earlier.submission_id = imports.submission_id
           and earlier.started_by_link_session_id is not null
         order by earlier.attempt desc limit 1),
        submissions.link_session_id, consents.link_session_id
      )`,
      ),
    });
  if (!began?.linkSessionId) return;

  const { submissionId, linkSessionId } = began;
  const isNew = await insertReceipt(db, { submissionId, financialRecordId, linkSessionId }, now);
  if (isNew) return;
  const [sent] = await table(db, "receipts")
    .where({ tenantId, submissionId, financialRecordId: null })
    .update({ financialRecordId })
    .returning(["linkSessionId"]);
  if (!sent || sent.linkSessionId === linkSessionId) return;
  // The books' receipt is for who shared them; mails to who sent documents before can't open it.
  await table(db, "receipts").where({ tenantId, submissionId }).update({ linkSessionId });
  await table(db, "receiptKeys").where({ tenantId, submissionId }).delete();
}

/** Saves a receipt of documents that a borrower sent, unless the collection has one. */
export async function saveReceiptOfDocuments(
  db: Tx,
  submissionId: string,
  now: Date,
): Promise<void> {
  const first = await table(db, "documents")
    .where({ tenantId: db.tenantId, submissionId, deletedAt: null })
    .whereNotNull("linkSessionId")
    .whereNotNull("announcedAt")
    .orderBy(["uploadedAt", "id"])
    .first("linkSessionId");
  if (!first?.linkSessionId) return;
  const { linkSessionId } = first;
  await insertReceipt(db, { submissionId, linkSessionId, financialRecordId: null }, now);
}

/** @returns false if the collection has one */
async function insertReceipt(
  db: Tx,
  receipt: {
    readonly submissionId: string;
    readonly financialRecordId: string | null;
    readonly linkSessionId: string;
  },
  now: Date,
): Promise<boolean> {
  for (let turn = 0; turn < tries; turn += 1) {
    const { rowCount } = await db.raw(
      `insert into receipts
         (tenant_id, submission_id, financial_record_id, link_session_id, reference, created_at)
       values (:tenantId, :submissionId, :financialRecordId, :linkSessionId, :reference, :now)
       on conflict do nothing`,
      {
        ...receipt,
        tenantId: db.tenantId,
        now,
        reference: receiptReference(randomBytes(referenceBytes)),
      },
    );
    if (rowCount === 1) return true;
    if (await isThere(db, receipt.submissionId)) return false;
  }
  throw new Error(`Every reference was taken for the receipt of ${receipt.submissionId}`);
}

/** Lets a mail's secret open a receipt. None where a lender's user shared the books. */
export async function saveReceiptKey(
  db: Tx,
  {
    submissionId,
    secretHash,
    address,
    now,
  }: {
    readonly submissionId: string;
    readonly secretHash: Buffer;
    /** Where the mail goes; it was proved. */
    readonly address: string;
    readonly now: Date;
  },
): Promise<boolean> {
  if (!(await isThere(db, submissionId))) return false;
  await table(db, "receiptKeys").insert({
    tenantId: db.tenantId,
    submissionId,
    secretHash,
    address,
    createdAt: now,
  });
  return true;
}

export async function findReceiptByKey(
  db: Tx,
  secretHash: Buffer,
): Promise<
  | {
      readonly workspaceId: string;
      readonly receipt: StoredReceipt;
      /** Where the mail went. Absent for mails from before it was stored. */
      readonly address?: string;
    }
  | undefined
> {
  const [row] = await receipts(db)
    .join("receiptKeys", {
      "receiptKeys.tenantId": "receipts.tenantId",
      "receiptKeys.submissionId": "receipts.submissionId",
    })
    .where({ secretHash })
    .select("receiptKeys.address");
  if (!row) return undefined;
  const { workspaceId, address } = row;
  return { workspaceId, receipt: toReceipt(row), ...(address && { address }) };
}
