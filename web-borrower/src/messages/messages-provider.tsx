import { type Query, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { IntlProvider } from "react-intl";
import type { Catalogue } from "./catalogue.ts";
import firstEn from "./first/en.json" with { type: "json" };
import { preferredLanguage, storedLanguage, storeLanguage } from "./language.ts";
import { LanguageChoice } from "./language-choice.ts";
import { type Spoken, spoken } from "./messages-query.ts";

/** Gives the first page its words, and says on `html` which language they are in. */
export function Words({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() =>
    preferredLanguage(storedLanguage(), navigator.languages),
  );
  const wanted = useRef(language);
  const { data, isError } = useQuery(spoken("first", language));
  const words = isError ? lastResort : data;
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    if (!words) return;
    const before = document.documentElement.lang;
    document.documentElement.lang = words.language;
    // What the server has said, it said in the language of before.
    if (before !== words.language) {
      void queryClient.invalidateQueries({ predicate: isSaidByServer });
    }
  }, [words, queryClient]);

  const choice = useMemo(
    () => ({
      language,
      choose: async (next: Language) => {
        wanted.current = next;
        const loads = [spoken("first", next), spoken("all", next)].map((part) =>
          queryClient.ensureQueryData(part),
        );
        const loaded = await Promise.allSettled(loads);
        // A page is worth more than its language: one whose words don't come isn't chosen.
        const isThere = loaded.every(({ status }) => status === "fulfilled");
        if (!isThere || wanted.current !== next) return;

        storeLanguage(next);
        setLanguage(next);
      },
    }),
    [language, queryClient],
  );
  if (!words) return null;

  return (
    <LanguageChoice value={choice}>
      <IntlProvider locale={words.language} messages={words.messages}>
        {children}
      </IntlProvider>
    </LanguageChoice>
  );
}

const isSaidByServer = ({ queryKey: [first] }: Query) => first !== "words";

// The first page says no more than this; see `spoken`.
const lastResort: Spoken = { language: "en", messages: firstEn as Catalogue };
