import { type Wider, widerThings } from "@tieout/core/consent/wider";
import type { ImportReason, ImportStep } from "@tieout/core/import/import";
import { capitalized } from "@tieout/core/language";
import { withdrawalDays } from "@tieout/core/retention";
import { say } from "@tieout/server/messages/messages";
import { factOf, lenderFoot, type Mail, type MailWriter, type Reader } from "./mail.ts";

/** For a lender's people, about one workspace's collections. */
export const collectionMails = {
  "collection-completed": collectionCompleted,
  "collection-failed": collectionFailed,
  "connection-needs-attention": connectionNeedsAttention,
  "document-uploaded": documentUploaded,
  "records-withdrawn": recordsWithdrawn,
  "permission-answered": permissionAnswered,
};

interface Collection extends Reader {
  /** Absent for readers who can't view the workspace, who get no names or figures (D-53). */
  readonly workspaceName?: string;
  /** As people know it: QuickBooks Online. */
  readonly packageName: string;
}

export interface CollectionCompleted extends Collection {
  readonly submissionUrl: string;
  readonly asked: boolean;
  /** Days of the books. */
  readonly from: string;
  readonly upTo: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** The borrower's confirmed or given address. */
  readonly submittedBy?: string;
  readonly checks: {
    readonly passed: number;
    readonly of: number;
    readonly high: number;
    readonly medium: number;
  };
}

function collectionCompleted(content: CollectionCompleted, writer: MailWriter): Mail {
  const { workspaceName, submittedBy, checks, receivedAt, timeZone } = content;
  const { text, day } = writer;
  const source = writer.source(content.packageName);
  const workspace = workspaceName ?? text("a-workspace");
  const period = text("period", { from: day(content.from), upTo: day(content.upTo) });
  const findings = checks.high + checks.medium;
  const ready = text(content.asked ? "completed.ready-as-asked" : "completed.ready");
  const lookFirst = workspaceName && findings > 0;
  const severities = [
    ...(checks.high > 0 ? [text("completed.high", { count: checks.high })] : []),
    ...(checks.medium > 0 ? [text("completed.medium", { count: checks.medium })] : []),
  ].join(", ");

  return {
    ...lenderFoot(content, writer),
    subject: text("completed.subject", { workspace }),
    preview: workspaceName ? `${source}, ${period}.` : text("completed.note"),
    badge: { tone: "positive", text: text("completed.badge") },
    heading: text("completed.heading", { workspace }),
    sentence: lookFirst ? `${ready} ${text("completed.findings-first", { findings })}` : ready,
    facts: [
      { name: text("fact.package"), value: source },
      { name: text("fact.period"), value: period },
      { name: text("fact.received"), value: writer.instant(receivedAt, timeZone) },
      ...(workspaceName && submittedBy
        ? [{ name: text("fact.submittedBy"), value: submittedBy }]
        : []),
      ...(workspaceName
        ? [
            factOf(
              text("fact.dataQuality"),
              text("completed.checks", { passed: checks.passed, of: checks.of }),
              severities || undefined,
            ),
          ]
        : []),
    ],
    button: { text: text("completed.button"), address: content.submissionUrl },
    note: text("completed.note"),
  };
}

export interface CollectionFailed extends Collection {
  readonly reason: ImportReason;
  /** ISO instant. */
  readonly stoppedAt: string;
  /** Absent where the import hadn't begun. */
  readonly step?: ImportStep;
  /** Which one it was of how many: "2 of 3". */
  readonly stepPlace?: { readonly at: number; readonly of: number };
  /** Reference for support. */
  readonly reference: string;
  /** Retry is offered only where the connection has ended; else the workspace is opened. */
  readonly action: { readonly kind: "retry" | "open-workspace"; readonly address: string };
}

function collectionFailed(content: CollectionFailed, writer: MailWriter): Mail {
  const { action, step, stepPlace, stoppedAt, timeZone, reference } = content;
  const { text, language } = writer;
  const source = writer.source(content.packageName);
  const reason = say(content.reason, language);
  const workspace = content.workspaceName ?? text("a-workspace");
  const stopped = step && text(`step.${step}`);
  const place = stopped && stepPlace && text("failed.step-of", { step: stopped, ...stepPlace });

  return {
    ...lenderFoot(content, writer),
    subject: text("failed.subject", { workspace }),
    preview: text("failed.preview", { reason }),
    badge: { tone: "critical", text: text("failed.badge") },
    heading: text("failed.heading", { workspace }),
    sentence: text("failed.sentence", { reason }),
    facts: [
      { name: text("fact.package"), value: source },
      { name: text("fact.stopped"), value: writer.instant(stoppedAt, timeZone) },
      ...(stopped ? [{ name: text("fact.step"), value: place ?? stopped }] : []),
      { name: text("fact.reference"), value: reference },
    ],
    button: { text: text(`failed.${action.kind}`), address: action.address },
    note: text("failed.note", { package: source }),
  };
}

export interface ConnectionNeedsAttention extends Collection {
  readonly trouble: "not-permitted" | "disconnected";
  /** ISO instant. */
  readonly noticedAt: string;
  readonly connectionsUrl: string;
}

