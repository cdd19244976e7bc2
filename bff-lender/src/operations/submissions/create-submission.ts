import { randomUUID } from "node:crypto";
import { findSubmissionRequest, saveSubmission } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { enterWorkspace } from "../../access.ts";
import type { Handler } from "../../operation.ts";

/** Begins a collection that the lender connects by themselves. */
export const createSubmission: Handler<"createSubmission"> = (
  { body: { entityId: workspaceId, requestId: submissionRequestId, submissionMetadata = [] } },
  { once, now, caller },
) =>
  once(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const request = await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
    if (!request) return notFound();

    const id = randomUUID();
    await saveSubmission(db, {
      ...{ id, workspaceId, submissionRequestId, now },
      sourceFlow: "lender",
      mode: request.mode,
      metadata: submissionMetadata,
      requestingUserId: caller.userId,
    });
    return { status: 200, body: { id } };
  });
