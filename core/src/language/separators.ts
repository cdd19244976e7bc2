import type { Language } from "./language.ts";

/** Between thousands, and before the fraction, as each language's typographers want them. */
export const separators: Record<Language, { readonly group: string; readonly point: string }> = {
  en: { group: ",", point: "." },
  es: { group: ".", point: "," },
  fr: { group: "\u202f", point: "," },
};
