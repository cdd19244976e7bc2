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
  /** What its pages need besides the messages around them. */
  readonly part?: CataloguePart;
  /** Loads the page, while its messages are loaded. */
  readonly meanwhile?: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Says what the tenant wants said in place of our words (P-M40); where it can't be read, ours stay. */
export function TenantMessages({ part = "pages", meanwhile, children }: TenantMessagesProps) {
  const { messages: around } = useIntl();
  useEffect(() => {
    // What can't be loaded is said where it's needed.
    meanwhile?.().catch(() => {});
  }, [meanwhile]);
  const { language } = useLanguage();
  const { catalogue: ours, isOther } = useCatalogue(part);
  // Theirs stand among ours of the same language; until those are there the page stays as it was.
  const { data, isPending } = useQuery({
    ...overriddenPart(language, part, isOther ? undefined : ours),
    placeholderData: keepPreviousData,
  });

  const own = data ?? ours;
  // A part is among the messages around it, so together they are all that its pages say.
  const messages = useMemo(() => ({ ...around, ...own }) as Catalogue, [around, own]);

  if (!ours || isPending) return <Waiting />;
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}
