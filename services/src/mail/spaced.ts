import { frenchSpaces } from "@tieout/core/language";
import type { MailWords } from "./mail-words.ts";

/** A mail with the spaces that French wants before its marks; its addresses stay as they are. */
export function spaced(words: MailWords): MailWords {
  if (words.language !== "fr") return words;
  const { badge, strong, button, inFull, warning, promises } = words;
  const { notifications, unsubscribe } = words;
  return {
    ...words,
    subject: frenchSpaces(words.subject),
    preview: frenchSpaces(words.preview),
    ...(badge && { badge: { ...badge, text: frenchSpaces(badge.text) } }),
    heading: frenchSpaces(words.heading),
    sentence: frenchSpaces(words.sentence),
    ...(strong !== undefined && { strong: frenchSpaces(strong) }),
    facts: words.facts.map(({ name, value, note, further }) => ({
      name: frenchSpaces(name),
      value: frenchSpaces(value),
      ...(note !== undefined && { note: frenchSpaces(note) }),
      ...(further !== undefined && { further: frenchSpaces(further) }),
    })),
    button: withText(button),
    ...(inFull !== undefined && { inFull: frenchSpaces(inFull) }),
    ...(warning !== undefined && { warning: frenchSpaces(warning) }),
    ...(promises && { promises: promises.map(frenchSpaces) }),
    note: frenchSpaces(words.note),
    ...(words.noteLink && { noteLink: withText(words.noteLink) }),
    reason: frenchSpaces(words.reason),
    ...(notifications && { notifications: withText(notifications) }),
    ...(unsubscribe && { unsubscribe: withText(unsubscribe) }),
  };
}

const withText = ({ text, address }: MailWords["button"]) => ({
  text: frenchSpaces(text),
  address,
});
