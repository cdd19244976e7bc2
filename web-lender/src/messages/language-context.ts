import type { Language } from "@tieout/core/language";
import { createContext, use } from "react";

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: "en",
  choose: () => {},
});

/** The language of the page, and the way to another. */
export const useLanguage = () => use(LanguageContext);
