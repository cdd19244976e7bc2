import { type Query, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { IntlProvider } from "react-intl";
import { type Catalogue, en } from "./en.ts";
import { type Language, preferredLanguage, storedLanguage, storeLanguage } from "./language.ts";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Catalogue;
    }
  }
}

const isSaidByServer = ({ queryKey: [first] }: Query) => first !== "words";

interface Choice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageChoice = createContext<Choice>({ language: "en", choose: () => {} });

/** The language that is spoken, and how to speak another. */
export const useLanguage = (): Choice => useContext(LanguageChoice);

/** Only the reader's language is loaded; English is here already, as it's everyone's last resort. */
const catalogues: Record<Language, () => Promise<Catalogue>> = {
  en: async () => en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
};

/** Gives the page its words, and says on `html` which language they are in. */
export function Words({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() =>
    preferredLanguage(storedLanguage(), navigator.languages),
  );
  const { data, isError } = useQuery({
    queryKey: ["words", language],
    queryFn: catalogues[language],
    staleTime: Number.POSITIVE_INFINITY,
    ...(language === "en" && { initialData: en }),
    placeholderData: (previous: Catalogue | undefined) => previous,
  });
  const spoken = isError ? "en" : language;
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = spoken;
    // What the server has said, it said in the language of before.
    if (before !== spoken) void queryClient.invalidateQueries({ predicate: isSaidByServer });
  }, [spoken, queryClient]);

  const choice = useMemo(
    () => ({
      language,
      choose: (next: Language) => {
        storeLanguage(next);
        setLanguage(next);
      },
    }),
    [language],
  );
  const messages = isError ? en : data;
  if (!messages) return null;

  return (
    <LanguageChoice value={choice}>
      <IntlProvider locale={spoken} messages={messages}>
        {children}
      </IntlProvider>
    </LanguageChoice>
  );
}
