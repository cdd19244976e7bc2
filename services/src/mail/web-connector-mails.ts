import { borrowerFoot, type Mail, type MailWriter } from "./mail.ts";

/** For a borrower who shares QuickBooks Desktop, and need not stay at the page. */
export const webConnectorMails = {
  "web-connector-page": webConnectorPage,
  "web-connector-news": webConnectorNews,
};

/** A borrower's page, to continue on another computer. */
export interface WebConnectorPageMail {
  readonly workspaceName: string;
  /** Days the link is valid, at most. */
  readonly days: number;
  readonly supportEmailAddress?: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

function webConnectorPage(content: WebConnectorPageMail, writer: MailWriter): Mail {
  const { workspaceName, secretLink } = content;
  const { text, tenant } = writer;
  return {
    ...ofWebConnector(content, writer),
    subject: text("web-connector.heading"),
    preview: text("web-connector.preview", { tenant }),
    heading: text("web-connector.heading"),
    sentence: text("web-connector.sentence", { business: workspaceName, tenant }),
    strong: workspaceName,
    button: { text: text("web-connector.button"), address: secretLink },
  };
}

/** News of QuickBooks Desktop, for a borrower who closed the page. */
export interface WebConnectorNewsMail extends WebConnectorPageMail {
  /** It called and the company needs confirming; books read; books failed. */
  readonly news: "called" | "done" | "stopped";
  /** The company file that's open, if it's named unlike the business. */
  readonly company?: string;
}

function webConnectorNews(content: WebConnectorNewsMail, writer: MailWriter): Mail {
  const { workspaceName: business, secretLink, news, company } = content;
  const { text, tenant } = writer;
  const isOther = company !== undefined;
  const heading = isOther
    ? text("web-connector.other", { company })
    : text(`web-connector.${news}`, { business });
  const sentence = isOther
    ? text("web-connector.other.sentence", { company, business, tenant })
    : text(`web-connector.${news}.sentence`, { tenant });
  return {
    ...ofWebConnector(content, writer),
    subject: heading,
    preview: sentence,
    heading,
    sentence,
    button: { text: text(`web-connector.${news}.button`), address: secretLink },
  };
}

function ofWebConnector(content: WebConnectorPageMail, writer: MailWriter) {
  const { days, supportEmailAddress } = content;
  const { text, tenant } = writer;
  return {
    ...borrowerFoot(supportEmailAddress, writer),
    facts: [],
    inFull: text("or-open"),
    warning:
      supportEmailAddress === undefined
        ? text("web-connector.warning-nobody", { tenant })
        : text("web-connector.warning", { ask: supportEmailAddress }),
    note: text("web-connector.note", { days }),
  };
}
