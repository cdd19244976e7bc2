import { fileSize } from "@tieout/core/document";
import { userCopyDownloads } from "@tieout/core/submission";
import type { CopyReadyMail } from "./contents.ts";
import { dayIn, instantIn, type MailLanguage } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
import { copyReadyWords } from "./words/copy-ready.ts";
import { requestWords } from "./words/request.ts";

/** Leads a borrower to their own copy (ui mock-up 51f). The file itself is in no mail. */
export function copyReady(
  content: CopyReadyMail,
  tenant: string,
  language: MailLanguage,
): MailWords {
  const { workspaceName, file, receivedAt, from, upTo, expiresAt, timeZone } = content;
  const { supportEmailAddress, receiptLink } = content;
  const words = copyReadyWords[language];
  const { facts } = words;
  const until = instantIn(language, expiresAt, timeZone);

  return {
    language,
    subject: words.heading,
    preview: words.preview(until, userCopyDownloads),
    heading: words.heading,
    sentence: words.sentence(tenant, workspaceName, instantIn(language, receivedAt, timeZone)),
    strong: workspaceName,
    facts: [
      {
        name: facts.file,
        value: file.name,
        note: `${words.kinds[file.kind]}, ${fileSize(file.bytes, language)}`,
      },
      { name: facts.period, value: words.period(dayIn(language, from), dayIn(language, upTo)) },
      {
        name: facts.worksUntil,
        value: until,
        note: words.downloads(userCopyDownloads),
      },
    ],
    button: { text: words.button, address: content.secretLink },
    note: receiptLink === undefined ? words.note : `${words.note} ${words.receipt.note}`,
    ...(receiptLink !== undefined && {
      noteLink: { text: words.receipt.link, address: receiptLink },
    }),
    reason: requestWords[language].reason(tenant, supportEmailAddress),
  };
}
