export { type Sentences, speaker, type Translate, translator } from "./sentence.ts";
export type { Nouns } from "./template.ts";
