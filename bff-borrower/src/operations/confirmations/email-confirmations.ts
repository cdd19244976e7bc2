import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { confirmEmail as confirm } from "@tieout/services/email-confirmation/email-confirmation";
import { confirmWorkspace } from "@tieout/services/workspaces/members";
import { touchWorkspace } from "@tieout/services/workspaces/workspace";
import type { Handler } from "../operation.ts";
import { limitGuesses, requireConfirmation } from "./confirmations.ts";
import { presentEmailConfirmation } from "./presenter.ts";

export const readEmailConfirmation: Handler<"readEmailConfirmation"> = async (
  { body: { secret } },
  { tx, now, addressPrefix },
) => {
  await limitGuesses({ tx, now, addressPrefix });

  return tx(async (db) => {
    const confirmation = await requireConfirmation(db, secret, now);
    return { status: 200, body: presentEmailConfirmation(confirmation) };
  });
};

/** Confirms the address of a collection that the lender began, with nobody at a page to type a code. */
export const confirmEmail: Handler<"confirmEmail"> = async (
  { body: { secret } },
  { tx, now, addressPrefix, requestId },
) => {
  await limitGuesses({ tx, now, addressPrefix });

  return tx(async (db) => {
    const confirmation = await requireConfirmation(db, secret, now);
    const { submissionId, workspaceId, confirmedAt = now } = confirmation;
    const reply = {
      status: 200,
      body: presentEmailConfirmation({ ...confirmation, confirmedAt }),
    } as const;
    if (!(await confirm(db, confirmation, now))) return reply;

    await confirmWorkspace(db, workspaceId, now);
    await touchWorkspace(db, workspaceId, { now });
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
