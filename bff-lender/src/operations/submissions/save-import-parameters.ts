import { findSubmission } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentSubmissionRequest } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { saveImportParameters as save } from "./import-parameters.ts";

/** Says what a collection's next import reads, in place of what was asked. */
export const saveImportParameters: Handler<"saveImportParameters"> = (
  { params: { workspaceId, submissionId: id }, body: parameters },
  { tx, now, today, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const submission = await findSubmission(db, { workspaceId, id });
    if (!submission || submission.deletedAt) return notFound();

    const saving = { submission, parameters, caller, requestId, today, now };
    const saved = await save(db, saving);
    if (saved.result === "refused") return saved.reply;
    return { status: 200, body: presentSubmissionRequest(saved.request, language) };
  });
