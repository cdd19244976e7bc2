import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { isThere, receipts, type StoredReceipt } from "./receipt.ts";

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
  await table(db, "receiptKeys").insert({
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
