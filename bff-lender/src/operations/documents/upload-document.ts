import { findSubmission, type Tx } from "@tieout/server/database";
import { receiveDocument } from "@tieout/server/documents";
import { notFound, problem } from "@tieout/server/http";
import { presentDocument } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

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
