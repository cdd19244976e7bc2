import { firstSupported, type Language } from "@tieout/core/language";
import { createContext, type ReactNode, startTransition, use, useRef, useState } from "react";
import { onDevice } from "../storage/browser-storage.ts";

const key = "tieout.language";

/** The stored choice, else the first of the browser's languages that we have, else English. */
export function preferredLanguage(): Language {
  return firstSupported([onDevice.get(key) ?? "", ...window.navigator.languages]);
}

export function rememberLanguage(language: Language): void {
  onDevice.set(key, language);
}

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: "en", choose: () => {} });

export const useLanguage = () => use(LanguageContext);

interface LanguageProviderProps {
  /** A language whose messages fail to load isn't chosen. */
  readonly load: (language: Language) => Promise<unknown>;
  readonly onChosen?: () => unknown;
  readonly children: ReactNode;
}

export function LanguageProvider({ load, onChosen, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(preferredLanguage);
  const wanted = useRef(language);
  const choose = async (chosen: Language) => {
    wanted.current = chosen;
    try {
      await load(chosen);
    } catch {
      return;
    }
    if (wanted.current !== chosen) return;

    rememberLanguage(chosen);
    // Keeps the page and its focus until it's drawn in the new language.
    startTransition(() => setLanguage(chosen));
    onChosen?.();
  };

  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}
