import { queryOptions } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import type { components } from "@tieout/openapi/borrower";
import { sections } from "../messages/sections.ts";
import { answer, client, type Problem } from "./client.ts";

export type OwnWords = components["schemas"]["PortalText"]["sections"];

/** What the lender wants said in place of our words, by section. */
export const ownWords = (languageCode: Language) =>
  queryOptions<OwnWords, Problem>({
    queryKey: ["words", "own", languageCode],
    queryFn: async ({ signal }) => {
      const locale = navigator.languages.find((tag) => tag.startsWith(`${languageCode}-`)) ?? "";
      const body = { languageCode, locale, sectionIds: sections };
      return answer(await client.POST("/tenant/portaltext", { body, signal })).sections;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
