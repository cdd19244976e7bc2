import type { Language } from "@tieout/core/language";
import { localeOf } from "@tieout/web-portal/tenant-messages";

/** Mexico writes 1,234.56 and Spain 1234,56, so Spanish figures follow the browser's region. */
export const localeOfFigures = (language: Language): string =>
  (language === "es" && localeOf(language)) || language;
