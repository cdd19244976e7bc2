import { useLanguage } from "@tieout/web-portal/language";
import { type ReactNode, useMemo } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Catalogue } from "./catalogue.ts";
import type { CataloguePart } from "./parts-of-catalogue.ts";
import { useCatalogue } from "./use-catalogue.ts";

interface AllWordsProps {
  readonly part?: CataloguePart;
  readonly children: ReactNode;
}

/** Gives its pages a part of the messages besides those around it; the page before them loads less. */
export function AllWords({ part = "pages", children }: AllWordsProps) {
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
