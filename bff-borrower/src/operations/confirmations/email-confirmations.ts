import { parseEmail, sameEmail } from "@tieout/core/text";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { notFound, problem } from "@tieout/server/http/problem";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { askToConfirm } from "@tieout/services/email-confirmation/ask-to-confirm";
import {
  confirmEmail as confirm,
  endOtherQuestions,
  saveVerificationEmail,
} from "@tieout/services/email-confirmation/email-confirmation";
import { noAddress } from "@tieout/services/email-confirmation/no-address";
import { findSubmission } from "@tieout/services/submissions/find";
import { awaitedUserCopies, beginUserCopy } from "@tieout/services/user-copies/build";
import { confirmWorkspace } from "@tieout/services/workspaces/anonymous";
import { touchWorkspace } from "@tieout/services/workspaces/change";
import type { Handler } from "../../operation.ts";
import { linkCookie } from "../link-sessions/link-cookie.ts";
import { isSubmissionOfSession } from "../link-sessions/scope.ts";
import { mayAskAgain, mayMail, tooManyMails } from "../mail-limits.ts";
import { isSharedHere, mayGuess, questionOf, tooManyGuesses } from "./confirmations.ts";
import { presentEmailConfirmation } from "./presenter.ts";

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
    return problem(409, "already-confirmed", { title: "address-confirmed-already" });
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

export const readEmailConfirmation: Handler<"readEmailConfirmation"> = async (
  { body: { secret } },
  { tx, now, addressPrefix, cookie },
) => {
  if (!(await mayGuess(tx, addressPrefix, now))) return tooManyGuesses();

  return tx(async (db) => {
    const asked = await questionOf(db, secret, now);
    if (asked.result === "refused") return asked.reply;
    const { confirmation } = asked;
    const here = { cookie: cookie(linkCookie), now };
    const sharedHere = await isSharedHere(db, confirmation, here);
    return { status: 200, body: presentEmailConfirmation(confirmation, sharedHere) };
  });
};

/** The address is its owner's: the collection is verified, and copies that waited for it are made. */
export const confirmEmail: Handler<"confirmEmail"> = async (
  { body: { secret } },
  { tx, now, addressPrefix, requestId, cookie },
) => {
  if (!(await mayGuess(tx, addressPrefix, now))) return tooManyGuesses();

  return tx(async (db) => {
    const asked = await questionOf(db, secret, now);
    if (asked.result === "refused") return asked.reply;
    const { confirmation } = asked;
    const { submissionId, workspaceId, address, confirmedAt = now } = confirmation;
    const here = { cookie: cookie(linkCookie), now };
    const sharedHere = await isSharedHere(db, confirmation, here);
    const reply = {
      status: 200,
      body: presentEmailConfirmation({ ...confirmation, confirmedAt }, sharedHere),
    } as const;
    if (!(await confirm(db, confirmation, now))) return reply;

    await confirmWorkspace(db, workspaceId, now);
    await touchWorkspace(db, workspaceId, { now });
    for (const userCopyId of await awaitedUserCopies(db, submissionId, address)) {
      await beginUserCopy(db, userCopyId);
      await enqueue(db, "build-user-copy", { userCopyId });
    }
    await saveAuditEvent(db, {
      at: now,
      action: "email-confirmed",
      workspaceId,
      subjectId: submissionId,
      requestId,
      actor: { kind: "recipient" },
    });
    return reply;
  });
};
