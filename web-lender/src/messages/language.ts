import { firstSpoken, type Language } from "@tieout/core/language";
import { onDevice } from "../storage/browser-storage.ts";
import type { Catalogue, FirstCatalogue } from "./catalogue.ts";

/** Only the language that is read is loaded, and first what the first page says. */
export const firstWordsOf = each<FirstCatalogue>({
  en: async () => (await import("./first/en.json", { with: { type: "json" } })).default,
  es: async () => (await import("./first/es.json", { with: { type: "json" } })).default,
  fr: async () => (await import("./first/fr.json", { with: { type: "json" } })).default,
});

/** All that is said in a language. */
export const catalogueOf = each<Catalogue>({
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
});

/** Loads each language once, and once more where it failed; the same promise each time, as `use` needs. */
function each<Words>(load: Record<Language, () => Promise<Words>>) {
  const loaded = new Map<Language, Promise<Words>>();

  return (language: Language): Promise<Words> => {
    const known = loaded.get(language);
    if (known) return known;

    const words = load[language]();
    loaded.set(language, words);
    words.catch(() => loaded.delete(language));
    return words;
  };
}

const key = "tieout.language";

/** The stored choice, else the first language of the browser that we speak, else English. */
export function preferredLanguage(): Language {
  return firstSpoken([onDevice.get(key) ?? "", ...window.navigator.languages]);
}

/** Keeps the choice on this device. */
export function rememberLanguage(language: Language): void {
  onDevice.set(key, language);
}
