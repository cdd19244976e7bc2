import type { Language } from "@tieout/core/language";
import { accessMails } from "./access-mails.ts";
import { borrowerMails } from "./borrower-mails.ts";
import { mailBrand, type TenantLook } from "./brand.ts";
import { collectionMails } from "./collection-mails.ts";
import { deletionMails } from "./deletion-mail.ts";
import { giverMails } from "./giver-mails.ts";
import { htmlOf, textOf } from "./layout.ts";
import { type Mail, type MailWriter, mailWriter } from "./mail.ts";
import { webConnectorMails } from "./web-connector-mails.ts";

const mails = {
  ...collectionMails,
  ...deletionMails,
  ...accessMails,
  ...borrowerMails,
  ...giverMails,
  ...webConnectorMails,
};

export type MailKind = keyof typeof mails;

/** Each mail's data; plain, since it's stored in the outbox as JSON (D-30). */
export type MailContents = {
  readonly [Kind in MailKind]: Parameters<(typeof mails)[Kind]>[0];
};

export type MailMatter<Among extends MailKind = MailKind> = {
  readonly [Kind in Among]: { readonly kind: Kind; readonly content: MailContents[Kind] };
}[Among];

export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whom the mail says to ask, where it names somebody. */
  readonly replyTo?: string;
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
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
  };
}

function mailOf<Kind extends MailKind>(
  { kind, content }: MailMatter<Kind>,
  writer: MailWriter,
): Mail {
  const writes: {
    readonly [Each in MailKind]: (content: MailContents[Each], writer: MailWriter) => Mail;
  } = mails;
  return writes[kind](content, writer);
}
