import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { Tx } from "@tieout/server/database/with-tenant";
import { etag } from "@tieout/server/http/etag";
import { Refusal } from "@tieout/server/http/refusal";
import { fileSent, fileUnread } from "@tieout/services/documents/refusals";
import { findRejectedRows } from "@tieout/services/file-imports/file-import";
import { type CollectedFor, findFilePeriod } from "@tieout/services/file-imports/file-period";
import { discard, readAgain, receiveBooks } from "@tieout/services/file-imports/receive-books";
import { requireOneSource } from "@tieout/services/file-imports/receive-supporting";
import {
  booksTemplateDownload,
  rejectedRowsDownload,
} from "@tieout/services/file-imports/rejected-rows";
import { fileChangedSince, presentFileImport } from "@tieout/services/presenting/file-import";
import { findSubmission } from "@tieout/services/submissions/submission";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import type { Handler } from "../operation.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { authorizeFileImport, requireFileUpload } from "./guard.ts";

export const uploadBooks: Handler<"uploadBooks"> = async (
  { params: { workspaceId }, body },
  call,
) => {
  const { caller, language } = call;
  const authorize = async (db: Tx) => {
    await authorizeWorkspace(db, workspaceId, caller);
    await requireFileUpload(db);
  };
  const address = { workspaceId, uploadedBy: { userId: caller.userId } };
  const file = await receiveBooks(body, address, authorize, call);
  return { status: 200, body: presentFileImport(file, language) };
};

export const getFileImport: Handler<"getFileImport"> = (
  { params: { workspaceId, fileImportId: id }, query },
  { tx, language, caller, today },
) =>
  tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, caller);
    const collectedFor = await findCollectedFor(db, { workspaceId, ...query });
    const period = await findFilePeriod(db, file, collectedFor, today);
    return { status: 200, body: presentFileImport(file, language, period?.question) };
  });

/** A collection that has begun, or one that a request would begin; undefined for one that isn't there. */
async function findCollectedFor(
  db: Tx,
  asked: {
    readonly workspaceId: string;
    readonly submissionId?: string;
    readonly submissionRequestId?: number;
  },
): Promise<CollectedFor | undefined> {
  const { workspaceId, submissionId, submissionRequestId: id } = asked;
  if (submissionId !== undefined) return findSubmission(db, { workspaceId, id: submissionId });
  const request =
    id === undefined ? undefined : await findSubmissionRequest(db, { workspaceId, id });
  return request && { workspaceId, submissionRequestId: request.id, mode: request.mode };
}

export const changeFileImport: Handler<"changeFileImport"> = (
  { params: { workspaceId, fileImportId: id }, body: choices },
  { tx, now, language, requestId, ifMatch, caller },
) =>
  tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, caller, { lock: true });
    if (file.state === "sent") return fileSent();
    if (ifMatch !== undefined && ifMatch !== file.reading) {
      return fileChangedSince(file, language);
    }
    // The contract validated its days.
    const said = choices as FileChoices;
    requireOneSource(file, said);

    const change = { id, workspaceId, by: { userId: caller.userId }, requestId, now };
    const changed = await readAgain(db, change, said);
    const headers = { etag: etag(changed.reading) };
    return { status: 200, body: presentFileImport(changed, language), headers };
  });

export const deleteFileImport: Handler<"deleteFileImport"> = async (
  { params: { workspaceId, fileImportId: id } },
  { tx, now, requestId, caller, storage },
) => {
  const storageKeys = await tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, caller, { lock: true });
    if (file.state === "sent") throw new Refusal(fileSent());
    return discard(db, { id, workspaceId, by: { userId: caller.userId }, requestId, now });
  });

  for (const storageKey of storageKeys) await storage.delete(storageKey);
  return { status: 204 };
};

export const downloadRejectedRows: Handler<"downloadRejectedRows"> = (
  { params: { workspaceId, fileImportId: id }, query: { language = "en" } },
  { tx, caller, acceptedLanguages: accepted },
) =>
  tx(async (db) => {
    const { state, fileName } = await authorizeFileImport(db, { workspaceId, id }, caller);
    const rejected = state === "reading" ? undefined : await findRejectedRows(db, id);
    return rejected
      ? rejectedRowsDownload(fileName, rejected, { language, accepted })
      : fileUnread();
  });

export const downloadBooksTemplate: Handler<"downloadBooksTemplate"> = async (
  { query: { language = "en" } },
  { today },
) => booksTemplateDownload(language, today);
