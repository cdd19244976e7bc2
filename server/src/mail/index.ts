export { type ComposedMail, composeMail, type TenantLook } from "./compose.ts";
export type {
  CollectionCompleted,
  CollectionFailed,
  CollectionOutcomeMail,
  ConfirmEmailMail,
  CopyReadyMail,
  GoingCollection,
  InvitationMail,
  MailContents,
  MailKind,
  MailMatter,
  Reader,
  RecordsWithdrawn,
  RequestMail,
  WebConnectorNewsMail,
  WebConnectorPageMail,
} from "./contents.ts";
export type { MailLanguage } from "./frame.ts";
export { type Mailer, type OutgoingMail, openMailer } from "./mailer.ts";
export { replyToOf } from "./reply-to.ts";
export { placeOfMailSecret, withSecret } from "./secret-link.ts";
