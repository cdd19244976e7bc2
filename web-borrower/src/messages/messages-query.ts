import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import type { Problem } from "../api/client.ts";
import { ownWords } from "../api/tenant-messages.ts";
import type { Catalogue } from "./catalogue.ts";
import { loadFirstMessages, loadMessages } from "./load-messages.ts";

/** Words, and the language that they are in. */
export interface Spoken {
  readonly language: Language;
  readonly messages: Catalogue;
}

const catalogues = { first: loadFirstMessages, all: loadMessages };

/** A language's words with the lender's own in their place (P-M40); while they come, what was spoken before. */
export const spoken = (part: keyof typeof catalogues, language: Language) =>
  queryOptions<Spoken, Problem>({
    queryKey: ["words", part, language],
    queryFn: async ({ client }) => {
      const [ours, own] = await Promise.all([
        catalogues[part][language](),
        ownOf(client, language),
      ]);
      // What comes with a page of its own has all words around it, so the first page's are enough for it.
      const messages = ours as Catalogue;
      if (!own || Object.keys(own).length === 0) return { language, messages };
      const { sayInPlace } = await import("./override-messages.ts");
      return { language, messages: sayInPlace(messages, own) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Where they can't be read, ours stay. */
async function ownOf(client: QueryClient, language: Language) {
  try {
    return await client.fetchQuery(ownWords(language));
  } catch {
    return undefined;
  }
}
