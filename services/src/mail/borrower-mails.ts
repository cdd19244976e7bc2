import type { Day } from "@tieout/core/calendar/day";
import { emailCodeMinutes } from "@tieout/core/consent/email-code";
import { fileSize } from "@tieout/core/document";
import type { WayLeft } from "@tieout/core/receipt/present-receipt";
import { emailConfirmationSeconds, userCopyDownloads } from "@tieout/core/submission";
import type {
  CollectionGroup,
  EndOfImport,
} from "@tieout/core/submission-request/submission-request";
import { fileUpload } from "@tieout/core/tenant/packages";
import {
  borrowerFoot,
  type Mail,
  type MailFact,
  type MailWriter,
  type Regional,
  withPeriod,
} from "./mail.ts";

/** For borrowers, who have no account. */
export const borrowerMails = {
  request,
  "confirm-email": confirmEmail,
  "email-code": emailCode,
  receipt,
  "copy-ready": copyReady,
  "collection-outcome": collectionOutcome,
};

export interface RequestMail {
  /** Its secret is added when the mail is sent. */
  readonly sharedLinkId: string;
  readonly workspaceName: string;
  readonly groups: readonly CollectionGroup[];
  readonly fullFiscalYears: number;
  readonly endOfImport: EndOfImport;
  /** A fixed last day instead. */
  readonly mostRecentDay?: Day;
  readonly allowUserUpload: boolean;
  /** Absent if the requester was deleted. */
  readonly askedBy?: { readonly name: string; readonly emailAddress: string };
  readonly supportEmailAddress?: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** IANA. */
  readonly timeZone: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** Asks a borrower for books (ui mock-up 51b). */
function request(content: RequestMail, writer: MailWriter): Mail {
  const { workspaceName, groups, fullFiscalYears: years, askedBy, expiresAt, timeZone } = content;
  const { endOfImport, mostRecentDay, allowUserUpload } = content;
  const { text, tenant, day } = writer;
  const heading = text("request.heading", { tenant });
  const ask = askedBy?.name ?? content.supportEmailAddress;
  const business = withPeriod(workspaceName);
  const end = mostRecentDay ? day(mostRecentDay) : text(`request.${endOfImport}`);

  return {
    ...borrowerFoot(content.supportEmailAddress, writer),
    replyTo: content.supportEmailAddress ?? askedBy?.emailAddress,
    subject: heading,
    preview: text("request.preview", { business }),
    heading,
    sentence: text(allowUserUpload ? "request.sentence-files" : "request.sentence", { business }),
    strong: workspaceName,
    facts: [
      sharedFact(groups, writer),
      { name: text("fact.period"), value: text("request.years", { years, end }) },
      ...(askedBy
        ? [{ name: text("fact.askedBy"), value: askedBy.name, note: askedBy.emailAddress }]
        : []),
      { name: text("fact.worksUntil"), value: writer.instant(expiresAt, timeZone) },
    ],
    button: { text: text("request.button"), address: content.secretLink },
    promises: [text("request.read-only"), text("request.own-page")],
    note:
      ask === undefined ? text("request.note-nobody", { tenant }) : text("request.note", { ask }),
  };
}

/** Statements first, then the rest, in one line. */
function sharedFact(groups: RequestMail["groups"], { text, language }: MailWriter): MailFact {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const listed = (some: RequestMail["groups"]) => {
    const names = list.format(some.map((group) => text(`group.${group}`)));
    return `${names.charAt(0).toUpperCase()}${names.slice(1)}`;
  };

  const name = text("request.shared");
  const others = groups.filter((group) => group !== "financial-statements");
  if (others.length === groups.length) return { name, value: listed(groups) };
  return {
    name,
    value: listed(["financial-statements"]),
    note: text("request.with-ledger"),
    ...(others.length > 0 && { further: listed(others) }),
  };
}

export interface ConfirmEmailMail {
  readonly workspaceName: string;
  /** ISO instant. */
  readonly askedAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly supportEmailAddress?: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** Asks whether an address is its owner's (ui mock-up 51e). */
function confirmEmail(content: ConfirmEmailMail, writer: MailWriter): Mail {
  const { workspaceName, askedAt, timeZone, supportEmailAddress, secretLink } = content;
  const { text, tenant } = writer;
  const shared = writer.instant(askedAt, timeZone);
  return {
    ...borrowerFoot(supportEmailAddress, writer),
    subject: text("confirm-email.heading"),
    preview: text("confirm-email.preview", { tenant }),
    heading: text("confirm-email.heading"),
    sentence: text("confirm-email.sentence", { business: workspaceName, tenant, shared }),
    strong: workspaceName,
    facts: [],
    button: { text: text("confirm-email.button"), address: secretLink },
    inFull: text("or-open"),
    warning:
      supportEmailAddress === undefined
        ? text("confirm-email.warning-nobody", { tenant })
        : text("confirm-email.warning", { ask: supportEmailAddress }),
    note: text("confirm-email.note", { hours: emailConfirmationSeconds / 3_600 }),
  };
}

export interface EmailCodeMail {
  readonly supportEmailAddress?: string;
  /** Added when the mail is sent. */
  readonly code?: string;
}

/** A code to type where records are being shared. No link, so that no page but that one can ask for it. */
function emailCode({ supportEmailAddress, code = "" }: EmailCodeMail, writer: MailWriter): Mail {
  const { text, tenant } = writer;
  return {
    ...borrowerFoot(supportEmailAddress, writer),
    subject: text("email-code.subject", { code }),
    preview: text("email-code.preview", { minutes: emailCodeMinutes }),
    heading: text("email-code.heading"),
    sentence: text("email-code.sentence", { tenant }),
    facts: [],
    code,
    note: text("email-code.note", { minutes: emailCodeMinutes }),
  };
}

export interface CopyReadyMail extends Regional {
  readonly workspaceName: string;
  readonly file: {
    readonly name: string;
    readonly kind: "xlsx" | "zip";
    readonly bytes: number;
  };
  /** ISO instant. */
  readonly receivedAt: string;
  /** Days of the books. */
  readonly from: string;
  readonly upTo: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly supportEmailAddress?: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
  /** Link to the receipt, with the same secret; absent without a receipt. */
  readonly receiptLink?: string;
}

/** Links a borrower to their own copy (ui mock-up 51f). No mail has the file itself. */
function copyReady(content: CopyReadyMail, writer: MailWriter): Mail {
  const { workspaceName, file, receivedAt, expiresAt, timeZone, receiptLink } = content;
  const { text, tenant, locale, instant, day } = writer;
  const until = instant(expiresAt, timeZone);
  const received = instant(receivedAt, timeZone);
  const downloads = userCopyDownloads;

  return {
    ...borrowerFoot(content.supportEmailAddress, writer),
    subject: text("copy-ready.heading"),
    preview: text("copy-ready.preview", { until, downloads }),
    heading: text("copy-ready.heading"),
    sentence: text("copy-ready.sentence", { tenant, business: workspaceName, received }),
    strong: workspaceName,
    facts: [
      {
        name: text("copy-ready.file"),
        value: file.name,
        note: `${text(`copy-ready.${file.kind}`)}, ${fileSize(file.bytes, locale)}`,
      },
      {
        name: text("fact.period"),
        value: text("period", { from: day(content.from), upTo: day(content.upTo) }),
      },
      {
        name: text("copy-ready.works-until"),
        value: until,
        note: text("copy-ready.downloads", { downloads }),
      },
    ],
    button: { text: text("copy-ready.button"), address: content.secretLink },
    ...(receiptLink === undefined
      ? { note: text("copy-ready.note") }
      : {
          note: text("copy-ready.note-receipt"),
          noteLink: { text: text("copy-ready.receipt"), address: receiptLink },
        }),
  };
}

export interface ReceiptMail extends Regional {
  /** Identifies what was shared, so it's told once; absent for documents alone. */
  readonly financialRecordId?: string;
  readonly workspaceName: string;
  /** As people know it; absent for documents alone. */
  readonly packageName?: string;
  /** What can be done there when it's mailed. */
  readonly way?: WayLeft;
  /** ISO instant. */
  readonly receivedAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly supportEmailAddress?: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** Opens the receipt of what was shared, to keep it, and to end access or withdraw where that can be done. */
function receipt(content: ReceiptMail, writer: MailWriter): Mail {
  const { workspaceName, packageName, way, receivedAt, timeZone, secretLink } = content;
  const { text, tenant } = writer;
  const of = !packageName ? "documents" : packageName === fileUpload.name ? "file" : "package";
  const source = packageName && writer.source(packageName);
  const heading = text("receipt.heading", { tenant, business: workspaceName });
  return {
    ...borrowerFoot(content.supportEmailAddress, writer),
    subject: heading,
    preview: text("receipt.preview"),
    heading,
    sentence: [text(`receipt.says.${of}`), ...(way ? [text(`receipt.way.${way}`)] : [])].join(" "),
    facts: [
      ...(source ? [{ name: text("fact.source"), value: source }] : []),
      { name: text("fact.received"), value: writer.instant(receivedAt, timeZone) },
    ],
    button: { text: text("receipt.button"), address: secretLink },
    note: text("receipt.note"),
  };
}

export interface CollectionOutcomeMail extends Regional {
  /** Identifies the attempt, so it's told once. */
  readonly financialRecordId: string;
  readonly outcome: "shared" | "stopped";
  readonly workspaceName: string;
  /** As people know it: QuickBooks Online. */
  readonly packageName: string;
  /** ISO instant. */
  readonly endedAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly supportEmailAddress?: string;
  /** Without a secret. */
  readonly pageLink: string;
}

/** Tells a borrower how their import ended (D-15). The link has no secret, since anybody may read the mail. */
function collectionOutcome(content: CollectionOutcomeMail, writer: MailWriter): Mail {
  const { outcome, workspaceName, endedAt, timeZone, supportEmailAddress, pageLink } = content;
  const { text, tenant } = writer;
  const source = writer.source(content.packageName);
  const heading = text(`outcome.${outcome}`, { business: workspaceName });
  const sentence = text(`outcome.${outcome}.sentence`, { tenant, source });
  return {
    ...borrowerFoot(supportEmailAddress, writer),
    subject: heading,
    preview: sentence,
    heading,
    sentence,
    facts: [
      { name: text("fact.source"), value: source },
      {
        name: text(outcome === "shared" ? "fact.received" : "outcome.stopped-at"),
        value: writer.instant(endedAt, timeZone),
      },
    ],
    button: { text: text(`outcome.${outcome}.button`), address: pageLink },
    note: text("outcome.note"),
  };
}
