import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { DeletedFile } from "./deletion-certificate.ts";

/** Files that are to go: where they are, and what is certified of them. */
export interface DoomedFiles {
  readonly storageKeys: readonly string[];
  /** Whose parts in storage go with them. */
  readonly importIds: readonly string[];
  readonly files: readonly DeletedFile[];
  readonly counts: Readonly<Record<string, number>>;
}

/** What is in storage of one collection, or of a whole workspace. */
export async function doomedFiles(
  db: Tx,
  of: { readonly submissionId: string } | { readonly workspaceId: string },
): Promise<DoomedFiles> {
  const own = { tenantId: db.tenantId, ...of };
  const records = table(db, "financialRecords").where(own).select("id");
  const ofRecords = { tenantId: db.tenantId };
  const documents = await table(db, "documents")
    .where(own)
    .whereNotNull("storageKey")
    .select("storageKey", "fileSize", "sha256");
  const workbooks = await table(db, "workbooks")
    .where(ofRecords)
    .whereIn("financialRecordId", records)
    .whereNotNull("storageKey")
    .select("storageKey", "fileSize", { sha256: "fileSha256" });
  const books = await table(db, "fileImports")
    .where(own)
    .whereNotNull("storageKey")
    .select("storageKey", "fileSize", "sha256");
  const copies = await table(db, "userCopies")
    .where(ofRecords)
    .whereIn("financialRecordId", records)
    .whereNotNull("storageKey")
    .select("storageKey");
  const stored = [...documents, ...workbooks, ...books];
  return {
    storageKeys: [...stored, ...copies].map(({ storageKey }) => storageKey),
    importIds: await table(db, "imports").where(own).pluck("id"),
    files: [
      ...documents.map((row) => deletedFile("document", row)),
      ...workbooks.map((row) => deletedFile("workbook", row)),
      ...books.map((row) => deletedFile("books", row)),
    ],
    counts: { documents: documents.length, workbooks: workbooks.length, books: books.length },
  };
}

interface StoredFile {
  readonly sha256: Buffer | null;
  readonly fileSize: number | null;
}

const deletedFile = (kind: DeletedFile["kind"], { sha256, fileSize }: StoredFile): DeletedFile => ({
  kind,
  ...(sha256 && { sha256: sha256.toString("hex") }),
  bytes: Number(fileSize),
});
