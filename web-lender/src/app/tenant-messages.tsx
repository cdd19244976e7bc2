import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { ownWords } from "../api/tenant-messages.ts";
import { useLanguage } from "../messages/language-context.ts";
import { useCatalogue } from "../messages/use-catalogue.ts";
import { Waiting } from "./waiting.tsx";

/** Says what the tenant wants said in place of our words (P-M40); where it can't be read, ours stay. */
export function OwnWords({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  const { catalogue: ours, isOther } = useCatalogue();
  // Theirs stand among ours of the same language; until those are there the page stays as it was.
  const { data, isPending } = useQuery({
    ...ownWords(language, isOther ? undefined : ours),
    placeholderData: keepPreviousData,
  });

  if (!ours || isPending) return <Waiting />;
  return (
    <IntlProvider locale={language} messages={data ?? ours}>
      {children}
    </IntlProvider>
  );
}
