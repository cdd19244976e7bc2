import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { useLanguage } from "./language-context.ts";
import { useCatalogue } from "./use-catalogue.ts";

/** Gives its pages all that is said in the reader's language; the page before them loads less. */
export function AllWords({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  const { catalogue: messages } = useCatalogue();
  if (!messages) return null;

  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}
