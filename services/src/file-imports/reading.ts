import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { RejectedRows } from "@tieout/core/book-mapping/left-out-csv";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type FileImport, fileImportColumns, foundFile } from "./file-import.ts";

/** A file that waits for this very reading. */
export async function findFileToRead(
  db: Tx,
  which: Pick<FileImport, "id" | "reading">,
): Promise<FileImport | undefined> {
  return foundFile(await waiting(db, which).first(...fileImportColumns));
}

export interface FileReading {
  readonly report: FileReport;
  readonly recipe?: object;
  /** The rows that were left out, with their headings; for a download. */
  readonly rejected: RejectedRows;
}

/** Keeps what was read, unless another reading has been asked for meanwhile. */
export async function saveFileReading(
  db: Tx,
  which: Pick<FileImport, "id" | "reading">,
  { report, recipe, rejected }: FileReading,
): Promise<void> {
  await waiting(db, which).update({
    state: "read",
    report: JSON.stringify(report),
    recipe: recipe === undefined ? null : JSON.stringify(recipe),
    rejected: JSON.stringify(rejected),
  });
}

/** Says why it couldn't be read. */
export async function failFileReading(
  db: Tx,
  which: Pick<FileImport, "id" | "reading">,
  problem: string,
): Promise<void> {
  await waiting(db, which).update({ state: "failed", problem });
}

export async function findRejectedRows(db: Tx, id: string): Promise<RejectedRows | undefined> {
  const row = await table(db, "fileImports").where({ tenantId: db.tenantId, id }).first("rejected");
  return row?.rejected ?? undefined;
}

const waiting = (db: Tx, { id, reading }: Pick<FileImport, "id" | "reading">) =>
  table(db, "fileImports").where({ tenantId: db.tenantId, id, reading, state: "reading" });
