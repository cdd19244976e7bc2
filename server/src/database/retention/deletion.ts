import { type DeletedFile, deletedFile, storedFiles } from "../deletion-certificate/index.ts";
import type { Tx } from "../with-tenant.ts";

/** A collection whose files are being deleted: where they are, and what they were. */
export interface DoomedCollection {
  readonly workspaceId: string;
  /** From when on nobody could have them any more. */
  readonly deletedAt: Date;
  readonly storageKeys: readonly string[];
  readonly importIds: readonly string[];
  readonly files: readonly DeletedFile[];
  /** Connections that were read for this collection, and for none whose files are kept. */
  readonly spentConnectionIds: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Takes a collection's files and figures away from everybody, if its time is over; whoever was stopped in
 * the middle of deleting them goes on. Nothing where it isn't due, is held, or is done.
 */
export async function beginFileDeletion(
  db: Tx,
  id: string,
  now: Date,
): Promise<DoomedCollection | undefined> {
  const { tenantId } = db;
  const [begun] = await db("submissions")
    .where({ tenantId, id })
    .where((either) =>
      either
        .whereNotNull("filesDeletedAt")
        .orWhere((due) =>
          due
            .where({ legalHold: false })
            .whereNotNull("deletionWarnedAt")
            .where("autoDeleteAt", "<=", now),
        ),
    )
    .whereNotExists(
      db("deletionCertificates")
        .whereRaw("deletion_certificates.tenant_id = submissions.tenant_id")
        .whereRaw("deletion_certificates.submission_id = submissions.id"),
    )
    .update({ filesDeletedAt: db.raw("coalesce(files_deleted_at, ?)", [now]) })
    .returning(["workspaceId", "filesDeletedAt"]);
  if (!begun) return undefined;

  const records = db("financialRecords").where({ tenantId, submissionId: id });
  await records
    .clone()
    .where({ status: "Created" })
    .update({ status: "Deleted", deletedAt: begun.filesDeletedAt });
  await db("submissions")
    .where({ tenantId, id, recordStatus: "Created" })
    .update({ recordStatus: "Deleted" });
  const counts = await records.clone().where({ status: "Deleted" }).first("counts");
  const documents = await storedFiles(db("documents").where({ tenantId, submissionId: id }));
  const workbooks = await storedFiles(
    db("workbooks").where({ tenantId }).whereIn("financialRecordId", records.clone().select("id")),
  );
  const books = await storedFiles(db("fileImports").where({ tenantId, submissionId: id }));
  const importIds = await db("imports").where({ tenantId, submissionId: id }).pluck("id");
  const copies: string[] = await db("userCopies")
    .where({ tenantId, submissionId: id })
    .whereNotNull("storageKey")
    .pluck("storageKey");
  return {
    ...{ workspaceId: begun.workspaceId, deletedAt: begun.filesDeletedAt, importIds },
    storageKeys: [
      ...[...documents, ...workbooks, ...books].map(({ storageKey }) => storageKey),
      ...copies,
    ],
    files: [
      ...documents.map((row) => deletedFile("document", row)),
      ...workbooks.map((row) => deletedFile("workbook", row)),
      ...books.map((row) => deletedFile("books", row)),
    ],
    spentConnectionIds: await spentConnectionIds(db, id),
    counts: { ...counts?.counts, documents: documents.length, workbooks: workbooks.length },
  };
}

/** Deletes some of a collection's journal lines. How many; none when they are all gone. */
export async function deleteJournalLines(
  db: Tx,
  submissionId: string,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.raw(
    `delete from journal_lines where tenant_id = :tenantId and ctid = any (array(
       select journal_lines.ctid from journal_lines
       where tenant_id = :tenantId and financial_record_id in (
         select id from financial_records
         where tenant_id = :tenantId and submission_id = :submissionId
       ) limit :limit
     ))`,
    { tenantId: db.tenantId, submissionId, limit },
  );
  return rowCount;
}

/**
 * What belongs to a record and goes with its figures; the record itself stays, and says that it's
 * deleted. A test of the catalogue keeps the list whole.
 */
export const recordTables = [
  ...["accountingEntities", "checks", "ledgerAccounts", "openDocuments", "parties"],
  ...["statements", "userCopies", "vendorReports", "workbookRevisions"],
] as const;

/** Deletes what else there is of a collection's figures, and says of its documents that they are gone. */
export async function finishFileDeletion(db: Tx, id: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const records = db("financialRecords").where({ tenantId, submissionId: id }).select("id");
  for (const table of recordTables) {
    await db(table).where({ tenantId }).whereIn("financialRecordId", records.clone()).delete();
  }
  await db("documents")
    .where({ tenantId, submissionId: id, deletedAt: null })
    .update({ deletedAt: now, storageKey: null });
  // What was read from a file of books shows names and amounts of theirs as well.
  await db("fileImports")
    .where({ tenantId, submissionId: id })
    .update({ storageKey: null, report: null, rejected: null });
}

async function spentConnectionIds(db: Tx, submissionId: string): Promise<string[]> {
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
