import { findDocument, findSubmission, saveAuditEvent, type Tx } from "@tieout/server/database";
import { downloadHeaders, receiveDocument } from "@tieout/server/documents";
import { notFound, problem } from "@tieout/server/http";
import { presentDocument } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { withheld } from "./guard.ts";

export const uploadDocument: Handler<"uploadDocument"> = async (
  { params: { workspaceId }, query: { submissionId, submissionDocumentType = "Additional" }, body },
  call,
) => {
  const address = {
    workspaceId,
    submissionId,
    submissionDocumentType,
    uploadedBy: { userId: call.caller.userId },
  };
  const enter = async (db: Tx) => {
    const entered = await enterWorkspace(db, workspaceId, call.caller);
    if (entered.result === "refused") return entered.reply;
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    if (!submission || submission.deletedAt) return notFound();
    if (submission.withdrawnAt) {
      return problem(409, "records-withdrawn", "The borrower has withdrawn these records.");
    }
    return submission.filesDeletedAt
      ? problem(409, "files-deleted", "The files of this collection were deleted.")
      : undefined;
  };
  const received = await receiveDocument(body, address, enter, call);
  if (received.result === "refused") return received.reply;
  return { status: 200, body: presentDocument(received.document) };
};

/** A document's bytes. What is downloaded stands on the audit trail. */
export const downloadDocument: Handler<"downloadDocument"> = async (
  { params: { workspaceId, submissionId, documentId: id } },
  { tx, now, requestId, caller, storage },
) => {
  const found = await tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered;

    const document = await findDocument(db, { workspaceId, submissionId, id });
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const refusal = document ? withheld(document, submission) : notFound();
    if (refusal || !document?.storageKey) {
      return { result: "refused", reply: refusal ?? notFound() } as const;
    }
    await saveAuditEvent(db, {
      at: now,
      action: "document-downloaded",
      workspaceId,
      subjectId: id,
      requestId,
      actor: { kind: "user", id: caller.userId },
      details: { submissionId },
    });
    const { storageKey, fileName, fileSize } = document;
    return { result: "found", storageKey, fileName, fileSize } as const;
  });
  if (found.result === "refused") return found.reply;

  const body = await storage.getStream(found.storageKey);
  return { status: 200, body, headers: downloadHeaders(found.fileName, found.fileSize) };
};
