import { withdrawalDays } from "@tieout/core/retention";
import { invitationSeconds } from "@tieout/core/user";
import { say } from "@tieout/server/messages/messages";
import type {
  AccessRequested,
  CollectionCompleted,
  CollectionFailed,
  ConnectionNeedsAttention,
  DocumentUploaded,
  InvitationMail,
  RecordsWithdrawn,
  UserInvited,
} from "./contents.ts";
import { lenderFoot, type Mail, type MailFact, type MailWriter } from "./mail.ts";

export function collectionCompleted(content: CollectionCompleted, writer: MailWriter): Mail {
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

export function collectionFailed(content: CollectionFailed, writer: MailWriter): Mail {
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

export function connectionNeedsAttention(
  content: ConnectionNeedsAttention,
  writer: MailWriter,
): Mail {
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

export function accessRequested(content: AccessRequested, writer: MailWriter): Mail {
  const { workspace, askedBy, timeZone, askedAt, others, answerUrl } = content;
  const { text } = writer;
  const who = askedBy?.name ?? text("somebody");
  const name = workspace?.name ?? text("a-workspace");
  const sentence = text("access-requested.sentence", { who, workspace: name });
  return {
    ...lenderFoot(content, writer),
    subject: text("access-requested.subject", { who, workspace: name }),
    preview: sentence,
    heading: text("access-requested.heading", { who }),
    sentence,
    ...(workspace && { strong: workspace.name }),
    facts: [
      ...(workspace
        ? [factOf(text("fact.workspace"), name, workspace.engagementCode || undefined)]
        : []),
      ...(askedBy ? [factOf(text("fact.askedBy"), askedBy.name, askedBy.emailAddress)] : []),
      { name: text("fact.asked"), value: writer.instant(askedAt, timeZone) },
    ],
    button: { text: text("access-requested.button"), address: answerUrl },
    note: text("access-requested.note", { others }),
  };
}

export function userInvited(content: UserInvited, writer: MailWriter): Mail {
  const { invited, invitedBy, timeZone, invitedAt, expiresAt, usersUrl } = content;
  const { text, instant } = writer;
  const heading = text("user-invited.heading", { who: invited?.name ?? text("somebody") });
  const sentence = invitedBy
    ? text("user-invited.sentence-by", { invitedBy })
    : text("user-invited.sentence");
  return {
    ...lenderFoot(content, writer),
    subject: heading,
    preview: sentence,
    heading,
    sentence,
    facts: [
      ...(invited ? [factOf(text("fact.invited"), invited.name, invited.emailAddress)] : []),
      ...(invitedBy ? [{ name: text("fact.invitedBy"), value: invitedBy }] : []),
      { name: text("fact.sent"), value: instant(invitedAt, timeZone) },
      { name: text("fact.goodUntil"), value: instant(expiresAt, timeZone) },
    ],
    button: { text: text("user-invited.button"), address: usersUrl },
    note: text("user-invited.note"),
  };
}

export function documentUploaded(content: DocumentUploaded, writer: MailWriter): Mail {
  const { count, receivedAt, timeZone, submissionUrl } = content;
  const { text } = writer;
  const workspace = content.workspaceName ?? text("a-workspace");
  const sentence = text("documents.sentence", { count });
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

export function recordsWithdrawn(content: RecordsWithdrawn, writer: MailWriter): Mail {
  const { timeZone, packageName, withdrawnAt, deletedAt, submissionUrl } = content;
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
      ...(deletedAt ? [{ name: text("fact.deletedBy"), value: date(deletedAt, timeZone) }] : []),
    ],
    button: { text: text("withdrawn.button"), address: submissionUrl },
    note: text("withdrawn.note", { days: withdrawalDays }),
  };
}

/** Invites somebody (ui mock-up 51a). Sent once, so there's no unsubscribe. */
export function invitation(content: InvitationMail, writer: MailWriter): Mail {
  const { emailAddress, roles, expiresAt, timeZone, secretLink } = content;
  const { text, tenant, language } = writer;
  const invitedBy = content.invitedBy?.name;
  const address = content.invitedBy?.emailAddress;
  const list = new Intl.ListFormat(language, { type: "conjunction" });

  return {
    subject: invitedBy
      ? text("invitation.subject-by", { tenant, invitedBy })
      : text("invitation.subject", { tenant }),
    preview: text("invitation.preview", { hours: invitationSeconds / 3_600 }),
    heading: text("invitation.heading", { tenant }),
    sentence: invitedBy
      ? text("invitation.sentence-by", { tenant, invitedBy })
      : text("invitation.sentence", { tenant }),
    ...(invitedBy && { strong: invitedBy }),
    facts: [
      { name: text("invitation.sign-in"), value: emailAddress },
      {
        name: text("invitation.role"),
        value: list.format(roles.map((role) => text(`role.${role}`))),
      },
      { name: text("invitation.valid-until"), value: writer.instant(expiresAt, timeZone) },
    ],
    button: { text: text("invitation.button"), address: secretLink },
    note: address ? text("invitation.note-ask", { address }) : text("invitation.note"),
    reason: invitedBy ? text("invitation.reason-by", { invitedBy }) : text("invitation.reason"),
  };
}

/** Omits notes that repeat the value. */
function factOf(name: string, value: string, note?: string): MailFact {
  return { name, value, ...(note !== undefined && note !== value && { note }) };
}
