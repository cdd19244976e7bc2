import { randomUUID } from "node:crypto";
import { acceptedLanguage } from "@tieout/core/language";
import { parseEmail, sameEmail } from "@tieout/core/text";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { notFound, problem } from "@tieout/server/http/problem";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { noAddress } from "@tieout/services/email-confirmation/ask-to-confirm";
import { lockKeptCollection } from "@tieout/services/retention/kept";
import { findUserCopyInHand, saveUserCopy } from "@tieout/services/user-copies/user-copy";
import { authorizeSubmission } from "../link-sessions/guard.ts";
import { limitMails } from "../mail-limits.ts";
import type { Handler } from "../operation.ts";
import { copyStanding, findCopyAddress, presentRequestedUserCopy } from "./user-copies.ts";

/** Only to an address that was proved: a mistyped one may be a stranger's (D-12). */
export const requestUserCopy: Handler<"requestUserCopy"> = async (
  { params: { workspaceId, submissionId }, body: { emailAddress, userLanguage } },
  { tx, now, requestId, language: spoken, addressPrefix, caller: { session } },
) => {
  const standing = await tx(async (db) => {
    const named = await authorizeSubmission(db, { workspaceId, submissionId }, session);
    return copyStanding(db, session, named);
  });
  if (standing.result === "not-found") return notFound();
  if (standing.result === "not-offered") {
    return problem(403, "copy-not-offered", { title: "copies-not-given" });
  }
  const address = parseEmail(emailAddress);
  if (address === undefined) return noAddress("/body/emailAddress");
  const { submission, financialRecordId } = standing;
  const proved = await tx((db) => findCopyAddress(db, session, submission));
  if (proved === undefined || !sameEmail(proved, address)) {
    return problem(409, "address-not-proven", { title: "copy-address-not-proven" });
  }
  await limitMails({ tx, now, addressPrefix });

  const language = userLanguage === undefined ? spoken : acceptedLanguage(userLanguage);
  return tx(async (db) => {
    // On a double press, the second request waits and finds the first one's copy.
    await lockKeptCollection(db, submissionId);
    const reply = { status: 200, body: presentRequestedUserCopy({ address }) } as const;
    const own = { submissionId, linkSessionId: session.id };
    const inHand = await findUserCopyInHand(db, own);
    if (inHand && sameEmail(inHand.address, address)) return reply;

    const id = randomUUID();
    await saveUserCopy(db, { ...own, id, financialRecordId, address, language, now });
    await saveAuditEvent(db, {
      at: now,
      action: "user-copy-requested",
      workspaceId,
      subjectId: submissionId,
      actor: { kind: "borrower", id: session.id },
      requestId,
    });
    await enqueue(db, "build-user-copy", { userCopyId: id });
    return reply;
  });
};
