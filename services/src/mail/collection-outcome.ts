import type { CollectionOutcomeMail } from "./contents.ts";
import { instantIn, type MailLanguage, sourceIn } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
import { collectionOutcomeWords } from "./words/collection-outcome.ts";
import { requestWords } from "./words/request.ts";

/** Tells a borrower how their import ended (D-15). Its address brings no secret: who reads it may be anybody. */
export function collectionOutcome(
  content: CollectionOutcomeMail,
  tenant: string,
  language: MailLanguage,
): MailWords {
  const { outcome, workspaceName, endedAt, timeZone, supportEmailAddress, pageLink } = content;
  const { outcomes, facts, note } = collectionOutcomeWords[language];
  const words = outcomes[outcome];
  const source = sourceIn(language, content.packageName);
  const heading = words.heading(workspaceName);
  const sentence = words.sentence(tenant, source);
  return {
    language,
    subject: heading,
    preview: sentence,
    heading,
    sentence,
    facts: [
      { name: facts.source, value: source },
      {
        name: outcome === "shared" ? facts.received : facts.stopped,
        value: instantIn(language, endedAt, timeZone),
      },
    ],
    button: { text: words.button, address: pageLink },
    note,
    reason: requestWords[language].reason(tenant, supportEmailAddress),
  };
}
