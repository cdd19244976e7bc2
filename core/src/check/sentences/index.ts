import { type Sentences, speaker, translator } from "../../sentence/index.ts";
import { checkComparisons } from "./comparisons.ts";
import { checkFileReports } from "./file-reports.ts";
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
  ...checkFileReports,
} as const satisfies Sentences;

/** What a check says, in English, which is how it's kept. */
export const say = speaker(checkSentences, checkNouns);

/** What was kept, in another language; nothing where it isn't ours to say. */
export const translate = translator(checkSentences, checkNouns);
