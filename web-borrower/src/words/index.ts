export type { Catalogue } from "./en.ts";
export { type Language, languageNames, languages } from "./language.ts";
export { useMoments } from "./moments.ts";
export { useLanguage, Words } from "./words.tsx";