function connectionNeedsAttention(content: ConnectionNeedsAttention, writer: MailWriter): Mail {
  const { timeZone, trouble, noticedAt, connectionsUrl } = content;
  const { text } = writer;
  const source = writer.source(content.packageName);
  const workspace = content.workspaceName ?? text("a-workspace");
  return {
    ...lenderFoot(content, writer),
    subject: text("attention.subject", { workspace }),
    preview: text("attention.preview"),
    badge: { tone: "critical", text: text("attention.badge") },
    heading: text("attention.heading", { workspace, package: source }),
    sentence: text(`attention.${trouble}`, { package: source }),
    facts: [
      { name: text("fact.package"), value: source },
      { name: text("fact.noticed"), value: writer.instant(noticedAt, timeZone) },
    ],
    button: { text: text("attention.button"), address: connectionsUrl },
    note: text("attention.note"),
  };
}

export interface DocumentUploaded extends Reader {
  /** Absent for who can't view the workspace. */
  readonly workspaceName?: string;
  /** How many have come since people were last told. */
  readonly count: number;
  /** Nobody has begun to share books. Absent in mails that were queued before it was said. */
  readonly withoutBooks?: boolean;
  /** ISO instant. */
  readonly receivedAt: string;
  readonly submissionUrl: string;
}

function documentUploaded(content: DocumentUploaded, writer: MailWriter): Mail {
  const { count, withoutBooks, receivedAt, timeZone, submissionUrl } = content;
  const { text } = writer;
  const workspace = content.workspaceName ?? text("a-workspace");
  const sentence = [
    text("documents.sentence", { count }),
    ...(withoutBooks ? [text("documents.without-books")] : []),
  ].join(" ");
  return {
    ...lenderFoot(content, writer),
    subject: text("documents.subject", { workspace, count }),
    preview: sentence,
    badge: { tone: "positive", text: text("documents.badge") },
    heading: text("documents.heading", { workspace }),
    sentence,
    facts: [
      { name: text("fact.documents"), value: String(count) },
      { name: text("fact.received"), value: writer.instant(receivedAt, timeZone) },
    ],
    button: { text: text("documents.button"), address: submissionUrl },
    note: text("documents.note"),
  };
}

export interface RecordsWithdrawn extends Reader {
  /** Absent for who can't view the workspace. */
  readonly workspaceName?: string;
  readonly packageName?: string;
  /** ISO instants. */
  readonly withdrawnAt: string;
  /** Absent where a legal hold keeps it. */
  readonly deletedAt?: string;
  readonly submissionUrl: string;
}

function recordsWithdrawn(content: RecordsWithdrawn, writer: MailWriter): Mail {
  const { timeZone, packageName, withdrawnAt, deletedAt, submissionUrl } = content;
  const { dayZone = timeZone } = content;
  const { text, source, date } = writer;
  const workspace = content.workspaceName ?? text("a-workspace");
  const sentence = text(deletedAt === undefined ? "withdrawn.held" : "withdrawn.sentence");
  return {
    ...lenderFoot(content, writer),
    subject: text("withdrawn.subject", { workspace }),
    preview: sentence,
    badge: { tone: "warning", text: text("withdrawn.badge") },
    heading: text("withdrawn.heading", { workspace }),
    sentence,
    facts: [
      ...(packageName === undefined
        ? []
        : [{ name: text("fact.package"), value: source(packageName) }]),
      { name: text("fact.withdrawn"), value: writer.instant(withdrawnAt, timeZone) },
      ...(deletedAt ? [{ name: text("fact.deletedBy"), value: date(deletedAt, dayZone) }] : []),
    ],
    button: { text: text("withdrawn.button"), address: submissionUrl },
    note: text("withdrawn.note", { days: withdrawalDays }),
  };
}

export interface PermissionAnswered extends Collection {
  /** Asked for in addition to what was allowed before. */
  readonly more: Wider;
  /** Else the borrower keeps everything as it is. */
  readonly isAllowed: boolean;
  /** ISO instant. */
  readonly answeredAt: string;
  readonly connectionsUrl: string;
}

function permissionAnswered(content: PermissionAnswered, writer: MailWriter): Mail {
  const { isAllowed, more, answeredAt, timeZone, connectionsUrl } = content;
  const { text, language } = writer;
  const source = writer.source(content.packageName);
  const workspace = content.workspaceName ?? text("a-workspace");
  const answer = isAllowed ? "allowed" : "kept";
  const sentence = text(`answered.${answer}.sentence`);
  return {
    ...lenderFoot(content, writer),
    subject: text(`answered.${answer}.subject`, { workspace }),
    preview: sentence,
    badge: { tone: isAllowed ? "positive" : "warning", text: text(`answered.${answer}.badge`) },
    heading: text(`answered.${answer}.heading`, { workspace }),
    sentence,
    facts: [
      { name: text("fact.package"), value: source },
      { name: text("fact.askedFor"), value: capitalized(widerThings(more, language)) },
      { name: text("fact.answered"), value: writer.instant(answeredAt, timeZone) },
    ],
    button: { text: text("answered.button"), address: connectionsUrl },
    note: text(`answered.${answer}.note`),
  };
}
