import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import { LanguageProvider, useLanguage } from "@tieout/web-portal/language";
import { type ReactNode, Suspense, use, useEffect, useMemo } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Catalogue, PartOfCatalogue } from "./catalogue.ts";
import { type CataloguePart, catalogueOf, firstCatalogueOf } from "./load-catalogue.ts";

/** In the chosen language, or the browser's. */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();

  return (
    // Refetches texts that the server sent in the previous language.
    <LanguageProvider load={load} onChosen={() => queryClient.invalidateQueries()}>
      <Suspense>
        <FirstMessages>{children}</FirstMessages>
      </Suspense>
    </LanguageProvider>
  );
}

const load = (language: Language) =>
  Promise.all([firstCatalogueOf(language), catalogueOf(language)]);

function FirstMessages({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // Pages with more messages are within `AllMessages` or `TenantMessages`.
  return (
    <IntlProvider locale={language} messages={use(firstCatalogueOf(language)) as Catalogue}>
      {children}
    </IntlProvider>
  );
}

interface AllMessagesProps {
  readonly part?: CataloguePart;
  readonly children: ReactNode;
}

/** A separate part, so the first page loads less. */
export function AllMessages({ part = "pages", children }: AllMessagesProps) {
  const { language } = useLanguage();
  const { messages: around } = useIntl();
  const { catalogue } = useCatalogue(part);
  const messages = useMemo(() => ({ ...around, ...catalogue }) as Catalogue, [around, catalogue]);
  if (!catalogue) return null;

  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}

interface LoadedCatalogue {
  readonly catalogue: PartOfCatalogue | undefined;
  readonly isOther: boolean;
}

/** The previous language's until loaded. */
export function useCatalogue(part: CataloguePart = "pages"): LoadedCatalogue {
  const { language } = useLanguage();
  const { data: catalogue, isPlaceholderData: isOther } = useQuery({
    queryKey: ["messages", part, language],
    queryFn: () => catalogueOf(language, part),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  return { catalogue, isOther };
}
