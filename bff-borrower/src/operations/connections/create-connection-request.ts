import { answerConnectionRequest } from "@tieout/server/consent";
import { findSubmission } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { isOfSession, isSubmissionOfSession } from "../link-sessions/scope.ts";

export const createConnectionRequest: Handler<"createConnectionRequest"> = async (
  { params: { workspaceId }, body },
  { tx, now, host, language, caller: { session, sessionHash }, connectors, sealer, callbackOrigin },
) => {
  if (!isOfSession(session, { workspaceId })) return notFound();

  return tx(async (db) => {
    const { submissionId } = body;
    const submission =
      submissionId && (await findSubmission(db, { workspaceId, id: submissionId }));
    // Another link's of the same workspace is nothing to this one either (D-9).
    if (submissionId && !(submission && isSubmissionOfSession(session, submission)))
      return notFound();

    return answerConnectionRequest({ connectors, sealer, callbackOrigin }, db, body, {
      workspaceId,
      sourceFlow: "borrower",
      now,
      initiator: { linkSessionId: session.id },
      initiatorHash: sessionHash,
      origin: host.origin,
      language,
    });
  });
};
