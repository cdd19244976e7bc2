import type { WorkbookVariant } from "@tieout/core/import/records-read";
import type { Basis } from "@tieout/core/ledger/ledger";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

export type WorkbookOutcome = "Pending" | "Success" | "Error";

export interface WorkbookRow {
  readonly revisionNumber: number;
  readonly variantId: WorkbookVariant;
  readonly basis: Basis;
  /** Identifies the download, with the revision (D-45). */
  readonly kind: string;
  readonly tags: readonly string[];
  readonly outcome: WorkbookOutcome;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  /** Over its uncompressed parts: the same for the same content (D-46). */
  readonly partsSha256: Buffer | null;
  /** Of the downloaded bytes; absent for files older than this column. */
  readonly fileSha256: Buffer | null;
  /** SHA-256 of the cells' values, whatever their formatting; absent for older files. */
  readonly contentSha256: Buffer | null;
  readonly storageKey: string | null;
  readonly createdAt: Date;
}

export type Workbook = WithoutNulls<WorkbookRow>;

/** Kind and variant are the same word (D-45). */
export type PlannedWorkbook = Pick<WorkbookRow, "variantId" | "basis" | "kind" | "tags">;

export const workbookColumns = [
  "revisionNumber",
  "variantId",
  "basis",
  "kind",
  "tags",
  "outcome",
  "fileName",
  "fileSize",
  "partsSha256",
  "fileSha256",
  "contentSha256",
  "storageKey",
  "createdAt",
] as const;

export interface RevisionKey {
  readonly financialRecordId: string;
  readonly revisionNumber: number;
}

export interface WorkbookKey extends RevisionKey {
  readonly variantId: WorkbookVariant;
  readonly basis: Basis;
}

/** A workbook by its address (D-45). */
export async function findWorkbook(
  db: Tx,
  key: {
    readonly financialRecordId: string;
    readonly revisionNumber: number;
    readonly kind: string;
    readonly basis: Basis;
  },
): Promise<Workbook | undefined> {
  const row: WorkbookRow | undefined = await table(db, "workbooks")
    .where({ tenantId: db.tenantId, ...key })
    .first(...workbookColumns);
  return row && withoutNulls(row);
}

/** Marks a workbook as stored, or as failed. */
export async function saveWorkbook(
  db: Tx,
  key: WorkbookKey,
  result:
    | {
        readonly outcome: "Success";
        readonly fileName: string;
        readonly fileSize: number;
        readonly partsSha256: Buffer;
        readonly fileSha256: Buffer;
        readonly contentSha256: Buffer;
        readonly storageKey: string;
      }
    | { readonly outcome: "Error" },
): Promise<void> {
  await table(db, "workbooks")
    .where({ tenantId: db.tenantId, ...key })
    .update(result);
}

/** Makes a workbook the file that another revision has of the same books, writer and language. False if none has. */
export async function shareWorkbook(db: Tx, key: WorkbookKey): Promise<boolean> {
  const { rowCount } = await db.raw(
    `update workbooks shared
     set outcome = 'Success', file_name = built.file_name, file_size = built.file_size,
       parts_sha256 = built.parts_sha256, file_sha256 = built.file_sha256,
       content_sha256 = built.content_sha256, storage_key = built.storage_key
     from (
       select other.* from workbooks other
       join workbook_revisions theirs using (tenant_id, financial_record_id, revision_number)
       join workbook_revisions ours using (tenant_id, financial_record_id, writer_version, language)
       where tenant_id = :tenantId and financial_record_id = :financialRecordId
         and ours.revision_number = :revisionNumber and theirs.revision_number <> :revisionNumber
         and other.variant_id = :variantId and other.basis = :basis and other.outcome = 'Success'
       order by other.revision_number limit 1
     ) built
     where shared.tenant_id = :tenantId and shared.financial_record_id = :financialRecordId
       and shared.revision_number = :revisionNumber and shared.variant_id = :variantId
       and shared.basis = :basis and shared.outcome <> 'Success'`,
    { tenantId: db.tenantId, ...key },
  );
  return rowCount > 0;
}
