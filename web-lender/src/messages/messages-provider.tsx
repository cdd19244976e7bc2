import { useQueryClient } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import { LanguageProvider, useLanguage } from "@tieout/web-portal/language";
import { type ReactNode, Suspense, use, useEffect } from "react";
import { IntlProvider } from "react-intl";
import type { Catalogue } from "./catalogue.ts";
import { catalogueOf, firstWordsOf } from "./language.ts";

/** Gives the first page its words, in the language its reader chose or their browser asks for. */
export function Words({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();

  return (
    // What the server has said, it said in the language of before.
    <LanguageProvider load={load} onChosen={() => queryClient.invalidateQueries()}>
      <Suspense>
        <Spoken>{children}</Spoken>
      </Suspense>
    </LanguageProvider>
  );
}

const load = (language: Language) => Promise.all([firstWordsOf(language), catalogueOf(language)]);

function Spoken({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // A page that says more stands within `AllWords` or `OwnWords`.
  return (
    <IntlProvider locale={language} messages={use(firstWordsOf(language)) as Catalogue}>
      {children}
    </IntlProvider>
  );
}
