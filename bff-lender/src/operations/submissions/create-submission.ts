import { randomUUID } from "node:crypto";
import { parseEmail } from "@tieout/core/text";
import { askToConfirm, noAddress } from "@tieout/server/confirming";
import { findSubmissionRequest, saveSubmission } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { mayMail, tooManyMails } from "../links/mail-limits.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

/**
 * Begins a collection that the lender connects by themselves. An address that comes along is asked by mail
 * whether it's the borrower's.
 */
export const createSubmission: Handler<"createSubmission"> = async (
  { body: { entityId: workspaceId, requestId, submissionMetadata = [], verificationEmail } },
  { tx, once, now, language, addressPrefix, sealer, caller },
) => {
  const address = verificationEmail === undefined ? undefined : parseEmail(verificationEmail);
  if (verificationEmail !== undefined && address === undefined) {
    return noAddress("/body/verificationEmail");
  }
  if (address !== undefined && !(await mayMail(tx, addressPrefix, now))) return tooManyMails();

  return once(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const request = await findSubmissionRequest(db, { workspaceId, id: requestId });
    if (!request) return notFound();

    const id = randomUUID();
    await saveSubmission(db, {
      id,
      workspaceId,
      submissionRequestId: requestId,
      now,
      sourceFlow: "lender",
      mode: request.mode,
      metadata: submissionMetadata,
      ...(address !== undefined && { verificationEmail: address }),
      requestingUserId: caller.userId,
    });
    if (address !== undefined) {
      const { displayName: workspaceName } = entered.workspace;
      const question = { submissionId: id, workspaceId, workspaceName, address, language, now };
      await askToConfirm(db, sealer, question);
    }
    return { status: 200, body: { id } };
  });
};
