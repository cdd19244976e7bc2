import type { Language } from "@tieout/core/language";
import type { Catalogue, FirstCatalogue } from "./catalogue.ts";
import firstEn from "./first/en.json" with { type: "json" };

/** English is bundled as the fallback. */
export const loadFirstMessages: Record<Language, () => Promise<FirstCatalogue>> = {
  en: async () => firstEn,
  es: async () => (await import("./first/es.json", { with: { type: "json" } })).default,
  fr: async () => (await import("./first/fr.json", { with: { type: "json" } })).default,
};

export const loadMessages: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
};
