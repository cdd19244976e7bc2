import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { PartOfCatalogue } from "../messages/catalogue.ts";
import type { CataloguePart } from "../messages/parts-of-catalogue.ts";
import { sections as sectionIds } from "../messages/sections.ts";
import { answerOf } from "./answer.ts";
import { client } from "./client.ts";

/** A part of our messages with the tenant's in their place; nothing, where the tenant has none. Waits for ours. */
export const ownWords = (
  languageCode: string,
  part: CataloguePart,
  ours: PartOfCatalogue | undefined,
) =>
  queryOptions({
    queryKey: ["own-words", languageCode, part],
    queryFn: ours
      ? ({ client: queryClient }) => overridden(queryClient, languageCode, ours)
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

async function overridden(
  queryClient: QueryClient,
  languageCode: string,
  ours: PartOfCatalogue,
): Promise<PartOfCatalogue | null> {
  const sections = await queryClient.fetchQuery(ownTexts(languageCode));
  if (Object.keys(sections).length === 0) return null;
  const { sayInPlace } = await import("../messages/override-messages.ts");
  return sayInPlace(ours, sections);
}

/** What the tenant says in place of our messages, by section; asked once for all parts. */
const ownTexts = (languageCode: string) =>
  queryOptions({
    queryKey: ["own-texts", languageCode],
    queryFn: async () => {
      const locale = navigator.languages.find((tag) => tag.startsWith(`${languageCode}-`)) ?? "";
      const body = { languageCode, locale, sectionIds };
      return (await answerOf(client.POST("/tenant/portaltext", { body }))).sections;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
