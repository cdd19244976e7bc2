import { beginImport } from "@tieout/server/collecting";
import { attempt, findSubmission, type Tx } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { begunReply } from "./begun-import.ts";
import { saveImportParameters } from "./import-parameters.ts";

/** What an import is to read is kept only where it begins. */
export const startImport: Handler<"startImport"> = (input, call) =>
  call.tx((db) =>
    attempt(
      db,
      () => start(db, input, call),
      ({ status }) => status === 200,
    ),
  );

async function start(
  db: Tx,
  {
    params: { workspaceId, submissionId },
    body: { connectionId, importParameters },
  }: Parameters<Handler<"startImport">>[0],
  { now, today, requestId, caller }: Parameters<Handler<"startImport">>[1],
) {
  const entered = await enterWorkspace(db, workspaceId, caller);
  if (entered.result === "refused") return entered.reply;

  if (importParameters) {
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    if (!submission || submission.deletedAt) return notFound();
    const saving = { submission, parameters: importParameters, caller, requestId, today, now };
    const saved = await saveImportParameters(db, saving);
    if (saved.result === "refused") return saved.reply;
  }
  const begun = await beginImport(db, {
    workspaceId,
    submissionId,
    connectionId,
    requestId,
    today,
    now,
    startedBy: { userId: caller.userId },
  });
  return begunReply(begun);
}
