import type { StoredAgreedFile } from "@tieout/core/consent/agreed-files";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { FileImport } from "./file-import.ts";

/** What a sender agrees to by sending a file import: the books first, then the further files in the order they came. */
export async function findAgreedFiles(
  db: Tx,
  { id, fileName }: Pick<FileImport, "id" | "fileName">,
): Promise<StoredAgreedFile[]> {
  const { tenantId } = db;
  const books = await table(db, "fileImports").where({ tenantId, id }).select("sha256");
  const further = await table(db, "supportingFiles")
    .where({ tenantId, fileImportId: id })
    .orderBy(["uploadedAt", "id"])
    .select("role", "fileName as name", "sha256");
  return [
    ...books.map((row) => ({ role: "books" as const, name: fileName, ...row })),
    ...further,
  ].map(({ sha256, ...file }) => ({ ...file, sha256: sha256.toString("hex") }));
}
