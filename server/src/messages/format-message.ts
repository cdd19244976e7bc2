import { frenchSpaces, type Language } from "@tieout/core/language";
import { IntlMessageFormat } from "intl-messageformat";

const formats = new Map<string, IntlMessageFormat>();

/** Formats an ICU message in its catalog's language, parsed on first use. */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const key = `${language} ${message}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(language === "fr" ? frenchSpaces(message) : message, language);
    formats.set(key, format);
  }
  return String(format.format(values));
}
