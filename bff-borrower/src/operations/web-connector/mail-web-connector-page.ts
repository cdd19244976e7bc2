import { parseEmail } from "@tieout/core/text";
import { noAddress } from "@tieout/server/confirming";
import { saveAuditEvent } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { mailWebConnector, tellFromNowOn } from "@tieout/server/web-connector";
import type { Handler } from "../../operation.ts";
import { mayMail, tooManyMails } from "../mail-limits.ts";
import { lockOwnWebConnector, webConnectorEnded } from "./enter-web-connector.ts";

/** Sends the page's address: who began on a phone goes on where QuickBooks is. A newer mail replaces an older one. */
export const mailWebConnectorPage: Handler<"mailWebConnectorPage"> = async (
  { params, body: { emailAddress } },
  { tx, now, language, addressPrefix, requestId, sealer, caller: { session } },
) => {
  const toAddress = parseEmail(emailAddress);
  const named = await tx((db) => lockOwnWebConnector(db, params, session, now));
  if (!named) return notFound();
  if (toAddress === undefined) return noAddress("/body/emailAddress");
  if (named !== "ended" && !(await mayMail(tx, addressPrefix, now))) return tooManyMails();

  return tx(async (db) => {
    const entered = await lockOwnWebConnector(db, params, session, now);
    if (!entered) return notFound();
    if (entered === "ended") return webConnectorEnded();
    const { connector, request } = entered;
    const { id, workspaceId, untold } = connector;
    const { submissionId } = request;
    await mailWebConnector(db, sealer, { connector, submissionId, toAddress, language, now });
    // Whoever goes on with it there is told what comes of it.
    await tellFromNowOn(db, { id, untold, noticeAddress: toAddress, now });
    await saveAuditEvent(db, {
      at: now,
      action: "web-connector-page-mailed",
      workspaceId,
      subjectId: id,
      requestId,
      actor: { kind: "borrower", id: session.id },
    });
    return { status: 200, body: { emailAddress: toAddress } };
  });
};
