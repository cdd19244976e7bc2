import { withdrawalDays } from "@tieout/core/retention";
import type { RecordsWithdrawn } from "./contents.ts";
import { dateIn, frame, instantIn, type MailLanguage, sourceIn } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
import type { Words } from "./words/words.ts";

/** Tells the lender's people that a borrower took their records back, and what becomes of them. */
export function recordsWithdrawn(
  content: RecordsWithdrawn,
  words: Words,
  language: MailLanguage,
): MailWords {
  const { timeZone, packageName, withdrawnAt, deletedAt, submissionUrl } = content;
  const { facts, withdrawn: own } = words;
  const name = content.workspaceName ?? words.aWorkspace;
  const sentence = deletedAt === undefined ? own.held : own.sentence;
  const day = deletedAt && dateIn(language, deletedAt, timeZone);
  return {
    ...frame(content, words, language),
    subject: own.subject(name),
    preview: sentence,
    badge: { tone: "warning", text: own.badge },
    heading: own.heading(name),
    sentence,
    facts: [
      ...(packageName === undefined
        ? []
        : [{ name: facts.package, value: sourceIn(language, packageName) }]),
      { name: own.on, value: instantIn(language, withdrawnAt, timeZone) },
      ...(day ? [{ name: own.deletedBy, value: day }] : []),
    ],
    button: { text: own.button, address: submissionUrl },
    note: own.note(withdrawalDays),
  };
}
