export { AllWords } from "./all-words.tsx";
export { allWords } from "./catalogues.ts";
export type { Catalogue } from "./en.ts";
export { preferredLanguage, storedLanguage } from "./language.ts";
export { useLanguage } from "./language-choice.ts";
export { useMoments } from "./moments.ts";
export { Words } from "./words.tsx";
