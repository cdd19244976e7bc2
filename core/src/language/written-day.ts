import type { Language } from "./language.ts";

/** A day that `Intl` wrote, as people write it: the French count the first of a month as an ordinal. */
export const writtenDay = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/^1 /, "1er ") : text;
