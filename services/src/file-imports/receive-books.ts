import { randomUUID } from "node:crypto";
import type { FileReaders } from "@tieout/connectors/reader-processes/file-readers";
import type { Day } from "@tieout/core/calendar";
import { type DocumentKind, documentFileName } from "@tieout/core/document";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { actorOf, type Person } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Multipart } from "@tieout/server/http/multipart";
import type { CallBase } from "@tieout/server/http/operation";
import { Refusal } from "@tieout/server/http/refusal";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import type { Storage } from "@tieout/server/storage/open-storage";
import { type ReceivedFile, receiveFile } from "../documents/receive-file.ts";
import { storeWithRow } from "../documents/store-with-row.ts";
import { confirmWorkspace } from "../workspaces/anonymous.ts";
import { touchWorkspace } from "../workspaces/change.ts";
import { refusedBooks } from "./books-refusals.ts";
import { type FileImport, saveFileImport } from "./file-import.ts";

/** Whose books a file holds, and from whom it comes. */
export interface BooksAddress {
  readonly workspaceId: string;
  readonly uploadedBy: Person;
}

type Call = Pick<CallBase<unknown>, "tx" | "now" | "requestId"> & {
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
  call: Call,
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
  call: Call,
): Promise<FileImport> {
  const sniffed = await call.fileReaders.sniff(file.path, address.workspaceId);
  if (sniffed.result === "refused") throw new Refusal(refusedBooks(sniffed.reason));
  if (!couldBeBooks.has(sniffed.kind)) throw new Refusal(refusedBooks("not-books"));

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
      return save(db, { ...file, id, storageKey, kind: sniffed.kind }, address, call);
    },
    isOf: (saved) => saved.id === id,
  });
}

/** Tables, and texts that carry books. */
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
  { now, today, requestId }: Call,
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

/** Has a file read. A reading that hasn't begun gives way to a newer one. */
export async function queueReading(
  db: Tx,
  { id: fileImportId, reading }: Pick<FileImport, "id" | "reading">,
): Promise<void> {
  const jobKey = `read-file:${fileImportId}`;
  await enqueue(db, "read-file", { fileImportId, reading }, { jobKey, maxAttempts });
}

/** Tries of a reading, for when it is killed or storage is away: the last one that reads comes after half an hour. */
const maxAttempts = 9;

/** Who looks at a file for longer than a day sends it once more. */
const later = (now: Date) => new Date(now.getTime() + 86_400_000);
