export { AllWords } from "./all-messages.tsx";
export type { Catalogue } from "./catalogue.ts";
export { preferredLanguage, storedLanguage } from "./language.ts";
export { useLanguage } from "./language-choice.ts";
export { loadMessages } from "./load-messages.ts";
export { Words } from "./messages-provider.tsx";
export { useMoments } from "./moments.ts";
