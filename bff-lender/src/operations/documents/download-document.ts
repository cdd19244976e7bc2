import { findDocument, findSubmission, saveAuditEvent } from "@tieout/server/database";
import { downloadHeaders } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { withheld } from "./refusals.ts";

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
