import type { Language } from "@tieout/core/language";
import { localeOf } from "@tieout/web-portal/tenant-messages";

/**
 * Mexico and the United States write 1,234.56 and Spain 1234,56, so Spanish figures follow the region of the browser's Spanish, or
 * else of its first language that names one.
 */
export function localeOfFigures(language: Language): string {
  if (language !== "es") return language;
  const regions = window.navigator.languages.flatMap((tag) => /-([A-Z]{2})$/.exec(tag)?.[1] ?? []);
  return localeOf(language) || [language, ...regions.slice(0, 1)].join("-");
}
