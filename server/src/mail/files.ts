import { daysLeft } from "@tieout/core/retention";
import type { DocumentUploaded, FilesAboutToBeDeleted } from "./contents.ts";
import { dayOfInstantIn, frame, instantIn, type MailLanguage } from "./frame.ts";
import type { MailWords } from "./layout.ts";
import type { Words } from "./words/words.ts";

export function documentUploaded(
  content: DocumentUploaded,
  words: Words,
  language: MailLanguage,
): MailWords {
  const { count, receivedAt, timeZone, submissionUrl } = content;
  const { facts, documents: own } = words;
  const name = content.workspaceName ?? words.aWorkspace;
  const sentence = own.sentence(count);
  return {
    ...frame(content, words, language),
    subject: own.subject(name, count),
    preview: sentence,
    badge: { tone: "positive", text: own.badge },
    heading: own.heading(name),
    sentence,
    facts: [
      { name: facts.documents, value: String(count) },
      { name: facts.received, value: instantIn(language, receivedAt, timeZone) },
    ],
    button: { text: own.button, address: submissionUrl },
    note: own.note,
  };
}

export function filesAboutToBeDeleted(
  content: FilesAboutToBeDeleted,
  words: Words,
  language: MailLanguage,
): MailWords {
  const { timeZone, packageName, revisions = 0, workbooks = 0, documents = 0 } = content;
  const { facts, deletion: own } = words;
  const name = content.workspaceName ?? words.aWorkspace;
  const day = dayOfInstantIn(language, content.deletedAt, timeZone);
  const collected = dayOfInstantIn(language, content.collectedAt, timeZone);
  const days = daysLeft(new Date(content.deletedAt), new Date(content.warnedAt));
  return {
    ...frame(content, words, language),
    subject: own.subject(name, day),
    preview: own.note,
    badge: { tone: "warning", text: own.badge(days) },
    heading: own.heading(day),
    sentence: own.sentence(name),
    facts: [
      {
        name: facts.collected,
        value: packageName === undefined ? collected : `${collected}, ${packageName}`,
      },
      ...(workbooks > 0
        ? [{ name: facts.workbooks, value: own.workbooks(revisions, workbooks) }]
        : []),
      ...(documents > 0 ? [{ name: facts.documents, value: own.documents(documents) }] : []),
      { name: facts.kept, value: own.kept },
    ],
    button: { text: own.button, address: content.submissionUrl },
    note: own.note,
  };
}
