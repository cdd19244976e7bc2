import { randomUUID } from "node:crypto";
import type { Language } from "@tieout/core/language";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import {
  findSealedLinkSecret,
  placeOfLinkSecret,
  type StoredSharedLink,
  saveSharedLink,
} from "@tieout/services/links/shared-link";
import type { RequestMail } from "@tieout/services/mail/borrower-mails";
import { saveMailDelivery } from "@tieout/services/mail/deliveries";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { findUser } from "@tieout/services/users/user";
import type { Workspace } from "@tieout/services/workspaces/workspace";

interface NewLink {
  readonly workspaceId: string;
  readonly submissionRequestId: number;
  readonly createdBy: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

type LinkedRequest = Pick<NewLink, "workspaceId" | "submissionRequestId">;

/** Makes a link's secret, stored only hashed and sealed (D-8). Returns the link's id. */
export async function makeSharedLink(db: Tx, sealer: Sealer, link: NewLink): Promise<string> {
  const id = randomUUID();
  const { secret, hash: secretHash } = newSecret();
  const { seal } = await sealer.forTenant(db);
  await saveSharedLink(db, {
    ...link,
    id,
    secretHash,
    sealedSecret: seal(placeOfLinkSecret(id), secret),
  });
  return id;
}

/**
 * A link's whole address; undefined once withdrawn. Its ids follow the specification and authorize nothing; the secret
 * is in the fragment, which no server sees.
 */
export async function sharedLinkAddress(
  db: Tx,
  sealer: Sealer,
  link: LinkedRequest & { readonly id: string },
): Promise<string | undefined> {
  const sealed = await findSealedLinkSecret(db, link.id);
  if (!sealed) return undefined;

  const { open } = await sealer.forTenant(db);
  const address = await linkAddress(db, link);
  address.hash = open(placeOfLinkSecret(link.id), sealed).toString();
  return address.href;
}

/** A link's address without its secret, which opens nothing. */
async function linkAddress(db: Tx, link: LinkedRequest): Promise<URL> {
  const address = new URL("/linked", await canonicalOrigin(db, "borrower"));
  const rid = String(link.submissionRequestId);
  address.search = new URLSearchParams({ eid: link.workspaceId, rid, optionsid: rid }).toString();
  return address;
}

/** Mails per network and hour to addresses it names: links and email confirmations. */
const mailsAnHour = { operation: "mail-link", windowSeconds: 3_600, limit: 60 };

/** Counts a mail in its own transaction, and refuses it over the limit. */
export async function limitMails(tx: Transact, addressPrefix: string, now: Date): Promise<void> {
  if (await tx((db) => withinRateLimit(db, { ...mailsAnHour, addressPrefix }, now))) return;
  throw new Refusal(problem(429, "too-many-tries", { title: "too-many-mails" }));
}

interface LinkMail {
  readonly link: StoredSharedLink;
  readonly workspace: Workspace;
  readonly emailAddress: string;
  readonly language: Language;
  readonly senderId: string;
  readonly now: Date;
}

/**
 * Queues the mail that asks a borrower for books. The link's secret isn't in the outbox: it's added when the mail is
 * sent, if the link is still open.
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
