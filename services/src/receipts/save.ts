import { receiptReference } from "@tieout/core/receipt";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { isThere } from "./receipt.ts";

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
  const began = await table(db, "imports")
    .join("submissions", {
      "submissions.tenantId": "imports.tenantId",
      "submissions.id": "imports.submissionId",
    })
    .where({
      "imports.tenantId": tenantId,
      "imports.financialRecordId": financialRecordId,
      "submissions.sourceFlow": "borrower",
    })
    // Somebody of the lender's may have tried again what a borrower began, who may have gone on with another's.
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
        submissions.link_session_id
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
