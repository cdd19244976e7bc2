import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Catalogue } from "./catalogue.ts";
import { catalogueOf } from "./language.ts";
import { useLanguage } from "./language-context.ts";

interface Said {
  readonly catalogue: Catalogue | undefined;
  /** It's still that of the language before. */
  readonly isOther: boolean;
}

/** All that is said in the reader's language, once it's there; until then what was said in another one. */
export function useCatalogue(): Said {
  const { language } = useLanguage();
  const { data: catalogue, isPlaceholderData: isOther } = useQuery({
    queryKey: ["words", language],
    queryFn: () => catalogueOf(language),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  return { catalogue, isOther };
}
