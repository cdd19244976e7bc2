import { randomUUID } from "node:crypto";
import type { BooksRecipe } from "@tieout/connectors/book-decoding/open-books";
import { otherBooksAt } from "@tieout/connectors/book-decoding/other-books";
import type { Sniffed } from "@tieout/connectors/book-decoding/sniff";
import type { FileReaders } from "@tieout/connectors/reader-processes/file-readers";
import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { FileFindings } from "@tieout/core/book-mapping/file-findings";
import type { Day } from "@tieout/core/calendar/day";
import { type DocumentKind, documentFileName } from "@tieout/core/document";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import { actorOf, type Person } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Multipart } from "@tieout/server/http/multipart";
import type { CallBase } from "@tieout/server/http/operation";
import { Refusal } from "@tieout/server/http/refusal";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import type { Storage } from "@tieout/server/storage/open-storage";
import { type ReceivedFile, receiveFile } from "../documents/receive-file.ts";
import { storeWithRow } from "../documents/store-with-row.ts";
import { confirmWorkspace } from "../workspaces/members.ts";
import { touchWorkspace } from "../workspaces/workspace.ts";
import { refusedBooks, refusedOtherBooks } from "./books-refusals.ts";
import {
  changeFileImport,
  deleteUnsentFileImport,
  type FileImport,
  saveFileImport,
  saveFileMapping,
} from "./file-import.ts";

interface BooksAddress {
  readonly workspaceId: string;
  readonly uploadedBy: Person;
}

export type ReceivingCall = Pick<CallBase<unknown>, "tx" | "now" | "requestId"> & {
  readonly storage: Storage;
  readonly fileReaders: Pick<FileReaders, "sniff">;
  readonly today: Day;
};

/**
 * Takes a books file in: to the disk, judged by its content, into storage, and last its row and the job that
 * reads it. One that isn't sent within a day goes. Refuses a file that can't be books.
 *
 * @param authorize refuses who may not send it here; asked before it's received, and again when it has been
 */
export async function receiveBooks(
  form: Multipart,
  address: BooksAddress,
  authorize: (db: Tx) => Promise<void>,
  call: ReceivingCall,
): Promise<FileImport> {
  return receiveFile(form, {
    tx: call.tx,
    authorize,
    tooLarge: () => refusedBooks("too-large"),
    keep: (file) => keep(file, address, authorize, call),
  });
}

async function keep(
  file: ReceivedFile,
  address: BooksAddress,
  authorize: (db: Tx) => Promise<void>,
  call: ReceivingCall,
): Promise<FileImport> {
  const kind = await booksKindIn(file, address.workspaceId, call);
  const { tx, storage, now } = call;
  const id = randomUUID();
  return storeWithRow(file.path, {
    storage,
    tx,
    announce: async (db) => {
      const storageKey = `${db.tenantId}/books/${address.workspaceId}/${id}`;
      const options = { runAt: later(now), maxAttempts: untilStorageIsBack };
      await enqueue(db, "sweep-file-import", { fileImportId: id, storageKey }, options);
      return storageKey;
    },
    save: async (db, storageKey) => {
      await authorize(db);
      return save(db, { ...file, id, storageKey, kind }, address, call);
    },
    isOf: (saved) => saved.id === id,
  });
}

/** Judges a file by its content. Refuses one that can't be books. */
export async function booksKindIn(
  { path }: Pick<ReceivedFile, "path">,
  workspaceId: string,
  { fileReaders }: Pick<ReceivingCall, "fileReaders">,
): Promise<DocumentKind> {
  const sniffed = await fileReaders.sniff(path, workspaceId);
  const other = mayBeOther(sniffed) ? await otherBooksAt(path) : undefined;
  if (other) throw new Refusal(refusedOtherBooks(other));
  if (sniffed.result === "refused") throw new Refusal(refusedBooks(sniffed.reason));
  if (!couldBeBooks.has(sniffed.kind)) throw new Refusal(refusedBooks("not-books", sniffed.kind));
  return sniffed.kind;
}

