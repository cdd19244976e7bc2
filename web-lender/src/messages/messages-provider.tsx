import { useQueryClient } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import {
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { IntlProvider } from "react-intl";
import type { Catalogue } from "./catalogue.ts";
import { catalogueOf, firstWordsOf, preferredLanguage, rememberLanguage } from "./language.ts";
import { LanguageContext } from "./language-context.ts";

/** Gives the first page its words, in the language its reader chose or their browser asks for. */
export function Words({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage);
  const wanted = useRef(language);
  const queryClient = useQueryClient();
  const choose = useCallback(
    async (chosen: Language) => {
      wanted.current = chosen;
      const [first, all] = await Promise.allSettled([firstWordsOf(chosen), catalogueOf(chosen)]);
      // A page is worth more than its language: one whose words don't come isn't chosen.
      const isThere = first.status === "fulfilled" && all.status === "fulfilled";
      if (!isThere || wanted.current !== chosen) return;

      rememberLanguage(chosen);
      // The page stays as it is, its focus too, until it's drawn in the other words.
      startTransition(() => setLanguage(chosen));
      // What the server has said, it said in the language of before.
      void queryClient.invalidateQueries();
    },
    [queryClient],
  );
  const choice = useMemo(() => ({ language, choose }), [language, choose]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <LanguageContext value={choice}>
      <Suspense>
        <Spoken language={language}>{children}</Spoken>
      </Suspense>
    </LanguageContext>
  );
}

interface SpokenProps {
  readonly language: Language;
  readonly children: ReactNode;
}

function Spoken({ language, children }: SpokenProps) {
  // A page that says more stands within `AllWords` or `OwnWords`.
  return (
    <IntlProvider locale={language} messages={use(firstWordsOf(language)) as Catalogue}>
      {children}
    </IntlProvider>
  );
}
