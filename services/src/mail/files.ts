import { daysLeft } from "@tieout/core/retention";
import type { DocumentUploaded, FilesAboutToBeDeleted, GoingCollection } from "./contents.ts";
import { colonIn, dateIn, frame, instantIn, type MailLanguage, sourceIn } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
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
  const { collections, count, warnedAt, timeZone } = content;
  const [first] = collections;
  if (!first) throw new Error("A mail that tells of files that go names some of them");
  const { deletion: own } = words;
  const dayOf = (instant: string) => dateIn(language, instant, timeZone);
  const day = dayOf(first.deletedAt);
  const days = daysLeft(new Date(first.deletedAt), new Date(warnedAt));
  const says: Says = {
    day,
    goesAt: instantIn(language, first.deletedAt, timeZone),
    dayOf,
    collectedIn: ({ collectedAt, packageName }) => {
      const source = packageName === undefined ? [] : [sourceIn(language, packageName)];
      return [dayOf(collectedAt), ...source].join(", ");
    },
    colon: colonIn(language),
  };
  const { facts, ...said } = count === 1 ? ofOne(first, words, says) : ofMany(content, words, says);
  return {
    ...frame(content, words, language),
    ...{ preview: own.note, ...said, note: own.note },
    badge: { tone: "warning", text: own.badge(days) },
    facts: [...facts, { name: words.facts.kept, value: own.kept }],
  };
}

type Said = Pick<MailWords, "subject" | "heading" | "sentence" | "strong" | "facts" | "button">;

/** How the mail's reader has days and what else is written. */
interface Says {
  /** When the first files go. */
  readonly day: string;
  /** The same, to the minute and with its zone: whoever reads elsewhere may have another day. */
  readonly goesAt: string;
  readonly dayOf: (instant: string) => string;
  readonly collectedIn: (
    collection: Pick<GoingCollection, "collectedAt" | "packageName">,
  ) => string;
  readonly colon: string;
}

function ofOne(
  collection: GoingCollection,
  { facts, aWorkspace, deletion: own }: Words,
  { day, goesAt, collectedIn }: Says,
): Said {
  const { workspaceName: name = aWorkspace, submissionUrl } = collection;
  const { revisions = 0, workbooks = 0, documents = 0 } = collection;
  return {
    subject: own.subject(name, day),
    heading: own.heading(day),
    sentence: own.sentence(name),
    strong: name,
    facts: [
      { name: facts.collected, value: collectedIn(collection) },
      ...(workbooks > 0
        ? [{ name: facts.workbooks, value: own.workbooks(revisions, workbooks) }]
        : []),
      ...(documents > 0 ? [{ name: facts.documents, value: own.documents(documents) }] : []),
      { name: facts.goFrom, value: goesAt },
    ],
    button: { text: own.button, address: submissionUrl },
  };
}

function ofMany(
  { collections, count, collectionsUrl }: FilesAboutToBeDeleted,
  { facts, aWorkspace, deletion: { many: own } }: Words,
  { day, dayOf, collectedIn, colon }: Says,
): Said {
  const others = count - collections.length;
  return {
    subject: own.subject(count, day),
    heading: own.heading(count, day),
    sentence: own.sentence,
    facts: [
      ...collections.map(({ workspaceName, deletedAt, ...of }) => ({
        name: dayOf(deletedAt),
        value: workspaceName ?? aWorkspace,
        note: `${facts.collected}${colon}${collectedIn(of)}`,
      })),
      ...(others > 0 ? [{ name: own.others, value: own.more(others) }] : []),
    ],
    button: { text: own.button, address: collectionsUrl },
  };
}
