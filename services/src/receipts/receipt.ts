import type { Day } from "@tieout/core/calendar";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

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
  const rows: readonly { readonly submissionId: string }[] = await table(db, "receipts")
    .where({ tenantId: db.tenantId, linkSessionId })
    .select("submissionId");
  return rows.map(({ submissionId }) => submissionId);
}

export async function isThere(db: Tx, submissionId: string): Promise<boolean> {
  const row = await table(db, "receipts")
    .where({ tenantId: db.tenantId, submissionId })
    .first("reference");
  return row !== undefined;
}

/** Of workspaces that are there; what a receipt says outlives the files that it tells of. */
export function receipts(db: Tx) {
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
      // A receipt's record was loaded, and keeps these whatever becomes of it.
      sharedAt: computed<Date>(db, "financial_records.loaded_at"),
      from: computed<Day>(db, "financial_records.from_day"),
      upTo: computed<Day>(db, "financial_records.up_to_day"),
    });
}
