import { createContext, useContext } from "react";
import type { Language } from "./language.ts";

interface Choice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

export const LanguageChoice = createContext<Choice>({ language: "en", choose: () => {} });

/** The language that the reader wants, and how to want another. */
export const useLanguage = (): Choice => useContext(LanguageChoice);
