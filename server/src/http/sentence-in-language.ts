import type { Language } from "@tieout/core/language";
import { translator } from "@tieout/core/sentence";
import { chassisSentences } from "./sentences.ts";

const translate = translator(chassisSentences);

/** A sentence that a problem could say, where it stands in a reply that is none. */
export const sentenceInLanguage = (sentence: string, language: Language): string =>
  translate(sentence, language) ?? sentence;
