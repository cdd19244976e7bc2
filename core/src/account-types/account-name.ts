import { plainWord } from "../book-mapping/month-words.ts";

/** A name's words in lower case, without accents, numbers and marks; abbreviations of accounting are spelled out. */
export function wordsOf(name: string): string[] {
  let text = ` ${plainWord(name)} `.replace(/[’`´]/g, "'");
  for (const [pattern, meaning] of abbreviations) text = text.replace(pattern, meaning);
  return text
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .split(" ")
    .filter((word) => word !== "" && !/^\d+$/.test(word));
}

const abbreviations: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/\b[ld]'/g, " "],
  [/'s\b|s'\B/g, "s"],
  [/\ba\/r\b/g, " accounts receivable "],
  [/\ba\/p\b/g, " accounts payable "],
  [/\ba\/d\b/g, " accumulated depreciation "],
  [/\bp\.? ?a\.? ?y\.? ?e\b/g, " paye "],
  [/\bn\.i\b/g, " national insurance "],
  [/\bc\/c\b/g, " cuenta corriente "],
  [/&/g, " and "],
];
