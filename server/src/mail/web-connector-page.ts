import type { WebConnectorPageMail } from "./contents.ts";
import type { MailLanguage } from "./frame.ts";
import type { MailWords } from "./layout.ts";
import { requestWords } from "./words/request.ts";
import { webConnectorWords } from "./words/web-connector.ts";

/** Brings a borrower's page to the computer where QuickBooks is. It's sent once, and ends nothing. */
export function webConnectorPage(
  { workspaceName, days, supportEmailAddress, secretLink }: WebConnectorPageMail,
  tenant: string,
  language: MailLanguage,
): MailWords {
  const words = webConnectorWords[language];

  return {
    language,
    subject: words.heading,
    preview: words.preview(tenant),
    heading: words.heading,
    sentence: words.sentence(workspaceName, tenant),
    strong: workspaceName,
    facts: [],
    button: { text: words.button, address: secretLink },
    inFull: words.orOpen,
    warning: words.warning(supportEmailAddress ?? tenant),
    note: words.note(days),
    reason: requestWords[language].reason(tenant, supportEmailAddress),
  };
}
