import type { SupportingRole } from "@tieout/core/book-mapping/supporting-file";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** A further file of the books in a file import. */
export interface SupportingFile {
  readonly id: string;
  readonly role: SupportingRole;
  readonly fileName: string;
  readonly fileSize: number;
  /** Sniffed from the content; the sender's type isn't kept (D-20). */
  readonly sniffedType: string;
  /** Null once its content was deleted. */
  readonly storageKey: string | null;
  readonly uploadedAt: Date;
}

export interface NewSupportingFile extends Omit<SupportingFile, "uploadedAt"> {
  readonly workspaceId: string;
  readonly fileImportId: string;
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly now: Date;
}

export async function saveSupportingFile(
  db: Tx,
  { now, ...file }: NewSupportingFile,
): Promise<void> {
  await table(db, "supportingFiles").insert({ tenantId: db.tenantId, ...file, uploadedAt: now });
}

/** In the order they came. */
export async function listSupportingFiles(db: Tx, fileImportId: string): Promise<SupportingFile[]> {
  return table(db, "supportingFiles")
    .where({ tenantId: db.tenantId, fileImportId })
    .orderBy(["uploadedAt", "id"])
    .select("id", "role", "fileName", "fileSize", "sniffedType", "storageKey", "uploadedAt");
}

/** Returns its storage key, for the file to be deleted too. */
export async function deleteSupportingFile(db: Tx, id: string): Promise<string | undefined> {
  const [row] = await table(db, "supportingFiles")
    .where({ tenantId: db.tenantId, id })
    .delete()
    .returning("storageKey");
  return row?.storageKey ?? undefined;
}

/** Where the further files of a file import are stored. */
export async function supportingKeys(db: Tx, fileImportId: string): Promise<string[]> {
  const files = await listSupportingFiles(db, fileImportId);
  return files.flatMap(({ storageKey }) => storageKey ?? []);
}

/** Whether a collection was read with this file, so it stays. */
export async function isSupportingFileKept(db: Tx, storageKey: string): Promise<boolean> {
  const row = await table(db, "supportingFiles as file")
    .join("fileImports as of", { "of.tenantId": "file.tenantId", "of.id": "file.fileImportId" })
    .where({ "file.tenantId": db.tenantId, "file.storageKey": storageKey })
    // Its content is deleted with that of the file that it's beside.
    .whereNotNull("of.storageKey")
    .where({ "of.state": "sent" })
    .first("file.id");
  return row !== undefined;
}

/** Says that the content of the further files of these file imports is deleted. */
export async function forgetSupportingFiles(
  db: Tx,
  fileImportIds: readonly string[],
): Promise<void> {
  await table(db, "supportingFiles")
    .where({ tenantId: db.tenantId })
    .whereIn("fileImportId", fileImportIds)
    .update({ storageKey: null });
}
