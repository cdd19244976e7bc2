import { firstSupported, type Language, languageParameter } from "@tieout/core/language";
import { createContext, type ReactNode, startTransition, use, useRef, useState } from "react";
import { inTab, onDevice } from "../storage/browser-storage.ts";

const key = "tieout.language";
/** Characters. More isn't a language. */
const longestTag = 35;

/** The stored choice, else that of the mail whose link was followed, else the first of the browser's that we have, else English. */
export function preferredLanguage(): Language {
  return firstSupported([
    onDevice.get(key) ?? "",
    inTab.get(key) ?? "",
    ...window.navigator.languages,
  ]);
}

/** Takes a mail's language out of the address, for this tab. Called before anything is drawn. */
export function takeMailLanguage(): void {
  const page = new URL(window.location.href);
  const named = page.searchParams.get(languageParameter);
  if (named === null) return;

  inTab.set(key, named.slice(0, longestTag));
  page.searchParams.delete(languageParameter);
  window.history.replaceState(window.history.state, "", page);
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
