export { AllWords } from "./all-messages.tsx";
export { allWords } from "./catalogues.ts";
export type { Catalogue } from "./en.ts";
export { preferredLanguage, storedLanguage } from "./language.ts";
export { useLanguage } from "./language-choice.ts";
export { Words } from "./messages-provider.tsx";
export { useMoments } from "./moments.ts";
