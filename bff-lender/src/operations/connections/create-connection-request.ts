import { answerConnectionRequest } from "@tieout/server/consent";
import { findSubmission } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

/** Prepares a package's page before the click, so that its window may open inside it (D-18). */
export const createConnectionRequest: Handler<"createConnectionRequest"> = (
  { params: { workspaceId }, body },
  { tx, now, host, language, caller, connectors, sealer, callbackOrigin },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const { session } = caller;
    if (!session) return problem(401, "no-session", "Please sign in.");
    const { submissionId } = body;
    if (submissionId && !(await findSubmission(db, { workspaceId, id: submissionId }))) {
      return notFound();
    }

    return answerConnectionRequest({ connectors, sealer, callbackOrigin }, db, body, {
      workspaceId,
      sourceFlow: "lender",
      now,
      initiator: { sessionId: session.id },
      initiatorHash: session.hash,
      origin: host.origin,
      language,
    });
  });
