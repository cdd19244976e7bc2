import type { CollectionGroup } from "@tieout/core/submission-request/submission-request";
import { borrowerFoot, type Mail, type MailWriter, type Regional } from "./mail.ts";

/** For whoever allowed a lender to read, about what has come of it. Sent to the address that they proved. */
export const giverMails = {
  "permission-asked": permissionAsked,
  "records-updated": recordsUpdated,
  "permission-superseded": permissionSuperseded,
  "permission-paused": permissionPaused,
};

export interface GiverMail extends Regional {
  readonly workspaceName: string;
  /** IANA. */
  readonly timeZone: string;
  readonly supportEmailAddress?: string;
  /** The receipt, without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** The page that it opens says what for. */
function permissionAsked(content: GiverMail, writer: MailWriter): Mail {
  const { workspaceName, secretLink } = content;
  const { text, tenant } = writer;
  return {
    ...receiptMail(content, writer),
    subject: text("asked.heading", { tenant }),
    preview: text("asked.preview"),
    heading: text("asked.heading", { tenant }),
    sentence: text("asked.sentence", { tenant, business: workspaceName }),
    button: { text: text("asked.button"), address: secretLink },
    note: text("asked.note"),
  };
}

export interface RecordsUpdated extends GiverMail {
  /** Identifies the read, so it's told once. */
  readonly financialRecordId: string;
  /** ISO instant. */
  readonly readAt: string;
  readonly groups: readonly CollectionGroup[];
  /** Days of the books. */
  readonly from: string;
  readonly upTo: string;
  /** The last day of updates. */
  readonly until: string;
  /** The same receipt, where access is ended. */
  readonly receiptLink: string;
}

function recordsUpdated(content: RecordsUpdated, writer: MailWriter): Mail {
  const { workspaceName, supportEmailAddress, secretLink, receiptLink, readAt, timeZone } = content;
  const { text, tenant, day, language } = writer;
  const heading = text("updated.heading", { tenant });
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const what = list.format(content.groups.map((group) => text(`group.${group}`)));
  const until = day(content.until);
  return {
    ...borrowerFoot(supportEmailAddress, writer),
    subject: heading,
    preview: text("updated.preview"),
    heading,
    sentence: text("updated.sentence", { tenant, business: workspaceName, until }),
    strong: workspaceName,
    facts: [
      { name: text("updated.fact.read"), value: writer.date(readAt, timeZone) },
      {
        name: text("updated.fact.what"),
        value: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
        note: text("period", { from: day(content.from), upTo: day(content.upTo) }),
      },
      { name: text("updated.fact.allowed"), value: until },
    ],
    button: { text: text("updated.button"), address: secretLink },
    note: text("updated.note"),
    noteLink: { text: text("updated.end"), address: receiptLink },
  };
}

export interface PermissionSuperseded extends GiverMail {
  /** ISO instant. */
  readonly supersededAt: string;
}

/** Never names who gave the new one. */
function permissionSuperseded(content: PermissionSuperseded, writer: MailWriter): Mail {
  const { workspaceName, supersededAt, timeZone } = content;
  const { text, tenant } = writer;
  const day = writer.date(supersededAt, timeZone);
  return {
    ...receiptMail(content, writer),
    subject: text("superseded.heading", { tenant }),
    preview: text("superseded.preview"),
    heading: text("superseded.heading", { tenant }),
    sentence: text("superseded.sentence", { tenant, business: workspaceName, day }),
    note: text("superseded.note"),
  };
}

export interface PermissionPaused extends GiverMail {
  /** As people know it: QuickBooks Online. */
  readonly packageName: string;
}

function permissionPaused(content: PermissionPaused, writer: MailWriter): Mail {
  const { workspaceName } = content;
  const { text, tenant } = writer;
  const source = writer.source(content.packageName);
  return {
    ...receiptMail(content, writer),
    subject: text("paused.heading", { tenant }),
    preview: text("paused.preview", { source }),
    heading: text("paused.heading", { tenant }),
    sentence: text("paused.sentence", { tenant, source, business: workspaceName }),
  };
}

function receiptMail(
  { supportEmailAddress, secretLink, workspaceName }: GiverMail,
  writer: MailWriter,
) {
  const { text } = writer;
  return {
    ...borrowerFoot(supportEmailAddress, writer),
    strong: workspaceName,
    facts: [],
    button: { text: text("giver.button"), address: secretLink },
    note: text("giver.note"),
  };
}
