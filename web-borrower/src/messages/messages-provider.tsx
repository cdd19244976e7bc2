import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { LanguageProvider, useLanguage } from "@tieout/web-portal/language";
import { orInstead } from "@tieout/web-portal/patience";
import { overridden, tenantMessages } from "@tieout/web-portal/tenant-messages";
import { type ReactNode, useLayoutEffect } from "react";
import { IntlProvider } from "react-intl";
import { client } from "../api/client.ts";
import type { Catalogue } from "./catalogue.ts";
import firstEn from "./first/en.json" with { type: "json" };
import { loadFirstMessages, loadMessages } from "./load-messages.ts";
import { localeOfFigures } from "./locale-of-figures.ts";
import { sections } from "./sections.ts";

export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const load = (language: Language) =>
    Promise.all([
      queryClient.ensureQueryData(messagesOf("first", language)),
      queryClient.ensureQueryData(messagesOf("all", language)),
    ]);
  return (
    <LanguageProvider load={load}>
      <FirstMessages>{children}</FirstMessages>
    </LanguageProvider>
  );
}

/** Sets `lang` on `html`. */
function FirstMessages({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  const { data, isError } = useQuery(messagesOf("first", language));
  const shown = isError ? lastResort : data;
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    if (!shown) return;
    const before = document.documentElement.lang;
    document.documentElement.lang = shown.language;
    // Refetches texts that the server sent in the previous language.
    if (before !== shown.language) {
      void queryClient.invalidateQueries({ predicate: isSaidByServer });
    }
  }, [shown, queryClient]);

  return shown ? <Provided {...shown}>{children}</Provided> : null;
}

/** For pages after the first. */
export function AllMessages({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  const { data } = useQuery({ ...messagesOf("all", language), throwOnError: true });
  return data ? <Provided {...data}>{children}</Provided> : null;
}

interface Localized {
  readonly language: Language;
  readonly messages: Catalogue;
}

const Provided = ({ language, messages, children }: Localized & { children: ReactNode }) => (
  <IntlProvider locale={localeOfFigures(language)} messages={messages}>
    {children}
  </IntlProvider>
);

const isSaidByServer = ({ queryKey: [first] }: Query) => first !== "messages";

// The first page shows no more than this; see `messagesOf`.
const lastResort: Localized = { language: "en", messages: firstEn as Catalogue };

const catalogues = { first: loadFirstMessages, all: loadMessages };

/** With the lender's own in place (P-M40); the previous language's while loading. */
const messagesOf = (part: keyof typeof catalogues, language: Language) =>
  queryOptions<Localized, Problem>({
    queryKey: ["messages", part, language],
    queryFn: async ({ client: queryClient }) => {
      const [ours, own] = await Promise.all([
        catalogues[part][language](),
        tenantsOwn(queryClient, language),
      ]);
      // A lazy page brings all messages along, so the first page's are enough here.
      const messages = ours as Catalogue;
      return { language, messages: (await overridden(messages, own)) ?? messages };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Our own texts are used if the tenant's can't be read in time. */
const tenantsOwn = (queryClient: QueryClient, language: Language) =>
  orInstead(
    queryClient.fetchQuery(
      tenantMessages(language, (wanted) =>
        answerOf(client.POST("/tenant/portaltext", { body: { ...wanted, sectionIds: sections } })),
      ),
    ),
    {},
  );
