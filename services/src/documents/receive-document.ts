import { randomUUID } from "node:crypto";
import type { FileReaders } from "@tieout/connectors/reader-processes/file-readers";
import { type DocumentKind, documentFileName, documentsAtMost } from "@tieout/core/document";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { actorOf, type Person } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Multipart } from "@tieout/server/http/multipart";
import type { CallBase } from "@tieout/server/http/operation";
import { problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import type { Storage } from "@tieout/server/storage/open-storage";
import { lockKeptCollection } from "../retention/kept.ts";
import { startRetention } from "../retention/reckon-retention.ts";
import { touchWorkspace } from "../workspaces/workspace.ts";
import { countDocuments, type Document, findSameDocument, saveDocument } from "./document.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";
import { refusedFile } from "./refusals.ts";
import { storeWithRow } from "./store-with-row.ts";

export interface DocumentServices {
  readonly storage: Storage;
  readonly fileReaders: Pick<FileReaders, "sniff">;
  /** Whether documents are scanned for malware; one can't be opened before it was (D-20). */
  readonly scansDocuments: boolean;
}

export interface DocumentAddress {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly submissionDocumentType: string;
  readonly uploadedBy: Person;
}

type Call = Pick<CallBase<unknown>, "tx" | "now" | "requestId">;

/**
 * Takes one document in: to the disk, judged by its content, into storage, and last its row, for there is
 * no file that nothing points to. What is sent twice is taken once. Refuses a file that isn't taken as a document.
 *
 * @param authorize refuses who may not send it here; asked before it's received, and again when it has been
 */
export async function receiveDocument(
  form: Multipart,
  address: DocumentAddress,
  authorize: (db: Tx) => Promise<void>,
  call: Call & DocumentServices,
): Promise<Document> {
  return receiveFile(form, {
    tx: call.tx,
    authorize,
    tooLarge: () => refusedFile("too-large"),
    keep: (file) => keep(file, address, authorize, call),
  });
}

async function keep(
  file: ReceivedFile,
  address: DocumentAddress,
  authorize: (db: Tx) => Promise<void>,
  call: Call & DocumentServices,
): Promise<Document> {
  const sniffed = await call.fileReaders.sniff(file.path, address.workspaceId);
  if (sniffed.result === "refused") throw new Refusal(refusedFile(sniffed.reason));
  const { tx, storage, now } = call;
  const id = randomUUID();
  return storeWithRow(file.path, {
    storage,
    tx,
    announce: async (db) => {
      const storageKey = `${db.tenantId}/documents/${address.submissionId}/${id}`;
      const options = { runAt: later(now), maxAttempts: untilStorageIsBack };
      await enqueue(db, "sweep-upload", { documentId: id, storageKey }, options);
      return storageKey;
    },
    save: async (db, storageKey) => {
      // Serializes concurrent uploads, so the count is right, and waits for a deletion.
      await lockKeptCollection(db, address.submissionId);
      await authorize(db);
      return save(db, { ...file, id, storageKey, kind: sniffed.kind }, address, call);
    },
    isOf: (document) => document.id === id,
  });
}

type Kept = ReceivedFile & {
  readonly id: string;
  readonly storageKey: string;
  readonly kind: DocumentKind;
};

async function save(
  db: Tx,
  { id, storageKey, kind, sentName, size, sha256 }: Kept,
  { uploadedBy, ...place }: DocumentAddress,
  { now, requestId, scansDocuments }: Call & DocumentServices,
): Promise<Document> {
  const { workspaceId, submissionId } = place;
  const fileName = documentFileName(sentName, kind);
  const same = await findSameDocument(db, { submissionId, fileName, sha256 });
  if (same) return same;
  if ((await countDocuments(db, submissionId)) >= documentsAtMost) {
    throw new Refusal(tooMany());
  }

  const document = await saveDocument(db, {
    ...place,
    id,
    fileName,
    fileSize: size,
    sniffedType: kind,
    sha256,
    storageKey,
    scanState: scansDocuments ? "scanning" : "not-scanned",
    uploadedBy,
    now,
  });
  if (scansDocuments) await enqueue(db, "scan-document", { documentId: id });
  await startRetention(db, { submissionId, came: "file", now });
  if ("linkSessionId" in uploadedBy) await deliverLater(db, submissionId, now);
  else await touchWorkspace(db, workspaceId, { now });
  await saveAuditEvent(db, {
    at: now,
    action: "document-uploaded",
    actor: actorOf(uploadedBy),
    workspaceId,
    subjectId: id,
    requestId,
    details: { submissionId, kind, bytes: size },
  });
  return document;
}

/** One mail per batch: each further document postpones it. The sender may ask for it sooner. */
async function deliverLater(db: Tx, submissionId: string, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + 180_000);
  const jobKey = `documents:${submissionId}`;
  await enqueue(db, "announce-documents", { submissionId }, { jobKey, runAt });
}

const tooMany = () => problem(409, "too-many-documents", { title: "too-many-documents" });

/** No upload takes this long. */
const later = (now: Date) => new Date(now.getTime() + 7_200_000);
