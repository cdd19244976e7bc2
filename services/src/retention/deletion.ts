import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { forgetSupportingFiles } from "../file-imports/supporting-file.ts";
import { type DoomedFiles, doomedFiles } from "./deletion-certificate.ts";
import { dueCollections, unfinishedDeletions } from "./kept.ts";

export interface DoomedCollection extends DoomedFiles {
  readonly workspaceId: string;
  readonly recordIds: readonly string[];
  /** From when on nobody could have them any more. */
  readonly deletedAt: Date;
  /** By the borrower's withdrawal, not by a policy. */
  readonly withdrawn: boolean;
}

/** Hides a due collection's files and figures, or resumes an interrupted deletion. Nothing if not due, held or done. */
export async function beginFileDeletion(
  db: Tx,
  id: string,
  now: Date,
): Promise<DoomedCollection | undefined> {
  const { tenantId } = db;
  const begun = await takeAway(db, id, now);
  if (!begun) return undefined;

  const records = table(db, "financialRecords").where({ tenantId, submissionId: id });
  await records
    .clone()
    .where({ status: "Created" })
    .update({ status: "Deleted", deletedAt: begun.filesDeletedAt });
  await table(db, "submissions")
    .where({ tenantId, id, recordStatus: "Created" })
    .update({ recordStatus: "Deleted" });
  const counted = await records.clone().where({ status: "Deleted" }).first("counts");
  const { counts, ...files } = await doomedFiles(db, { submissionId: id });
  return {
    workspaceId: begun.workspaceId,
    recordIds: await records.clone().pluck("id"),
    deletedAt: begun.filesDeletedAt,
    ...files,
    withdrawn: begun.withdrawnAt !== null,
    counts: { ...counted?.counts, ...counts },
  };
}

async function takeAway(
  db: Tx,
  id: string,
  now: Date,
): Promise<
  | {
      readonly workspaceId: string;
      readonly filesDeletedAt: Date;
      readonly withdrawnAt: Date | null;
    }
  | undefined
> {
  const { tenantId } = db;
  // After the lock, the next statement sees a concurrent import or hold.
  await table(db, "submissions").where({ tenantId, id }).forNoKeyUpdate().first("id");
  const [begun] = await table(db, "submissions")
    .where({ tenantId, id })
    .where((either) =>
      either
        .whereIn("id", unfinishedDeletions(db).where({ id }).select("id"))
        .orWhereIn("id", dueCollections(db, now).where({ id }).select("id")),
    )
    .update({ filesDeletedAt: db.raw("coalesce(files_deleted_at, ?)", [now]) })
    .returning(["workspaceId", "filesDeletedAt", "withdrawnAt"]);
  return begun?.filesDeletedAt ? { ...begun, filesDeletedAt: begun.filesDeletedAt } : undefined;
}

/** Tables deleted with a record's figures; the record stays as deleted. A catalogue test keeps this complete. */
export const recordTables = [
  "accountingEntities",
  "checks",
  "ledgerAccounts",
  "openDocuments",
  "packedBalances",
  "packedFigures",
  "parties",
  "spreads",
  "userCopies",
  "vendorReports",
  "workbookRevisions",
] as const;

/** Deletes the rest of a collection's figures and marks its documents as deleted. */
export async function finishFileDeletion(db: Tx, id: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const records = table(db, "financialRecords").where({ tenantId, submissionId: id }).select("id");
  for (const name of recordTables) {
    await table(db, name)
      .where({ tenantId })
      .whereIn("financialRecordId", records.clone())
      .delete();
  }
  await table(db, "documents")
    .where({ tenantId, submissionId: id, deletedAt: null })
    .update({ deletedAt: now, storageKey: null });
  // What was read from a books file contains names and amounts too.
  await table(db, "fileImports")
    .where({ tenantId, submissionId: id })
    .update({ storageKey: null, report: null, rejected: null });
  const fileImportIds = await table(db, "fileImports")
    .where({ tenantId, submissionId: id })
    .pluck("id");
  await forgetSupportingFiles(db, fileImportIds);
}

/** Connections read only for this collection, or for others whose files are gone. */
export async function listSpentConnectionIds(db: Tx, submissionId: string): Promise<string[]> {
  const { tenantId } = db;
  const { rows } = await db.raw(
    `select distinct own.connection_id as id
     from imports own
     join connections on connections.tenant_id = own.tenant_id
       and connections.id = own.connection_id and connections.deleted_at is null
     where own.tenant_id = :tenantId and own.submission_id = :submissionId
       and not exists (
         select from imports other
         join submissions on submissions.tenant_id = other.tenant_id
           and submissions.id = other.submission_id
         where other.tenant_id = own.tenant_id and other.connection_id = own.connection_id
           and submissions.files_deleted_at is null
       )
     order by id`,
    { tenantId, submissionId },
  );
  return rows.map(({ id }: { readonly id: string }) => id);
}
