import { queryOptions } from "@tanstack/react-query";
import type { Catalogue } from "../words/index.ts";
import { answer, client, type Problem } from "./client.ts";

/** Our words in one language with the lender's in their place; nothing, where the lender has none. */
export const ownWords = (languageCode: string, ours: Catalogue) =>
  queryOptions<Catalogue | null, Problem>({
    queryKey: ["own-words", languageCode],
    queryFn: async ({ signal }) => {
      const sectionIds = [...new Set(Object.keys(ours).map((id) => id.replace(/\..*/, "")))];
      const locale = navigator.languages.find((tag) => tag.startsWith(`${languageCode}-`)) ?? "";
      const body = { languageCode, locale, sectionIds };
      const { sections } = answer(await client.POST("/tenant/portaltext", { body, signal }));
      if (Object.keys(sections).length === 0) return null;
      const { sayInPlace } = await import("../words/say-in-place.ts");
      return sayInPlace(ours, sections);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
