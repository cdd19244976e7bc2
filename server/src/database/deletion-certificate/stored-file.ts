import type { Knex } from "knex";
import type { DeletedFile } from "./queries.ts";

/** A file that is still there. */
export interface StoredFile {
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly fileSize: number;
}

/** Those of the documents or workbooks asked for that have a content. */
export function storedFiles(asked: Knex.QueryBuilder): Promise<readonly StoredFile[]> {
  return asked.whereNotNull("storageKey").select("storageKey", "sha256", "fileSize");
}

/** What a certificate says of a file. */
export const deletedFile = (
  kind: DeletedFile["kind"],
  { sha256, fileSize }: StoredFile,
): DeletedFile => ({ kind, sha256: sha256.toString("hex"), bytes: Number(fileSize) });
