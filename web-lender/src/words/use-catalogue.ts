import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Catalogue } from "./en.ts";
import { catalogueOf } from "./language.ts";
import { useLanguage } from "./language-context.ts";

/** All that is said in the reader's language, once it's there; until then what was said in another one. */
export function useCatalogue(): Catalogue | undefined {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ["words", language],
    queryFn: () => catalogueOf(language),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  return data;
}
