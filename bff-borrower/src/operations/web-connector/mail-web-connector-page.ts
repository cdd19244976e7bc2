import { randomUUID } from "node:crypto";
import { parseEmail } from "@tieout/core/text";
import { noAddress } from "@tieout/server/confirming";
import {
  canonicalOrigin,
  changeWebConnector,
  findTenantSettings,
  findWorkspace,
  saveAuditEvent,
  saveMailDelivery,
} from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { enqueue } from "@tieout/server/jobs";
import { placeOfMailSecret, type WebConnectorPageMail } from "@tieout/server/mail";
import { newSecret } from "@tieout/server/sealing";
import { daysOfSilence } from "@tieout/server/web-connector";
import { mayMail, tooManyMails } from "../../mail-limits.ts";
import type { Handler } from "../../operation.ts";
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
    const { workspaceId, id: subjectId } = connector;
    const workspace = await findWorkspace(db, workspaceId);
    const { supportEmailAddress } = await findTenantSettings(db);
    const { secret, hash: mailSecretHash } = newSecret();
    await changeWebConnector(db, subjectId, { mailSecretHash });

    const mailDeliveryId = randomUUID();
    const { seal } = await sealer.forTenant(db);
    const content: WebConnectorPageMail = {
      workspaceName: workspace?.displayName ?? "",
      days: daysOfSilence,
      ...(supportEmailAddress && { supportEmailAddress }),
      secretLink: new URL("/webconnector", await canonicalOrigin(db, "borrower")).href,
    };
    await saveMailDelivery(db, {
      ...{ id: mailDeliveryId, kind: "web-connector-page", toAddress, language, content, now },
      ...{ workspaceId, ...(request.submissionId && { submissionId: request.submissionId }) },
      sealedSecret: seal(placeOfMailSecret(mailDeliveryId), secret),
    });
    await enqueue(db, "send-mail", { mailDeliveryId }, { jobKey: `mail:${mailDeliveryId}` });
    await saveAuditEvent(db, {
      ...{ at: now, action: "web-connector-page-mailed", workspaceId, subjectId, requestId },
      actor: { kind: "borrower", id: session.id },
    });
    return { status: 200, body: { emailAddress: toAddress } };
  });
};
