import { agreedFiles, type StoredAgreedFile } from "@tieout/core/consent/agreed-files";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { FileImport } from "./file-import.ts";

/** What a sender agrees to by sending a file import. */
export async function findAgreedFiles(db: Tx, file: FileImport): Promise<StoredAgreedFile[]> {
  const { tenantId } = db;
  const books = await table(db, "fileImports").where({ tenantId, id: file.id }).select("sha256");
  const further = await table(db, "supportingFiles")
    .where({ tenantId, fileImportId: file.id })
    .orderBy(["uploadedAt", "id"])
    .select("sha256");
  const sums = [...books, ...further].map(({ sha256 }) => sha256.toString("hex"));
  return agreedFiles(file).map((each, i) => {
    const sha256 = sums[i];
    if (sha256 === undefined) throw new Error(`${each.role} of file import ${file.id} has no sum`);
    return { ...each, sha256 };
  });
}
