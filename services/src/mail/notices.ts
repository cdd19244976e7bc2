import type { AccessRequested, ConnectionNeedsAttention, UserInvited } from "./contents.ts";
import { frame, instantIn, type MailLanguage, sourceIn } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
import type { Words } from "./words/words.ts";

export function connectionNeedsAttention(
  content: ConnectionNeedsAttention,
  words: Words,
  language: MailLanguage,
): MailWords {
  const { timeZone, trouble, noticedAt, connectionsUrl } = content;
  const packageName = sourceIn(language, content.packageName);
  const { facts, attention: own } = words;
  const name = content.workspaceName ?? words.aWorkspace;
  return {
    ...frame(content, words, language),
    subject: own.subject(name),
    preview: own.preview,
    badge: { tone: "critical", text: own.badge },
    heading: own.heading(name, packageName),
    sentence: own.sentences[trouble](packageName),
    facts: [
      { name: facts.package, value: packageName },
      { name: facts.noticed, value: instantIn(language, noticedAt, timeZone) },
    ],
    button: { text: own.button, address: connectionsUrl },
    note: own.note,
  };
}

export function accessRequested(
  content: AccessRequested,
  words: Words,
  language: MailLanguage,
): MailWords {
  const { workspace, askedBy, timeZone, askedAt, others, answerUrl } = content;
  const { facts, accessRequested: own } = words;
  const who = askedBy?.name ?? own.somebody;
  const where = workspace?.name ?? words.aWorkspace;
  const sentence = own.sentence(who, where);
  return {
    ...frame(content, words, language),
    subject: own.subject(who, where),
    preview: sentence,
    heading: own.heading(who),
    sentence,
    ...(workspace && { strong: workspace.name }),
    facts: [
      ...(workspace
        ? [factOf(facts.workspace, workspace.name, workspace.engagementCode || undefined)]
        : []),
      ...(askedBy ? [factOf(facts.askedBy, askedBy.name, askedBy.emailAddress)] : []),
      { name: facts.asked, value: instantIn(language, askedAt, timeZone) },
    ],
    button: { text: own.button, address: answerUrl },
    note: own.note(others),
  };
}

export function userInvited(content: UserInvited, words: Words, language: MailLanguage): MailWords {
  const { invited, invitedBy, timeZone, invitedAt, expiresAt, usersUrl } = content;
  const { facts, userInvited: own } = words;
  const who = invited?.name ?? own.somebody;
  const sentence = own.sentence(invitedBy);
  return {
    ...frame(content, words, language),
    subject: own.subject(who),
    preview: sentence,
    heading: own.heading(who),
    sentence,
    facts: [
      ...(invited ? [factOf(facts.invited, invited.name, invited.emailAddress)] : []),
      ...(invitedBy ? [factOf(facts.invitedBy, invitedBy)] : []),
      { name: facts.sent, value: instantIn(language, invitedAt, timeZone) },
      { name: facts.goodUntil, value: instantIn(language, expiresAt, timeZone) },
    ],
    button: { text: own.button, address: usersUrl },
    note: own.note,
  };
}

/** What would only repeat the value isn't said again. */
function factOf(name: string, value: string, note?: string): MailWords["facts"][number] {
  return { name, value, ...(note !== undefined && note !== value && { note }) };
}
