import { invitationSeconds } from "@tieout/core/user";
import type { InvitationMail } from "./contents.ts";
import { instantIn, type MailLanguage } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
import { invitationWords } from "./words/invitation.ts";

/** Asks somebody in (ui mock-up 51a). It's sent once, so that there is nothing to unsubscribe from. */
export function invitation(
  { invitedBy, emailAddress, roles, expiresAt, timeZone, secretLink }: InvitationMail,
  tenant: string,
  language: MailLanguage,
): MailWords {
  const words = invitationWords[language];
  const list = new Intl.ListFormat(language, { type: "conjunction" });

  return {
    language,
    subject: words.subject(tenant, invitedBy?.name),
    preview: words.preview(invitationSeconds / 3_600),
    heading: words.heading(tenant),
    sentence: words.sentence(tenant, invitedBy?.name),
    ...(invitedBy && { strong: invitedBy.name }),
    facts: [
      { name: words.facts.signIn, value: emailAddress },
      { name: words.facts.role, value: list.format(roles.map((role) => words.roles[role])) },
      { name: words.facts.validUntil, value: instantIn(language, expiresAt, timeZone) },
    ],
    button: { text: words.button, address: secretLink },
    note: words.note(invitedBy?.emailAddress),
    reason: words.reason(invitedBy?.name),
  };
}
