import { parseEmail, sameEmail } from "@tieout/core/text";
import { askToConfirm, noAddress } from "@tieout/server/confirming";
import { endOtherQuestions, findSubmission, saveVerificationEmail } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { isSubmissionOfSession } from "../link-sessions/scope.ts";
import { mayAskAgain, mayMail, tooManyMails } from "../mail-limits.ts";

/** Asks once more whose address it is, or another one: what was typed may have been wrong. */
export const askEmailConfirmation: Handler<"askEmailConfirmation"> = async (
  { params: { workspaceId, submissionId }, body: { emailAddress } },
  { tx, now, language, addressPrefix, sealer, caller: { session } },
) => {
  const found = await tx((db) => findSubmission(db, { workspaceId, id: submissionId }));
  const own = found && isSubmissionOfSession(session, found) && found.linkSessionId === session.id;
  if (!own || found.deletedAt) return notFound();
  const address = parseEmail(emailAddress);
  if (address === undefined) return noAddress("/body/emailAddress");
  if (found.verifiedAt && sameEmail(found.verificationEmail ?? "", address)) {
    return problem(409, "already-confirmed", "This address is confirmed already.");
  }
  if (!(await mayMail(tx, addressPrefix, now))) return tooManyMails();

  return tx(async (db) => {
    if (!(await mayAskAgain(db, submissionId))) return tooManyMails();
    if (!found.verifiedAt) await saveVerificationEmail(db, submissionId, address);
    await endOtherQuestions(db, { submissionId, address, now });
    const { workspaceName } = found;
    const question = { submissionId, workspaceId, workspaceName, address, language, now };
    await askToConfirm(db, sealer, question);
    return { status: 200, body: { emailAddress: address } };
  });
};
