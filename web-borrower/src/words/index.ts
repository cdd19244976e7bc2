export type { Catalogue } from "./en.ts";
export { languageNames, languages } from "./language.ts";
export { useMoments } from "./moments.ts";
export { useLanguage, Words } from "./words.tsx";
