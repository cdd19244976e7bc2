import { curvedApostrophes, frenchSpaces, type Language } from "../language/language.ts";
import { fill, type Nouns, reader, refill, type Values } from "./template.ts";

/** Sentences by their English form, each with what the other languages make of it. */
export type Sentences = Readonly<Record<string, Readonly<Record<Exclude<Language, "en">, string>>>>;

/** Says a sentence of a table in English, which is how it's kept. One that isn't there doesn't compile. */
export function speaker<Table extends Sentences>(_: Table, nouns: Nouns = {}) {
  return (sentence: keyof Table & string, values: Values = {}): string =>
    fill(sentence, values, nouns);
}

/** Gives a sentence in a language; nothing where no table has it. */
export type Translate = (sentence: string, language: Language) => string | undefined;

/**
 * Says kept sentences in the reader's language: what was said is its English form, so that whatever has
 * been kept in English can still be read in any language, with its amounts, days and counts.
 */
export function translator(sentences: Sentences, nouns: Nouns = {}): Translate {
  // Where two fit, the one that says more by itself is meant.
  const templates = Object.keys(sentences)
    .filter((english) => english.includes("{"))
    .toSorted((one, other) => ownLength(other) - ownLength(one))
    .map((english) => ({ english, read: reader(english, nouns) }));

  return function translate(sentence, language) {
    const exact = inPrint(sentence, language);
    if (exact !== undefined) return exact;
    for (const { english, read } of templates) {
      const values = read(sentence);
      if (!values) continue;
      const ofText = (text: string) => inPrint(text, language) ?? text;
      const template = inPrint(english, language) ?? english;
      return refill(template, values, { language, nouns, ofText });
    }
    return undefined;
  };

  /** A sentence of the table as it's read. */
  function inPrint(english: string, language: Language): string | undefined {
    const translations = Object.hasOwn(sentences, english) ? sentences[english] : undefined;
    if (!translations) return undefined;
    if (language === "en") return curvedApostrophes(english);
    return language === "fr" ? frenchSpaces(translations.fr) : translations[language];
  }
}

const ownLength = (template: string) => template.replace(/\{[^{}]*\}/g, "").length;
