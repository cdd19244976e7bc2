import {
  awaitedUserCopies,
  beginUserCopy,
  confirmEmail as confirm,
  confirmWorkspace,
  saveAuditEvent,
  touchWorkspace,
} from "@tieout/server/database";
import { enqueue } from "@tieout/server/jobs";
import type { Handler } from "../../operation.ts";
import { linkCookie } from "../link-sessions/link-cookie.ts";
import { isSharedHere, mayGuess, questionOf, tooManyGuesses } from "./confirmations.ts";
import { presentEmailConfirmation } from "./presenter.ts";

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
