import type { Catalogue } from "./en.ts";

export const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
};

const load: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
};

const loaded = new Map<Language, Promise<Catalogue>>();

/** Only the language that is read is loaded; the same promise each time, as `use` needs. */
export function catalogueOf(language: Language): Promise<Catalogue> {
  const known = loaded.get(language);
  if (known) return known;

  const catalogue = load[language]();
  loaded.set(language, catalogue);
  return catalogue;
}

const key = "tieout.language";

/** The stored choice, else the first language of the browser that we speak, else English. */
export function preferredLanguage(): Language {
  const wished = [window.localStorage.getItem(key) ?? "", ...window.navigator.languages];
  // The first part of a tag is the language: `frr` is North Frisian, and no French.
  const spoken = wished.map((tag) => tag.toLowerCase().replace(/-.*/, ""));
  return spoken.find(isLanguage) ?? "en";
}

/** Keeps the choice on this device. */
export function rememberLanguage(language: Language): void {
  window.localStorage.setItem(key, language);
}

const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag);
