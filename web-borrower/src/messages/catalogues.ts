import type { Language } from "@tieout/core/language";
import type { Catalogue } from "./en.ts";
import { type FirstCatalogue, firstEn } from "./first/en.ts";

/** What the first page says. English is here already, as it's everyone's last resort. */
export const firstWords: Record<Language, () => Promise<FirstCatalogue>> = {
  en: async () => firstEn,
  es: async () => (await import("./first/es.ts")).firstEs,
  fr: async () => (await import("./first/fr.ts")).firstFr,
};

/** All that is said; only the reader's language is loaded. */
export const allWords: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
};
