import { firstSpoken, type Language } from "@tieout/core/language";

/** The reader's earlier choice, else the first of the browser's languages that we speak, else English. */
export function preferredLanguage(chosen: string | null, spoken: readonly string[]): Language {
  return firstSpoken(chosen === null ? spoken : [chosen, ...spoken]);
}

/** What was chosen on this device; nothing, where the browser keeps no storage. */
export function storedLanguage(): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function storeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(name, language);
  } catch {
    // Then the choice lasts as long as the page does.
  }
}

const name = "tieout.language";
