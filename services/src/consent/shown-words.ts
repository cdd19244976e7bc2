import { type ConsentFacts, type ConsentWords, consentWords } from "@tieout/core/consent/words";
import type { Language } from "@tieout/core/language";
import type { components } from "@tieout/openapi/borrower";
import { problem } from "@tieout/server/http/problem";

/** Which words a page showed. */
export type ShownWords = components["schemas"]["ShownWords"];

/**
 * The words of a consent, from our own facts. Undefined if the page showed others: it's older than this server, its language is
 * another, or what is asked for has changed since.
 */
export function wordsAsShown(
  facts: ConsentFacts,
  language: Language,
  shown: ShownWords | undefined,
): ConsentWords | undefined {
  const words = consentWords(facts, language);
  return isAsShown(words, shown) ? words : undefined;
}

export const isAsShown = (words: ConsentWords, shown: ShownWords | undefined): boolean =>
  shown?.version === words.version && shown.sha256 === words.sha256;

/** Nothing is stored that wasn't shown. A reload shows the words as they are now. */
export const wordsChanged = () =>
  problem(409, "words-changed", { title: "words-changed", detail: "words-changed-reload" });
