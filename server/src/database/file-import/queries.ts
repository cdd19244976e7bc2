import type { Day } from "@tieout/core/calendar";
import type { FileChoices, FileReport } from "@tieout/core/file-import";
import { type NewSentFile, type SentFileRow, sentFileColumns, sentFileRow } from "../sent-file.ts";
import type { Tx } from "../with-tenant.ts";
import { type WithoutNulls, withoutNulls } from "../without-nulls.ts";

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
  const [row] = await db("fileImports")
    .insert({ tenantId: db.tenantId, ...sentFileRow(file) })
    .returning([...columns]);
  return withoutNulls(row as FileImportRow);
}

export interface FileImportKey {
  readonly workspaceId: string;
  readonly id: string;
}

export async function findFileImport(db: Tx, key: FileImportKey): Promise<FileImport | undefined> {
  return found(await fileImport(db, key).first(...columns));
}

/** As above. Nobody else changes or sends it until this transaction ends. */
export async function lockFileImport(db: Tx, key: FileImportKey): Promise<FileImport | undefined> {
  return found(
    await fileImport(db, key)
      .forUpdate()
      .first(...columns),
  );
}

/** A file that waits for this very reading. */
export async function findFileToRead(
  db: Tx,
  { id, reading }: Pick<FileImport, "id" | "reading">,
): Promise<FileImport | undefined> {
  return found(
    await db("fileImports")
      .where({ tenantId: db.tenantId, id, reading, state: "reading" })
      .first(...columns),
  );
}

/** Has it read again as somebody says. Gives the number of that reading. */
export async function changeFileImport(
  db: Tx,
  id: string,
  choices: FileChoices,
): Promise<FileImport> {
  const [row] = await db("fileImports")
    .where({ tenantId: db.tenantId, id })
    .update({
      choices: JSON.stringify(choices),
      state: "reading",
      problem: null,
      reading: db.raw("reading + 1"),
    })
    .returning([...columns]);
  return withoutNulls(row as FileImportRow);
}

export interface FileReading {
  readonly report: FileReport;
  readonly recipe?: object;
  /** The rows that were left out, with their headings; for a download. */
  readonly rejected: RejectedRows;
}

export interface RejectedRows {
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly row: number;
    readonly value: string;
    readonly fault: string;
    readonly cells: readonly string[];
  }[];
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
  const row = await db("fileImports").where({ tenantId: db.tenantId, id }).first("rejected");
  return row?.rejected ?? undefined;
}

export async function markFileImportSent(
  db: Tx,
  id: string,
  sent: {
    readonly connectionId: string;
    readonly submissionId: string;
    readonly financialRecordId: string;
    readonly differenceAccepted: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...rest } = sent;
  await db("fileImports")
    .where({ tenantId: db.tenantId, id })
    .update({ ...rest, state: "sent", sentAt: now });
}

/** Takes away one that wasn't sent. Its storage key, for its file to go as well. */
export async function deleteUnsentFileImport(db: Tx, id: string): Promise<string | undefined> {
  const [row] = await db("fileImports")
    .where({ tenantId: db.tenantId, id })
    .whereNot({ state: "sent" })
    .delete()
    .returning("storageKey");
  return row?.storageKey ?? undefined;
}

/** Whether a collection was read from what lies there, so that it stays. */
export async function isFileImportKept(
  db: Tx,
  { id, storageKey }: { readonly id: string; readonly storageKey: string },
): Promise<boolean> {
  const row = await db("fileImports")
    .where({ tenantId: db.tenantId, id, storageKey, state: "sent" })
    .first("id");
  return row !== undefined;
}

/** Takes away what a connection's books were read from, and what was seen in it. Where its file lay. */
export async function forgetFileOfConnection(
  db: Tx,
  connectionId: string,
): Promise<{ readonly id: string; readonly storageKey: string } | undefined> {
  const own = { tenantId: db.tenantId, connectionId };
  const file = await db("fileImports")
    .where(own)
    .whereNotNull("storageKey")
    .first("id", "storageKey");
  if (file)
    await db("fileImports").where(own).update({ storageKey: null, report: null, rejected: null });
  return file;
}

const fileImport = (db: Tx, { workspaceId, id }: FileImportKey) =>
  db("fileImports").where({ tenantId: db.tenantId, workspaceId, id });

const waiting = (db: Tx, { id, reading }: Pick<FileImport, "id" | "reading">) =>
  db("fileImports").where({ tenantId: db.tenantId, id, reading, state: "reading" });

const found = (row: FileImportRow | undefined) => row && withoutNulls(row);

const columns = [
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
