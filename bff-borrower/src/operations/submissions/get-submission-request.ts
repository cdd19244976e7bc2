import { findSubmissionRequest } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentSubmissionRequest } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { isOfSession } from "../link-sessions/scope.ts";

export const getSubmissionRequest: Handler<"getSubmissionRequest"> = async (
  { params: { workspaceId, submissionRequestId: id } },
  { tx, language, caller: { session } },
) => {
  if (!isOfSession(session, { workspaceId, submissionRequestId: id })) return notFound();

  return tx(async (db) => {
    const request = await findSubmissionRequest(db, { workspaceId, id });
    if (!request) return notFound();
    return { status: 200, body: presentSubmissionRequest(request, language) };
  });
};
