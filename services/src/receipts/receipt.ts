import type { Day } from "@tieout/core/calendar/day";
import { receiptReference } from "@tieout/core/receipt/receipt";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

interface StoredReceipt {
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

/** Those of these submissions that the visitor has a receipt of. */
export async function listReceiptsOfVisitor(db: Tx, linkSessionId: string): Promise<string[]> {
  const rows: readonly { readonly submissionId: string }[] = await table(db, "receipts")
    .where({ tenantId: db.tenantId, linkSessionId })
    .select("submissionId");
  return rows.map(({ submissionId }) => submissionId);
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
    .join("financialRecords", {
      "financialRecords.tenantId": "receipts.tenantId",
      "financialRecords.id": "receipts.financialRecordId",
    })
    .where("receipts.tenantId", db.tenantId)
    .whereNull("workspaces.deletedAt")
    .select("receipts.submissionId", "receipts.financialRecordId", "receipts.linkSessionId")
    .select("reference", "financialRecords.datasourceNameId", "financialRecords.datasetName")
    .select("anonymized")
    .select({
      // A receipt's record was loaded, so these are set.
      sharedAt: computed<Date>(db, "financial_records.loaded_at"),
      from: computed<Day>(db, "financial_records.from_day"),
      upTo: computed<Day>(db, "financial_records.up_to_day"),
    });
}

/** Attempts at a unique reference; a clash is rare. */
const tries = 5;

/**
 * Saves a borrower's receipt in the transaction that makes books Created; also where the lender updated them as the borrower
 * allowed. None where the lender signed in on its own.
 *
 * @param random new bytes for the reference each time
 */
export async function saveReceipt(
  db: Tx,
  financialRecordId: string,
  { random, now }: { readonly random: () => Uint8Array; readonly now: Date },
): Promise<void> {
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

/** Lets a mail's secret open a receipt. None where a lender's user shared the books. */
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
  await table(db, "receiptKeys").insert({
    tenantId: db.tenantId,
    submissionId,
    secretHash,
    createdAt: now,
  });
  return true;
}

export async function findReceiptByKey(
  db: Tx,
  secretHash: Buffer,
): Promise<{ readonly workspaceId: string; readonly receipt: StoredReceipt } | undefined> {
  const [row] = await receipts(db)
    .join("receiptKeys", {
      "receiptKeys.tenantId": "receipts.tenantId",
      "receiptKeys.submissionId": "receipts.submissionId",
    })
    .where({ secretHash })
    .select("submissions.workspaceId");
  if (!row) return undefined;
  const { workspaceId, ...receipt } = row;
  return { workspaceId, receipt };
}
