import { createHash } from "node:crypto";
import type { FileChoices, KeptMapping } from "@tieout/core/book-mapping/file-choices";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { RejectedRows } from "@tieout/core/book-mapping/left-out-csv";
import type { Day } from "@tieout/core/calendar/day";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import {
  type NewSentFile,
  type SentFileRow,
  sentFileColumns,
  sentFileRow,
} from "../documents/document.ts";
import {
  forgetSupportingFiles,
  isSupportingFileKept,
  listSupportingFiles,
  type SupportingFile,
  supportingKeys,
} from "./supporting-file.ts";

interface FileImportRow extends SentFileRow {
  readonly state: "reading" | "read" | "failed" | "sent";
  /** Number of the reading; results of an earlier one are discarded. */
  readonly reading: number;
  /** The sender's local day. */
  readonly today: Day;
  readonly choices: FileChoices;
  readonly report: FileReport | null;
  /** How the reader reads its books, kept unchanged. */
  readonly recipe: object | null;
  readonly problem: string | null;
  readonly connectionId: string | null;
  readonly submissionId: string | null;
  readonly financialRecordId: string | null;
}

export type FileImport = WithoutNulls<FileImportRow> & {
  /** Further files of the same books, in the order they came. */
  readonly supporting: readonly SupportingFile[];
};

type NewFileImport = NewSentFile & Pick<FileImportRow, "today">;

export async function saveFileImport(db: Tx, file: NewFileImport): Promise<FileImport> {
  const [row] = await table(db, "fileImports")
    .insert({ tenantId: db.tenantId, ...sentFileRow(file) })
    .returning([...fileImportColumns]);
  return { ...withoutNulls(row as FileImportRow), supporting: [] };
}

export interface FileImportKey {
  readonly workspaceId: string;
  readonly id: string;
}

export async function findFileImport(db: Tx, key: FileImportKey): Promise<FileImport | undefined> {
  return foundFile(db, await fileImport(db, key).first(...fileImportColumns));
}

/** As above, locked until this transaction ends. */
export async function lockFileImport(db: Tx, key: FileImportKey): Promise<FileImport | undefined> {
  return foundFile(
    db,
    await fileImport(db, key)
      .forUpdate()
      .first(...fileImportColumns),
  );
}

/** Has it read again with these choices. Returns the number of that reading. */
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
  return withSupportingFiles(db, row as FileImportRow);
}

const fileImport = (db: Tx, { workspaceId, id }: FileImportKey) =>
  table(db, "fileImports").where({ tenantId: db.tenantId, workspaceId, id });

const foundFile = async (db: Tx, row: FileImportRow | undefined) =>
  row && withSupportingFiles(db, row);

async function withSupportingFiles(db: Tx, row: FileImportRow): Promise<FileImport> {
  return { ...withoutNulls(row), supporting: await listSupportingFiles(db, row.id) };
}

const fileImportColumns = [
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

export async function findFileToRead(
  db: Tx,
  which: Pick<FileImport, "id" | "reading">,
): Promise<FileImport | undefined> {
  return foundFile(db, await waiting(db, which).first(...fileImportColumns));
}

interface FileReading {
  readonly report: FileReport;
  readonly recipe?: object;
  /** Rows left out, with their headings, for download. */
  readonly rejected: RejectedRows;
}

/** Saves what was read, unless a newer reading was requested. */
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

export async function markFileImportSent(
  db: Tx,
  id: string,
  sent: {
    readonly connectionId: string;
    readonly submissionId: string;
    readonly financialRecordId: string;
    readonly differenceAccepted: boolean;
    readonly periodAccepted: boolean;
    readonly periodReason?: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { now, periodReason = null, ...rest } = sent;
  await table(db, "fileImports")
    .where({ tenantId: db.tenantId, id })
    .update({ ...rest, periodReason, state: "sent", sentAt: now });
}

/** Deletes an unsent file and its further ones. Returns their storage keys, for the files to be deleted too. */
export async function deleteUnsentFileImport(db: Tx, id: string): Promise<string[]> {
  const further = await supportingKeys(db, id);
  const deleted = await table(db, "fileImports")
    .where({ tenantId: db.tenantId, id })
    .whereNot({ state: "sent" })
    .delete()
    .returning("storageKey");
  return deleted.flatMap(({ storageKey }) => [
    ...(storageKey === null ? [] : [storageKey]),
    ...further,
  ]);
}

/** Whether a collection was read from this file, or with it, so it stays. */
export async function isFileImportKept(
  db: Tx,
  { id, storageKey }: { readonly id: string; readonly storageKey: string },
): Promise<boolean> {
  const row = await table(db, "fileImports")
    .where({ tenantId: db.tenantId, id, storageKey, state: "sent" })
    .first("id");
  return row !== undefined || (await isSupportingFileKept(db, storageKey));
}

/** Deletes what a connection's books were read from. Returns where the files are stored. */
export async function forgetFileOfConnection(
  db: Tx,
  connectionId: string,
): Promise<{ readonly id: string; readonly storageKeys: readonly string[] } | undefined> {
  const own = { tenantId: db.tenantId, connectionId };
  const file = await table(db, "fileImports")
    .where(own)
    .whereNotNull("storageKey")
    .first("id", "storageKey");
  if (!file?.storageKey) return undefined;
  const further = await supportingKeys(db, file.id);
  await table(db, "fileImports")
    .where(own)
    .update({ storageKey: null, report: null, rejected: null, periodReason: null });
  await forgetSupportingFiles(db, [file.id]);
  return { id: file.id, storageKeys: [file.storageKey, ...further] };
}

/** File layouts a workspace remembers at most. */
const tried = 50;

/** A workspace's, the newest first. */
export async function listFileMappings(db: Tx, workspaceId: string): Promise<KeptMapping[]> {
  return table(db, "fileMappings")
    .where({ tenantId: db.tenantId, workspaceId })
    .orderBy("saidAt", "desc")
    .limit(tried)
    .select("mapping", "answers");
}

/** Replaces what was remembered for these headings. */
export async function saveFileMapping(
  db: Tx,
  workspaceId: string,
  { mapping, answers }: KeptMapping,
  now: Date,
): Promise<void> {
  const headings = mapping.headings.map((heading) => heading.toLowerCase());
  await table(db, "fileMappings")
    .insert({
      tenantId: db.tenantId,
      workspaceId,
      saidAt: now,
      headingsHash: createHash("sha256").update(JSON.stringify(headings)).digest(),
      mapping: JSON.stringify(mapping),
      answers: JSON.stringify(answers),
    })
    .onConflict(["tenantId", "workspaceId", "headingsHash"])
    .merge(["mapping", "answers", "saidAt"]);
}
