import { findUserNames } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { WorkbookProofsRow } from "@tieout/server/database/tables.gen";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import type { RevisionKey } from "./workbook.ts";

/** The last requested comparison of a revision with its rebuild. Pending until it's finished. */
export type WorkbookProof = WithoutNulls<
  Omit<WorkbookProofsRow, "tenantId" | "financialRecordId" | "requestedBy"> & {
    /** The user's name. */
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

/** A record's proofs, newest revision first. */
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

/** The record's revision that is being rebuilt, if any. Call `lockRevisions` first if you'll begin another. */
export async function findPendingProof(
  db: Tx,
  financialRecordId: string,
): Promise<number | undefined> {
  const pending = await table(db, "workbookProofs")
    .where({ tenantId: db.tenantId, financialRecordId, provedAt: null })
    .first("revisionNumber");
  return pending?.revisionNumber;
}

/** Makes a revision's proof Pending. An earlier result is overwritten; the audit trail keeps it. */
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

/** Saves a pending proof's result. False if it isn't pending anymore. */
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
