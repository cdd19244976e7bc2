import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Catalogue } from "../messages/catalogue.ts";
import { answerOf } from "./answer.ts";
import { client } from "./client.ts";

/** Our words in one language with the tenant's in their place; nothing, where the tenant has none. Waits for ours. */
export const ownWords = (languageCode: string, ours: Catalogue | undefined) =>
  queryOptions({
    queryKey: ["own-words", languageCode],
    queryFn: ours ? () => saidBy(languageCode, ours) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

async function saidBy(languageCode: string, ours: Catalogue): Promise<Catalogue | null> {
  const sectionIds = [...new Set(Object.keys(ours).map((id) => id.replace(/\..*/, "")))];
  const locale = navigator.languages.find((tag) => tag.startsWith(`${languageCode}-`)) ?? "";
  const body = { languageCode, locale, sectionIds };
  const { sections } = await answerOf(client.POST("/tenant/portaltext", { body }));
  if (Object.keys(sections).length === 0) return null;
  const { sayInPlace } = await import("../messages/override-messages.ts");
  return sayInPlace(ours, sections);
}