/** Neither a document of a kind that's told apart nor a table. */
function mayBeOther(sniffed: Sniffed): boolean {
  return sniffed.result === "refused"
    ? sniffed.reason === "unknown"
    : sniffed.kind === "xml" || sniffed.kind === "saf-t";
}

/** Tables, and text formats that carry books. */
const couldBeBooks: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "xlsx",
  "xls",
  "ods",
  "csv",
  "txt",
  "sie",
  "saf-t",
  "fec",
]);

type Kept = ReceivedFile & {
  readonly id: string;
  readonly storageKey: string;
  readonly kind: DocumentKind;
};

async function save(
  db: Tx,
  { id, storageKey, kind, sentName, size, sha256 }: Kept,
  { workspaceId, uploadedBy }: BooksAddress,
  { now, today, requestId }: ReceivingCall,
): Promise<FileImport> {
  const file = await saveFileImport(db, {
    id,
    workspaceId,
    fileName: documentFileName(sentName, kind),
    fileSize: size,
    sniffedType: kind,
    sha256,
    storageKey,
    today,
    uploadedBy,
    now,
  });
  await queueReading(db, file);
  await touchWorkspace(db, workspaceId, { now });
  await confirmWorkspace(db, workspaceId, now);
  await saveAuditEvent(db, {
    at: now,
    action: "books-uploaded",
    actor: actorOf(uploadedBy),
    workspaceId,
    subjectId: id,
    requestId,
    details: { kind, bytes: size },
  });
  return file;
}

/** Queues a reading; one that hasn't begun gives way to it. */
export async function queueReading(
  db: Tx,
  { id: fileImportId, reading }: Pick<FileImport, "id" | "reading">,
): Promise<void> {
  const jobKey = `read-file:${fileImportId}`;
  await enqueue(db, "read-file", { fileImportId, reading }, { jobKey, maxAttempts });
}

/** Tries of a reading if it's killed or storage is away; the last comes after half an hour. */
const maxAttempts = 9;

/** A file not sent within a day has to be uploaded again. */
export const later = (now: Date) => new Date(now.getTime() + 86_400_000);

/** Remembers how a table was read, for the next one with the same headings; not without headings to know it by. */
export async function rememberMapping(
  db: Tx,
  workspaceId: string,
  { recipe, findings }: { readonly recipe: BooksRecipe; readonly findings: FileFindings },
  now: Date,
): Promise<void> {
  if (!("table" in recipe) || recipe.table.mapping.headingRow === 0) return;
  const { mapping } = recipe.table;
  const { currency, fiscalYearEnd } = findings;
  const answers = {
    ...(currency.said && { currency: currency.code }),
    ...(fiscalYearEnd.said && {
      fiscalYearEnd: { month: fiscalYearEnd.month, day: fiscalYearEnd.day },
    }),
  };
  await saveFileMapping(db, workspaceId, { mapping, answers }, now);
}

export interface UnsentFile {
  readonly id: string;
  readonly workspaceId: string;
  readonly by: Person;
  readonly requestId: string;
  readonly now: Date;
}

/** Queues another reading with these choices (P-G16). */
export async function readAgain(
  db: Tx,
  file: UnsentFile,
  choices: FileChoices,
  details?: AuditEvent["details"],
): Promise<FileImport> {
  const changed = await changeFileImport(db, file.id, choices);
  await queueReading(db, changed);
  await record(db, file, "books-file-changed", details);
  return changed;
}

/** Deletes an unsent file and its further ones. Returns their storage keys, to delete after the commit. */
export async function discard(db: Tx, file: UnsentFile): Promise<string[]> {
  const storageKeys = await deleteUnsentFileImport(db, file.id);
  await record(db, file, "books-file-deleted");
  return storageKeys;
}

const record = (
  db: Tx,
  { id: subjectId, workspaceId, by, requestId, now }: UnsentFile,
  action: "books-file-changed" | "books-file-deleted",
  details?: AuditEvent["details"],
) =>
  saveAuditEvent(db, {
    ...{ at: now, action, actor: actorOf(by), workspaceId, subjectId, requestId },
    ...(details && { details }),
  });
