import type { Language } from "@tieout/core/language";
import { createContext, useContext } from "react";

interface Choice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

export const LanguageChoice = createContext<Choice>({ language: "en", choose: () => {} });

/** The language that the reader wants, and how to want another. */
export const useLanguage = (): Choice => useContext(LanguageChoice);
