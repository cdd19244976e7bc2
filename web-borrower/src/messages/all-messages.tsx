import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { useLanguage } from "./language-choice.ts";
import { spoken } from "./messages-query.ts";

/** Gives what comes after the first page all that is said in the reader's language. */
export function AllWords({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  const { data } = useQuery({ ...spoken("all", language), throwOnError: true });
  if (!data) return null;

  return (
    <IntlProvider locale={data.language} messages={data.messages}>
      {children}
    </IntlProvider>
  );
}
