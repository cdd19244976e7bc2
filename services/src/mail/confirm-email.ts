import { emailConfirmationSeconds } from "@tieout/core/submission";
import type { ConfirmEmailMail } from "./contents.ts";
import { instantIn, type MailLanguage } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
import { confirmEmailWords } from "./words/confirm-email.ts";
import { requestWords } from "./words/request.ts";

/** Asks whether an address is its owner's (ui mock-up 51e). It's sent once, and ends nothing. */
export function confirmEmail(
  { workspaceName, askedAt, timeZone, supportEmailAddress, secretLink }: ConfirmEmailMail,
  tenant: string,
  language: MailLanguage,
): MailWords {
  const words = confirmEmailWords[language];

  return {
    language,
    subject: words.heading,
    preview: words.preview(tenant),
    heading: words.heading,
    sentence: words.sentence(workspaceName, tenant, instantIn(language, askedAt, timeZone)),
    strong: workspaceName,
    facts: [],
    button: { text: words.button, address: secretLink },
    inFull: words.orOpen,
    warning: words.warning(supportEmailAddress ?? tenant),
    note: words.note(emailConfirmationSeconds / 3_600),
    reason: requestWords[language].reason(tenant, supportEmailAddress),
  };
}
