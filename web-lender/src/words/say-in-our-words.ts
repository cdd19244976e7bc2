import { createIntl } from "react-intl";
import type { Catalogue } from "./en.ts";
import { catalogueOf, preferredLanguage } from "./language.ts";

/** A sentence in the reader's language, where there is no page around to ask. */
export async function sayInOurWords(id: keyof Catalogue): Promise<string> {
  const locale = preferredLanguage();
  return createIntl({ locale, messages: await catalogueOf(locale) }).formatMessage({ id });
}
