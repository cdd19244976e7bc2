import type { Knex } from "knex";
import type { Tx } from "../with-tenant.ts";
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
  const ofRecords = (table: string) =>
    db(table)
      .where({ tenantId: db.tenantId })
      .whereIn("financialRecordId", db("financialRecords").where(own).select("id"));
  const documents = await storedFiles(db("documents").where(own), "sha256");
  const workbooks = await storedFiles(ofRecords("workbooks"), "fileSha256");
  const books = await storedFiles(db("fileImports").where(own), "sha256");
  const copies: readonly Pick<StoredFile, "storageKey">[] = await ofRecords("userCopies")
    .whereNotNull("storageKey")
    .select("storageKey");
  const stored = [...documents, ...workbooks, ...books];
  return {
    storageKeys: [...stored, ...copies].map(({ storageKey }) => storageKey),
    importIds: await db("imports").where(own).pluck("id"),
    files: [
      ...documents.map((row) => deletedFile("document", row)),
      ...workbooks.map((row) => deletedFile("workbook", row)),
      ...books.map((row) => deletedFile("books", row)),
    ],
    counts: { documents: documents.length, workbooks: workbooks.length, books: books.length },
  };
}

/** A file that is still there. */
interface StoredFile {
  readonly storageKey: string;
  readonly sha256: Buffer | null;
  readonly fileSize: number;
}

function storedFiles(
  asked: Knex.QueryBuilder,
  sha256: "sha256" | "fileSha256",
): Promise<readonly StoredFile[]> {
  return asked.whereNotNull("storageKey").select("storageKey", "fileSize", { sha256 });
}

const deletedFile = (kind: DeletedFile["kind"], { sha256, fileSize }: StoredFile): DeletedFile => ({
  kind,
  ...(sha256 && { sha256: sha256.toString("hex") }),
  bytes: Number(fileSize),
});
