import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { ownWords } from "../api/own-words.ts";
import type { Catalogue } from "../words/index.ts";

/** Says what the lender wants said in place of our words (P-M40); where it can't be read, ours stay. */
export function OwnWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  // `Words` gave them, all of them.
  const { data, isPending } = useQuery(ownWords(locale, messages as Catalogue));

  if (isPending) return null;
  return (
    <IntlProvider locale={locale} messages={data ?? messages}>
      {children}
    </IntlProvider>
  );
}
