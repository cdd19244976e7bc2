import { retryImport as retry } from "@tieout/server/collecting";
import { attempt, findImportOfRecord, findSubmission, type Tx } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { begunReply } from "./begun-import.ts";
import { saveImportParameters } from "./import-parameters.ts";

/** What it's to read from now on is kept only where it begins again. */
export const retryImport: Handler<"retryImport"> = (input, call) =>
  call.tx((db) =>
    attempt(
      db,
      () => again(db, input, call),
      ({ status }) => status === 200,
    ),
  );

async function again(
  db: Tx,
  { params: { workspaceId, financialRecordId }, body }: Parameters<Handler<"retryImport">>[0],
  { now, today, requestId, caller }: Parameters<Handler<"retryImport">>[1],
) {
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
}
