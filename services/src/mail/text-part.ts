import { colonIn } from "./frame.ts";
import type { MailBrand, MailWords } from "./mail-words.ts";

/** The same facts, and the address of the button, for who reads text. */
export function textOf(words: MailWords, { legalFooter }: Pick<MailBrand, "legalFooter">): string {
  const colon = colonIn(words.language);
  const facts = words.facts.map(
    ({ name, value, note, further }) =>
      `${name}${colon}${value}${note ? ` (${note})` : ""}${further ? `; ${further}` : ""}`,
  );
  const ways = waysOut(words).map(({ text: caption, address }) => `${caption}${colon}${address}`);
  const parts = [
    [words.heading],
    [words.sentence],
    ...(facts.length > 0 ? [facts] : []),
    [`${words.button.text}${colon}${words.button.address}`],
    ...(words.promises ? [words.promises.map((promise) => `✓ ${promise}`)] : []),
    ...(words.warning ? [[words.warning]] : []),
    [words.note, ...(words.noteLink ? [words.noteLink.address] : [])],
    ["--", words.reason, ...ways, legalFooter],
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Where a reader ends mails like this one. */
export function waysOut({ notifications, unsubscribe }: MailWords) {
  return [notifications, unsubscribe].filter((way) => way !== undefined);
}
