import { randomUUID } from "node:crypto";
import {
  findSubmissionRequest,
  findTenant,
  findTenantSettings,
  findUser,
  type StoredSharedLink,
  saveMailDelivery,
  type Tx,
  type Workspace,
} from "@tieout/server/database";
import { enqueue } from "@tieout/server/jobs";
import type { MailLanguage, RequestMail } from "@tieout/server/mail";
import { linkAddress } from "./shared-link.ts";

interface LinkMail {
  readonly link: StoredSharedLink;
  readonly workspace: Workspace;
  readonly emailAddress: string;
  readonly language: MailLanguage;
  readonly senderId: string;
  readonly now: Date;
}

/**
 * Queues the mail that asks a borrower for books. The link's secret isn't put into the outbox: it joins
 * the mail when that is sent, if the link is still open then.
 */
export async function queueLinkMail(db: Tx, mail: LinkMail): Promise<void> {
  const { link, workspace, emailAddress: toAddress, language, senderId, now } = mail;
  const { workspaceId, submissionRequestId } = link;
  const request = await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  if (!request) throw new Error(`Link ${link.id} has no request`);
  const { timeZone } = await findTenant(db);
  const { supportEmailAddress } = await findTenantSettings(db);
  const sender = await findUser(db, senderId);
  const content: RequestMail = {
    sharedLinkId: link.id,
    workspaceName: workspace.displayName,
    groups: request.groups,
    fullFiscalYears: request.fullFiscalYears,
    endOfImport: request.endOfImport,
    ...(request.mostRecentDay && { mostRecentDay: request.mostRecentDay }),
    allowUserUpload: request.allowUserUpload,
    ...(sender && { askedBy: { name: sender.displayName, emailAddress: sender.emailAddress } }),
    ...(supportEmailAddress && { supportEmailAddress }),
    expiresAt: link.expiresAt.toISOString(),
    timeZone,
    secretLink: (await linkAddress(db, link)).href,
  };
  const mailDeliveryId = randomUUID();
  await saveMailDelivery(db, {
    id: mailDeliveryId,
    kind: "request",
    toAddress,
    language,
    content,
    workspaceId,
    now,
  });
  await enqueue(db, "send-mail", { mailDeliveryId }, { jobKey: `mail:${mailDeliveryId}` });
}
