import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLanguage } from "@tieout/web-portal/language";
import type { PartOfCatalogue } from "./catalogue.ts";
import { catalogueOf } from "./language.ts";
import type { CataloguePart } from "./parts-of-catalogue.ts";

interface LoadedCatalogue {
  readonly catalogue: PartOfCatalogue | undefined;
  /** It's still that of the language before. */
  readonly isOther: boolean;
}

/** A part of the messages in the reader's language, once it's there; until then that of the language before. */
export function useCatalogue(part: CataloguePart = "pages"): LoadedCatalogue {
  const { language } = useLanguage();
  const { data: catalogue, isPlaceholderData: isOther } = useQuery({
    queryKey: ["words", part, language],
    queryFn: () => catalogueOf(language, part),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  return { catalogue, isOther };
}
