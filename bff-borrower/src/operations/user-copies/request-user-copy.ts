import { randomUUID } from "node:crypto";
import { acceptedLanguage } from "@tieout/core/language";
import { parseEmail, sameEmail } from "@tieout/core/text";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { notFound, problem } from "@tieout/server/http/problem";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { askToConfirm, noAddress } from "@tieout/services/email-confirmation/ask-to-confirm";
import { endQuestionsOf } from "@tieout/services/email-confirmation/email-confirmation";
import { lockKeptCollection } from "@tieout/services/retention/kept";
import {
  dropOtherAwaitedUserCopies,
  findAwaitedUserCopy,
  saveUserCopy,
} from "@tieout/services/user-copies/user-copy";
import { limitMails, limitQuestions } from "../mail-limits.ts";
import type { Handler } from "../operation.ts";
import { copyStanding, findCopyAddress, presentRequestedUserCopy } from "./user-copies.ts";

/** Sent at once to a confirmed address, else on confirmation (D-12). Of unconfirmed addresses the last counts. */
export const requestUserCopy: Handler<"requestUserCopy"> = async (
  { params: { workspaceId, submissionId }, body: { emailAddress, userLanguage } },
  { tx, now, requestId, language: spoken, addressPrefix, sealer, caller: { session } },
) => {
  const standing = await tx((db) => copyStanding(db, session, { workspaceId, submissionId }));
  if (standing.result === "not-found") return notFound();
  if (standing.result === "not-offered") {
    return problem(403, "copy-not-offered", { title: "copies-not-given" });
  }
  const address = parseEmail(emailAddress);
  if (address === undefined) return noAddress("/body/emailAddress");
  await limitMails({ tx, now, addressPrefix });

  const { submission, financialRecordId } = standing;
  const proved = await tx((db) => findCopyAddress(db, session, submission));
  const isConfirmed = proved !== undefined && sameEmail(proved, address);
  const language = userLanguage === undefined ? spoken : acceptedLanguage(userLanguage);
  return tx(async (db) => {
    // On a double press, the second request waits and finds the first one's copy.
    await lockKeptCollection(db, submissionId);
    const awaited = await findAwaitedUserCopy(db, submissionId, address);
    if (awaited?.state === "Building") {
      return { status: 200, body: presentRequestedUserCopy({ address, state: "Building" }) };
    }
    const state = isConfirmed ? "Building" : "AwaitingConfirmation";
    if (!isConfirmed) await limitQuestions(db, submissionId);
    for (const mistyped of await dropOtherAwaitedUserCopies(db, submissionId, address)) {
      await endQuestionsOf(db, { submissionId, address: mistyped, now });
    }
    if (!awaited) {
      const id = randomUUID();
      await saveUserCopy(db, {
        id,
        submissionId,
        financialRecordId,
        address,
        language,
        now,
        state,
        linkSessionId: session.id,
      });
      await saveAuditEvent(db, {
        at: now,
        action: "user-copy-requested",
        workspaceId,
        subjectId: submissionId,
        actor: { kind: "borrower", id: session.id },
        requestId,
      });
      if (isConfirmed) await enqueue(db, "build-user-copy", { userCopyId: id });
    }
    if (!isConfirmed) {
      const { workspaceName } = submission;
      const question = { submissionId, workspaceId, workspaceName, address, language, now };
      await askToConfirm(db, sealer, question);
    }
    return { status: 200, body: presentRequestedUserCopy({ address, state }) };
  });
};
