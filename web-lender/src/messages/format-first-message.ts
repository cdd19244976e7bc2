import { preferredLanguage } from "@tieout/web-portal/language";
import { createIntl } from "react-intl";
import type { Catalogue, PlainFirstMessageId } from "./catalogue.ts";
import { firstWordsOf } from "./language.ts";

/** A sentence in the reader's language, where there is no page around to ask. */
export async function sayInOurWords(id: PlainFirstMessageId): Promise<string> {
  const locale = preferredLanguage();
  // What is asked for is one of the first.
  const messages = (await firstWordsOf(locale)) as Catalogue;
  return createIntl({ locale, messages }).formatMessage({ id });
}
