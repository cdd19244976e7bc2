import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import { etag } from "@tieout/server/http/etag";
import { Refusal } from "@tieout/server/http/refusal";
import { fileSent, fileUnread } from "@tieout/services/documents/refusals";
import { findRejectedRows } from "@tieout/services/file-imports/file-import";
import { type CollectedFor, findFilePeriod } from "@tieout/services/file-imports/file-period";
import { discard, readAgain } from "@tieout/services/file-imports/receive-books";
import { requireOneSource } from "@tieout/services/file-imports/receive-supporting";
import {
  booksTemplateDownload,
  rejectedRowsDownload,
} from "@tieout/services/file-imports/rejected-rows";
import { fileChangedSince, presentFileImport } from "@tieout/services/presenting/file-import";
import { authorizeSubmission } from "../link-sessions/guard.ts";
import type { Borrower, Handler } from "../operation.ts";
import { authorizeFileImport } from "./guard.ts";

export const getFileImport: Handler<"getFileImport"> = (
  { params: { workspaceId, fileImportId: id }, query: { submissionId } },
  { tx, language, caller: { session }, today },
) =>
  tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, session);
    const collectedFor =
      submissionId === undefined
        ? newCollection(session)
        : await authorizeSubmission(db, { workspaceId, submissionId }, session);
    const period = await findFilePeriod(db, file, collectedFor, today);
    return { status: 200, body: presentFileImport(file, language, period?.question) };
  });

/** One that the link's request would begin, or a visit without a request. */
const newCollection = ({
  workspaceId,
  submissionRequestId,
}: Borrower["session"]): CollectedFor => ({
  workspaceId,
  ...(submissionRequestId === undefined
    ? { mode: "anonymous" }
    : { mode: "shareable", submissionRequestId }),
});

export const changeFileImport: Handler<"changeFileImport"> = (
  { params: { workspaceId, fileImportId: id }, body: choices },
  { tx, now, language, requestId, ifMatch, caller: { session } },
) =>
  tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, session, { lock: true });
    if (file.state === "sent") return fileSent();
    if (ifMatch !== undefined && ifMatch !== file.reading) {
      return fileChangedSince(file, language);
    }
    // The contract validated its days.
    const said = choices as FileChoices;
    requireOneSource(file, said);

    const change = { id, workspaceId, by: { linkSessionId: session.id }, requestId, now };
    const changed = await readAgain(db, change, said);
    const headers = { etag: etag(changed.reading) };
    return { status: 200, body: presentFileImport(changed, language), headers };
  });

export const deleteFileImport: Handler<"deleteFileImport"> = async (
  { params: { workspaceId, fileImportId: id } },
  { tx, now, requestId, caller: { session }, storage },
) => {
  const storageKeys = await tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, session, { lock: true });
    if (file.state === "sent") throw new Refusal(fileSent());
    const by = { linkSessionId: session.id };
    return discard(db, { id, workspaceId, by, requestId, now });
  });

  for (const storageKey of storageKeys) await storage.delete(storageKey);
  return { status: 204 };
};

export const downloadRejectedRows: Handler<"downloadRejectedRows"> = (
  { params: { workspaceId, fileImportId: id }, query: { language = "en" } },
  { tx, acceptedLanguages: accepted, caller: { session } },
) =>
  tx(async (db) => {
    const file = await authorizeFileImport(db, { workspaceId, id }, session);
    const rejected = file.state === "reading" ? undefined : await findRejectedRows(db, id);
    return rejected
      ? rejectedRowsDownload(file.fileName, rejected, { language, accepted })
      : fileUnread();
  });

export const downloadBooksTemplate: Handler<"downloadBooksTemplate"> = async (
  { query: { language = "en" } },
  { today },
) => booksTemplateDownload(language, today);
