import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLanguage } from "@tieout/web-portal/language";
import { type ReactNode, useEffect, useMemo } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { overriddenPart } from "../api/tenant-messages.ts";
import type { Catalogue } from "../messages/catalogue.ts";
import type { CataloguePart } from "../messages/load-catalogue.ts";
import { useCatalogue } from "../messages/messages-provider.tsx";
import { Waiting } from "./page-boundary.tsx";

interface TenantMessagesProps {
  /** In addition to the messages around them. */
  readonly part?: CataloguePart;
  /** Loads the page in parallel with its messages. */
  readonly meanwhile?: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** The tenant's texts replace ours (P-M40); ours stay where theirs can't be read. */
export function TenantMessages({ part = "pages", meanwhile, children }: TenantMessagesProps) {
  const { messages: around } = useIntl();
  useEffect(() => {
    // Failures are shown where the data is needed.
    meanwhile?.().catch(() => {});
  }, [meanwhile]);
  const { language } = useLanguage();
  const { catalogue: ours, isOther } = useCatalogue(part);
  // The page stays as it was until both are in the same language.
  const { data, isPending } = useQuery({
    ...overriddenPart(language, part, isOther ? undefined : ours),
    placeholderData: keepPreviousData,
  });

  const own = data ?? ours;
  // Together with the outer messages, a part is complete.
  const messages = useMemo(() => ({ ...around, ...own }) as Catalogue, [around, own]);

  if (!ours || isPending) return <Waiting />;
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}
