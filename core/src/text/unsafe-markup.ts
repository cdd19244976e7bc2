import { legacyReferences } from "./legacy-references.ts";

/**
 * Whether a text holds markup that a sanitizer would change (D-59): the start of a tag, a closing tag,
 * a comment or an instruction, or a character reference. "AT&T", "R&D < 5 %" and "I <3 boats" are fine.
 */
export function hasUnsafeMarkup(text: string): boolean {
  return markup.test(text) || legacy.test(text);
}

const markup = /<[a-z/!?]|&#(\d|x[\da-f])|&[a-z][a-z\d]*;/i;

/** Some names are references even without their semicolon, and so in the middle of a word. */
const legacy = new RegExp(`&(${legacyReferences.join("|")})`);
