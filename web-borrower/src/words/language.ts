export const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, as it stands in the choice. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
};

/** The reader's earlier choice, else the first of the browser's languages that we speak, else English. */
export function preferredLanguage(chosen: string | null, spoken: readonly string[]): Language {
  const wanted = chosen === null ? spoken : [chosen, ...spoken];
  for (const tag of wanted) {
    const known = languages.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
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
