import { parseEmail, sameEmail } from "@tieout/core/text";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { notFound, problem } from "@tieout/server/http/problem";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { askToConfirm, noAddress } from "@tieout/services/email-confirmation/ask-to-confirm";
import {
  confirmEmail as confirm,
  endOtherQuestions,
  saveVerificationEmail,
} from "@tieout/services/email-confirmation/email-confirmation";
import { awaitedUserCopies, beginUserCopy } from "@tieout/services/user-copies/user-copy";
import { confirmWorkspace } from "@tieout/services/workspaces/members";
import { touchWorkspace } from "@tieout/services/workspaces/workspace";
import { linkCookie } from "../link-sessions/authenticate-link.ts";
import { authorizeSubmission } from "../link-sessions/guard.ts";
import { limitMails, limitQuestions } from "../mail-limits.ts";
import type { Handler } from "../operation.ts";
import { isSharedHere, limitGuesses, requireConfirmation } from "./confirmations.ts";
import { presentEmailConfirmation } from "./presenter.ts";

/** Mails the confirmation again, or to a corrected address. */
export const askEmailConfirmation: Handler<"askEmailConfirmation"> = async (
  { params: { workspaceId, submissionId }, body: { emailAddress } },
  { tx, now, language, addressPrefix, sealer, caller: { session } },
) => {
  const key = { workspaceId, submissionId };
  const found = await tx((db) => authorizeSubmission(db, key, session));
  if (found.linkSessionId !== session.id || found.deletedAt) return notFound();
  const address = parseEmail(emailAddress);
  if (address === undefined) return noAddress("/body/emailAddress");
  if (found.verifiedAt && sameEmail(found.verificationEmail ?? "", address)) {
    return problem(409, "already-confirmed", { title: "address-confirmed-already" });
  }
  await limitMails({ tx, now, addressPrefix });

  return tx(async (db) => {
    await limitQuestions(db, submissionId);
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
  await limitGuesses({ tx, now, addressPrefix });

  return tx(async (db) => {
    const confirmation = await requireConfirmation(db, secret, now);
    const here = { cookie: cookie(linkCookie), now };
    const sharedHere = await isSharedHere(db, confirmation, here);
    return { status: 200, body: presentEmailConfirmation(confirmation, sharedHere) };
  });
};

/** Confirms the address: the collection is verified, and waiting copies are made. */
export const confirmEmail: Handler<"confirmEmail"> = async (
  { body: { secret } },
  { tx, now, addressPrefix, requestId, cookie },
) => {
  await limitGuesses({ tx, now, addressPrefix });

  return tx(async (db) => {
    const confirmation = await requireConfirmation(db, secret, now);
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
