import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { Day } from "@tieout/core/calendar";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import {
  type NewSentFile,
  type SentFileRow,
  sentFileColumns,
  sentFileRow,
} from "../documents/sent-file.ts";

interface FileImportRow extends SentFileRow {
  readonly state: "reading" | "read" | "failed" | "sent";
  /** Which reading of it: what an earlier one still finds is void. */
  readonly reading: number;
  /** The day it was where it was sent from. */
  readonly today: Day;
  readonly choices: FileChoices;
  readonly report: FileReport | null;
  /** How its books are read: the reader's, and kept as it is. */
  readonly recipe: object | null;
  readonly problem: string | null;
  readonly connectionId: string | null;
  readonly submissionId: string | null;
  readonly financialRecordId: string | null;
}

/** A books file that somebody has sent to be read, and what was read from it. */
export type FileImport = WithoutNulls<FileImportRow>;

export type NewFileImport = NewSentFile & Pick<FileImportRow, "today">;

export async function saveFileImport(db: Tx, file: NewFileImport): Promise<FileImport> {
  const [row] = await table(db, "fileImports")
    .insert({ tenantId: db.tenantId, ...sentFileRow(file) })
    .returning([...fileImportColumns]);
  return withoutNulls(row as FileImportRow);
}

export interface FileImportKey {
  readonly workspaceId: string;
  readonly id: string;
}

export async function findFileImport(db: Tx, key: FileImportKey): Promise<FileImport | undefined> {
  return foundFile(await fileImport(db, key).first(...fileImportColumns));
}

/** As above. Nobody else changes or sends it until this transaction ends. */
export async function lockFileImport(db: Tx, key: FileImportKey): Promise<FileImport | undefined> {
  return foundFile(
    await fileImport(db, key)
      .forUpdate()
      .first(...fileImportColumns),
  );
}

/** Has it read again as somebody says. Gives the number of that reading. */
export async function changeFileImport(
  db: Tx,
  id: string,
  choices: FileChoices,
): Promise<FileImport> {
  const [row] = await table(db, "fileImports")
    .where({ tenantId: db.tenantId, id })
    .update({
      choices: JSON.stringify(choices),
      state: "reading",
      problem: null,
      reading: db.raw("reading + 1"),
    })
    .returning([...fileImportColumns]);
  return withoutNulls(row as FileImportRow);
}

const fileImport = (db: Tx, { workspaceId, id }: FileImportKey) =>
  table(db, "fileImports").where({ tenantId: db.tenantId, workspaceId, id });

export const foundFile = (row: FileImportRow | undefined) => row && withoutNulls(row);

export const fileImportColumns = [
  ...sentFileColumns,
  "state",
  "reading",
  "today",
  "choices",
  "report",
  "recipe",
  "problem",
  "connectionId",
  "submissionId",
  "financialRecordId",
] as const;
