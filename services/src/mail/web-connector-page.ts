import type { WebConnectorNewsMail, WebConnectorPageMail } from "./contents.ts";
import type { MailLanguage } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
import { requestWords } from "./words/request.ts";
import { webConnectorWords } from "./words/web-connector.ts";

/** Brings a borrower's page to the computer where QuickBooks is. It's sent once, and ends nothing. */
export function webConnectorPage(
  content: WebConnectorPageMail,
  tenant: string,
  language: MailLanguage,
): MailWords {
  const { heading, preview, sentence, button } = webConnectorWords[language];
  const { workspaceName } = content;
  return {
    ...wayToThePage(content, tenant, language),
    ...{ subject: heading, heading, preview: preview(tenant) },
    ...{ sentence: sentence(workspaceName, tenant), strong: workspaceName },
    button: { text: button, address: content.secretLink },
  };
}

/** Says what has come of the request to who has closed that page. */
export function webConnectorNews(
  content: WebConnectorNewsMail,
  tenant: string,
  language: MailLanguage,
): MailWords {
  const words = webConnectorWords[language].news[content.news];
  const heading = words.heading(content.workspaceName);
  const sentence = words.sentence(content.workspaceName, tenant);
  return {
    ...wayToThePage(content, tenant, language),
    ...{ subject: heading, heading, preview: sentence, sentence },
    button: { text: words.button, address: content.secretLink },
  };
}

/** What both say of their link. */
function wayToThePage(
  { days, supportEmailAddress }: WebConnectorPageMail,
  tenant: string,
  language: MailLanguage,
) {
  const words = webConnectorWords[language];
  return {
    ...{ language, facts: [], inFull: words.orOpen },
    warning: words.warning(supportEmailAddress ?? tenant),
    note: words.note(days),
    reason: requestWords[language].reason(tenant, supportEmailAddress),
  };
}
