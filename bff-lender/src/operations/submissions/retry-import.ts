import { retryImport as retry } from "@tieout/server/collecting";
import { findImportOfRecord, findSubmission } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { enterWorkspace } from "../../access.ts";
import { begunReply } from "../../begun-import.ts";
import type { Handler } from "../../operation.ts";
import { saveImportParameters } from "../../save-import-parameters.ts";

export const retryImport: Handler<"retryImport"> = (
  { params: { workspaceId, financialRecordId }, body },
  { tx, now, today, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const parameters = body?.importParameters;
    if (parameters) {
      const failed = await findImportOfRecord(db, { workspaceId, financialRecordId });
      const submission =
        failed && (await findSubmission(db, { workspaceId, id: failed.submissionId }));
      if (!submission || submission.deletedAt) return notFound();
      const saving = { submission, parameters, caller, requestId, today, now };
      const saved = await saveImportParameters(db, saving);
      if (saved.result === "refused") return saved.reply;
    }
    const startedBy = { userId: caller.userId };
    const asked = { workspaceId, financialRecordId, startedBy, requestId, today, now };
    const retried = await retry(db, asked);
    switch (retried.result) {
      case "not-failed":
        return problem(409, "not-failed", "There is nothing to retry: this import did not fail.");
      case "no-stored-request":
        return problem(
          409,
          "no-stored-request",
          "The data collection to retry can't be found. Please start a new one.",
        );
      case "reconnect":
        return problem(
          409,
          "reconnect-needed",
          "The connection for this company has expired. Unable to import financials at this time.",
        );
      default:
        return begunReply(retried);
    }
  });
