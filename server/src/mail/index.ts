export { type ComposedMail, composeMail, type MailLanguage, type TenantLook } from "./compose.ts";
export type {
  CollectionCompleted,
  CollectionFailed,
  MailContents,
  MailKind,
  MailMatter,
} from "./contents.ts";
export { type Mailer, type OutgoingMail, openMailer } from "./mailer.ts";
