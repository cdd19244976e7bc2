import type { Language } from "@tieout/core/language";
import {
  collectionOutcome,
  confirmEmail,
  copyReady,
  request,
  webConnectorNews,
  webConnectorPage,
} from "./borrower-mails.ts";
import { mailBrand, type TenantLook } from "./brand.ts";
import type { MailMatter } from "./contents.ts";
import { filesAboutToBeDeleted } from "./deletion-mail.ts";
import { htmlOf, textOf } from "./layout.ts";
import {
  accessRequested,
  collectionCompleted,
  collectionFailed,
  connectionNeedsAttention,
  documentUploaded,
  invitation,
  recordsWithdrawn,
  userInvited,
} from "./lender-mails.ts";
import { type Mail, type MailWriter, mailWriter } from "./mail.ts";

export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a mail. Never amounts or attachments, nor a workspace's name for readers who can't view it. */
export function composeMail(
  matter: MailMatter,
  look: TenantLook,
  language: Language,
  { unsubscribeUrl }: { readonly unsubscribeUrl?: string | undefined } = {},
): ComposedMail {
  const writer = mailWriter(language, look.visibleName);
  const unsubscribe = unsubscribeUrl && {
    text: writer.text("unsubscribe"),
    address: unsubscribeUrl,
  };
  const mail = { ...mailOf(matter, writer), ...(unsubscribe && { unsubscribe }) };
  const brand = mailBrand(look);
  return {
    subject: mail.subject,
    html: htmlOf(mail, brand, language),
    text: textOf(mail, brand, language),
  };
}

function mailOf({ kind, content }: MailMatter, writer: MailWriter): Mail {
  switch (kind) {
    case "collection-completed":
      return collectionCompleted(content, writer);
    case "collection-failed":
      return collectionFailed(content, writer);
    case "connection-needs-attention":
      return connectionNeedsAttention(content, writer);
    case "access-requested":
      return accessRequested(content, writer);
    case "user-invited":
      return userInvited(content, writer);
    case "document-uploaded":
      return documentUploaded(content, writer);
    case "files-about-to-be-deleted":
      return filesAboutToBeDeleted(content, writer);
    case "records-withdrawn":
      return recordsWithdrawn(content, writer);
    case "invitation":
      return invitation(content, writer);
    case "request":
      return request(content, writer);
    case "confirm-email":
      return confirmEmail(content, writer);
    case "copy-ready":
      return copyReady(content, writer);
    case "collection-outcome":
      return collectionOutcome(content, writer);
    case "web-connector-page":
      return webConnectorPage(content, writer);
    case "web-connector-news":
      return webConnectorNews(content, writer);
  }
}

/** The person the mail says to ask: nobody reads our own address, and lenders answer in the portal. */
export function replyToOf({ kind, content }: MailMatter): string | undefined {
  switch (kind) {
    case "request":
      return content.supportEmailAddress ?? content.askedBy?.emailAddress;
    case "confirm-email":
    case "copy-ready":
    case "collection-outcome":
    case "web-connector-page":
    case "web-connector-news":
      return content.supportEmailAddress;
    case "invitation":
      return content.invitedBy?.emailAddress;
    case "collection-completed":
    case "collection-failed":
    case "connection-needs-attention":
    case "access-requested":
    case "user-invited":
    case "document-uploaded":
    case "files-about-to-be-deleted":
    case "records-withdrawn":
      return undefined;
  }
}
