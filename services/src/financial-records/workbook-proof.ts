import { findUserNames } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { WorkbookProofsRow } from "@tieout/server/database/tables.gen";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import type { RevisionKey } from "./workbook.ts";

/** A revision's comparison with its rebuild: the last one that was asked for. Pending until it's proved. */
export type WorkbookProof = WithoutNulls<
  Omit<WorkbookProofsRow, "tenantId" | "financialRecordId" | "requestedBy"> & {
    /** Their name. */
    readonly requestedBy: string | null;
  }
>;

/** What a rebuild found. */
export interface ProofResult
  extends Readonly<{
    [Column in "writerVersion" | "inputs" | "files"]: NonNullable<WorkbookProofsRow[Column]>;
  }> {
  readonly now: Date;
}

/** Of one record, newest revision first. */
export async function listProofs(
  db: Tx,
  key: Pick<RevisionKey, "financialRecordId"> & Partial<RevisionKey>,
): Promise<WorkbookProof[]> {
  const proofs = await table(db, "workbookProofs")
    .where({ tenantId: db.tenantId, ...key })
    .orderBy("revisionNumber", "desc")
    .select(
      "revisionNumber",
      "requestedBy",
      "requestedAt",
      "provedAt",
      "writerVersion",
      "inputs",
      "files",
    );
  const names = await findUserNames(
    db,
    proofs.map(({ requestedBy }) => requestedBy),
  );
  return proofs.map((proof) =>
    withoutNulls({ ...proof, requestedBy: names.get(proof.requestedBy) ?? null }),
  );
}

/** The number of the record's revision that is being rebuilt. Call `lockRevisions` first, to begin another. */
export async function findPendingProof(
  db: Tx,
  financialRecordId: string,
): Promise<number | undefined> {
  const pending = await table(db, "workbookProofs")
    .where({ tenantId: db.tenantId, financialRecordId, provedAt: null })
    .first("revisionNumber");
  return pending?.revisionNumber;
}

/** Makes a revision's proof Pending. What an earlier one found is forgotten here; the audit trail has it. */
export async function beginProof(
  db: Tx,
  { requestedBy, now, ...key }: RevisionKey & { readonly requestedBy: string; readonly now: Date },
): Promise<void> {
  const begun = { requestedBy, requestedAt: now };
  const unproved = { provedAt: null, writerVersion: null, inputs: null, files: null };
  await table(db, "workbookProofs")
    .insert({ tenantId: db.tenantId, ...key, ...begun, ...unproved })
    .onConflict(["tenantId", "financialRecordId", "revisionNumber"])
    .merge({ ...begun, ...unproved });
}

/** Saves what a pending proof found. False if it isn't pending any more. */
export async function finishProof(
  db: Tx,
  key: RevisionKey,
  { writerVersion, inputs, files, now }: ProofResult,
): Promise<boolean> {
  const saved = await table(db, "workbookProofs")
    .where({ tenantId: db.tenantId, ...key, provedAt: null })
    .update({ writerVersion, inputs, files: JSON.stringify(files), provedAt: now });
  return saved === 1;
}
