import { findSubmissionRequest } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentSubmissionRequest } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

export const getSubmissionRequest: Handler<"getSubmissionRequest"> = (
  { params: { workspaceId, submissionRequestId: id } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const request = await findSubmissionRequest(db, { workspaceId, id });
    return request
      ? { status: 200, body: presentSubmissionRequest(request, language) }
      : notFound();
  });
