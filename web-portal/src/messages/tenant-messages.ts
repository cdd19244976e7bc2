import { queryOptions } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import type { MessagesBySection } from "./override-messages.ts";

interface Wanted {
  readonly languageCode: Language;
  readonly locale: string;
}

/** Fetched once per language. `read` is the portal's call. */
export const tenantMessages = (
  languageCode: Language,
  read: (wanted: Wanted) => Promise<{ readonly sections: MessagesBySection }>,
) =>
  queryOptions({
    queryKey: ["messages", "tenant", languageCode],
    queryFn: async () => (await read({ languageCode, locale: localeOf(languageCode) })).sections,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The browser's locale, such as "en-GB" for English; blank if it has none. */
export const localeOf = (language: Language): string =>
  window.navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? "";

/** Null if the tenant has none. */
export async function overridden<Messages extends Readonly<Record<string, string>>>(
  ours: Messages,
  sections: MessagesBySection,
): Promise<Messages | null> {
  if (Object.keys(sections).length === 0) return null;
  const { overrideMessages } = await import("./override-messages.ts");
  return overrideMessages(ours, sections);
}
