import type { Language } from "../../language/index.ts";
import { type Sentences, speaker, translator } from "../../sentence/index.ts";
import type { Check } from "../check.ts";
import { checkComparisons } from "./comparisons.ts";
import { checkFiles } from "./files.ts";
import { checkFindingTitles } from "./finding-titles.ts";
import { checkFindings } from "./findings.ts";
import { checkNouns } from "./nouns.ts";
import { checkTitles } from "./titles.ts";

/** All that checks say, and how it's said in other languages. */
export const checkSentences = {
  ...checkTitles,
  ...checkFindingTitles,
  ...checkFindings,
  ...checkComparisons,
  ...checkFiles,
} as const satisfies Sentences;

/** What a check says, in English, which is how it's kept. */
export const say = speaker(checkSentences, checkNouns);

const translate = translator(checkSentences, checkNouns);

/** A check for a reader of a language, whenever it was made; what isn't ours to say stays as it is. */
export function spokenCheck<Kept extends Pick<Check, "title" | "outcomeDescription">>(
  check: Kept,
  language: Language,
): Kept {
  const { title, outcomeDescription } = check;
  return {
    ...check,
    title: translate(title, language) ?? title,
    outcomeDescription: translate(outcomeDescription, language) ?? outcomeDescription,
  };
}
