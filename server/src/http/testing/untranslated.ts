import { type Sentences, translator } from "@tieout/core/sentence";
import { chassisSentences } from "../sentences.ts";

/** The sentences of some code that one of the other languages lacks. */
export async function untranslated(folder: string, sentences: Sentences = {}): Promise<string[]> {
  // A compiler comes with it, which other tests of portals needn't load.
  const { sentencesIn } = await import("./sentences-in.ts");
  const translate = translator({ ...chassisSentences, ...sentences });
  return (await sentencesIn(folder)).filter((sentence) =>
    (["es", "fr"] as const).some((language) => translate(sentence, language) === undefined),
  );
}
