import type { Tx } from "@tieout/server/database/with-tenant";
import { Refusal } from "@tieout/server/http/refusal";
import { downloadHeaders } from "@tieout/services/documents/download";
import { receiveDocument } from "@tieout/services/documents/receive-document";
import { presentDocument } from "@tieout/services/presenting/file-import";
import { findSubmission } from "@tieout/services/submissions/submission";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { requireSubmission } from "../submissions/guard.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { filesDeleted, recordsWithdrawn, requireDocument } from "./guard.ts";

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
  const authorize = async (db: Tx) => {
    await authorizeWorkspace(db, workspaceId, call.caller);
    const submission = await requireSubmission(db, { workspaceId, id: submissionId });
    if (submission.withdrawnAt) throw new Refusal(recordsWithdrawn(409));
    if (submission.filesDeletedAt) throw new Refusal(filesDeleted(409));
  };
  const document = await receiveDocument(body, address, authorize, call);
  return { status: 200, body: presentDocument(document) };
};

/** Downloads are on the audit trail. */
export const downloadDocument: Handler<"downloadDocument"> = async (
  { params: { workspaceId, submissionId, documentId: id } },
  call,
) => {
  const { tx, caller, storage } = call;
  const { storageKey, fileName, fileSize } = await tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const document = await requireDocument(db, { workspaceId, submissionId, id }, submission);
    await audit(db, call, {
      action: "document-downloaded",
      workspaceId,
      subjectId: id,
      details: { submissionId },
    });
    return document;
  });

  const body = await storage.getStream(storageKey);
  return { status: 200, body, headers: downloadHeaders(fileName, fileSize) };
};
