import { parseEmail } from "@tieout/core/text";
import { noAddress } from "@tieout/server/confirming";
import { saveAuditEvent } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { tellFromNowOn } from "@tieout/server/web-connector";
import type { Handler } from "../../operation.ts";
import { mayMail, tooManyMails } from "../mail-limits.ts";
import { lockOwnWebConnector, webConnectorEnded } from "./enter-web-connector.ts";

/** Keeps where to write once QuickBooks Desktop has called, so that the page may be closed. */
export const requestWebConnectorNews: Handler<"requestWebConnectorNews"> = async (
  { params, body: { emailAddress } },
  { tx, now, addressPrefix, requestId, caller: { session } },
) => {
  const noticeAddress = parseEmail(emailAddress);
  const named = await tx((db) => lockOwnWebConnector(db, params, session, now));
  if (!named) return notFound();
  if (noticeAddress === undefined) return noAddress("/body/emailAddress");
  if (named !== "ended" && !(await mayMail(tx, addressPrefix, now))) return tooManyMails();

  return tx(async (db) => {
    const entered = await lockOwnWebConnector(db, params, session, now);
    if (!entered) return notFound();
    if (entered === "ended") return webConnectorEnded();
    const { id, workspaceId, untold } = entered.connector;
    await tellFromNowOn(db, { id, untold, noticeAddress, now });
    await saveAuditEvent(db, {
      at: now,
      action: "web-connector-news-requested",
      workspaceId,
      subjectId: id,
      requestId,
      actor: { kind: "borrower", id: session.id },
    });
    return { status: 200, body: { emailAddress: noticeAddress } };
  });
};
