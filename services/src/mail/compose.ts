import { type Language, languageParameter } from "@tieout/core/language";
import { accessMails } from "./access-mails.ts";
import { borrowerMails } from "./borrower-mails.ts";
import { mailBrand, type TenantLook } from "./brand.ts";
import { collectionMails } from "./collection-mails.ts";
import { deletionMails } from "./deletion-mail.ts";
import { giverMails } from "./giver-mails.ts";
import { htmlOf, textOf } from "./layout.ts";
import { type Mail, type MailLink, type MailWriter, mailWriter } from "./mail.ts";
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
  const region = "region" in matter.content ? matter.content.region : undefined;
  const writer = mailWriter(language, look.visibleName, region);
  const unsubscribe = unsubscribeUrl && {
    text: writer.text("unsubscribe"),
    address: unsubscribeUrl,
  };
  const written = mailOf(matter, writer);
  const mail = inLanguage({ ...written, ...(unsubscribe && { unsubscribe }) }, language);
  const brand = mailBrand(look);
  return {
    subject: mail.subject,
    html: htmlOf(mail, brand, language),
    text: textOf(mail, brand, language),
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
  };
}

/** Wherever a mail leads, the page speaks the mail's language. */
function inLanguage(mail: Mail, language: Language): Mail {
  const to = ({ text, address }: MailLink): MailLink => {
    const page = new URL(address);
    page.searchParams.set(languageParameter, language);
    return { text, address: page.href };
  };
  const { button, noteLink, notifications, unsubscribe } = mail;
  return {
    ...mail,
    ...(button && { button: to(button) }),
    ...(noteLink && { noteLink: to(noteLink) }),
    ...(notifications && { notifications: to(notifications) }),
    ...(unsubscribe && { unsubscribe: to(unsubscribe) }),
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
