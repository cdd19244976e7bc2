import type { FileChoices } from "@tieout/core/file-import";
import { findRejectedRows, type Tx } from "@tieout/server/database";
import {
  booksTemplateDownload,
  discard,
  fileSent,
  fileUnread,
  readAgain,
  receiveBooks,
  rejectedRowsDownload,
} from "@tieout/server/documents";
import { etag } from "@tieout/server/http";
import { fileChangedSince, presentFileImport } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { enterFile, filesRefused } from "./guard.ts";

export const uploadBooks: Handler<"uploadBooks"> = async (
  { params: { workspaceId }, body },
  call,
) => {
  const { caller, language } = call;
  const enter = async (db: Tx) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    return entered.result === "refused" ? entered.reply : filesRefused(db);
  };
  const address = { workspaceId, uploadedBy: { userId: caller.userId } };
  const received = await receiveBooks(body, address, enter, call);
  if (received.result === "refused") return received.reply;
  return { status: 200, body: presentFileImport(received.file, language) };
};

export const getFileImport: Handler<"getFileImport"> = (
  { params: { workspaceId, fileImportId: id } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller);
    if (entered.result === "refused") return entered.reply;
    return { status: 200, body: presentFileImport(entered.file, language) };
  });

/** Has a file read again, as somebody says. */
export const changeFileImport: Handler<"changeFileImport"> = (
  { params: { workspaceId, fileImportId: id }, body: choices },
  { tx, now, language, requestId, ifMatch, caller },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller, { lock: true });
    if (entered.result === "refused") return entered.reply;
    if (entered.file.state === "sent") return fileSent();
    if (ifMatch !== undefined && ifMatch !== entered.file.reading) {
      return fileChangedSince(entered.file, language);
    }

    const file = { id, workspaceId, by: { userId: caller.userId }, requestId, now };
    // The contract has held its days to be days.
    const changed = await readAgain(db, file, choices as FileChoices);
    const headers = { etag: etag(changed.reading) };
    return { status: 200, body: presentFileImport(changed, language), headers };
  });

/** Throws a file away that nobody has sent. */
export const deleteFileImport: Handler<"deleteFileImport"> = async (
  { params: { workspaceId, fileImportId: id } },
  { tx, now, requestId, caller, storage },
) => {
  const deleted = await tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller, { lock: true });
    if (entered.result === "refused") return entered;
    if (entered.file.state === "sent") return { result: "refused", reply: fileSent() } as const;

    const file = { id, workspaceId, by: { userId: caller.userId }, requestId, now };
    return { result: "deleted", storageKey: await discard(db, file) } as const;
  });
  if (deleted.result === "refused") return deleted.reply;

  if (deleted.storageKey !== undefined) await storage.delete(deleted.storageKey);
  return { status: 204 };
};

export const downloadRejectedRows: Handler<"downloadRejectedRows"> = (
  { params: { workspaceId, fileImportId: id }, query: { language = "en" } },
  { tx, caller, acceptedLanguages: accepted },
) =>
  tx(async (db) => {
    const entered = await enterFile(db, { workspaceId, id }, caller);
    if (entered.result === "refused") return entered.reply;
    const { state, fileName } = entered.file;
    const rejected = state === "reading" ? undefined : await findRejectedRows(db, id);
    return rejected
      ? rejectedRowsDownload(fileName, rejected, { language, accepted })
      : fileUnread();
  });

export const downloadBooksTemplate: Handler<"downloadBooksTemplate"> = async (
  { query: { language = "en" } },
  { today },
) => booksTemplateDownload(language, today);
