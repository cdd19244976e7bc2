import { randomUUID } from "node:crypto";
import { parseEmail } from "@tieout/core/text";
import { findSubmissionRequest, saveSubmission } from "@tieout/server/database";
import { invalid, notFound } from "@tieout/server/http";
import type { Handler } from "../operation.ts";
import { isOfSession } from "../sign-in/scope.ts";

/** Begins what the borrower will share. Nothing is reserved yet: an import does that (D-39). */
export const createSubmission: Handler<"createSubmission"> = async (
  { body: { entityId: workspaceId, requestId, submissionMetadata = [], verificationEmail } },
  { once, now, caller: { session } },
) => {
  if (!isOfSession(session, { workspaceId, submissionRequestId: requestId })) return notFound();
  const address = verificationEmail === undefined ? undefined : parseEmail(verificationEmail);
  if (verificationEmail !== undefined && address === undefined) {
    const description = "The email provided for submission verification is invalid";
    return invalid([{ pointer: "/body/verificationEmail", code: "email", description }]);
  }

  return once(async (db) => {
    const request = await findSubmissionRequest(db, { workspaceId, id: requestId });
    if (!request) return notFound();

    const id = randomUUID();
    const { requestingUserId } = request;
    await saveSubmission(db, {
      ...{ id, workspaceId, submissionRequestId: requestId, now },
      sourceFlow: "borrower",
      mode: "shareable",
      metadata: submissionMetadata,
      ...(address !== undefined && { verificationEmail: address }),
      ...(requestingUserId && { requestingUserId }),
      linkSessionId: session.id,
    });
    return { status: 200, body: { id } };
  });
};
