import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "@tieout/web-portal/language";
import { useIntl } from "react-intl";
import { loginText, type TextLanguage, timeoutText } from "../api/portal-text.ts";
import { tenantSettings } from "../api/tenant-settings.ts";

/** A section's texts by their key. One that couldn't be read is absent: the page has words of its own. */
export type PortalTexts = Readonly<Record<string, string | undefined>>;

export interface PortalText {
  readonly texts: PortalTexts;
  readonly isPending: boolean;
}

/** What the tenant says to somebody who is about to log in. */
export function useLoginText(): PortalText {
  const { data, isPending } = useQuery(loginText(useTextLanguage()));
  return { texts: useFilled(data?.sections.loginPage), isPending };
}

/** What the tenant says to somebody whose session ended. */
export function useTimeoutText(): PortalText {
  const { data, isPending } = useQuery(timeoutText(useTextLanguage()));
  return { texts: useFilled(data?.sections.timeoutMessaging), isPending };
}

/** The page's language, and the browser's way of it where that is the same language. */
function useTextLanguage(): TextLanguage {
  const { language: languageCode } = useLanguage();
  const locale = window.navigator.languages.find((each) => each.startsWith(`${languageCode}-`));
  return { languageCode, locale: locale ?? "" };
}

/** The one thing that these texts leave open is whose they are. */
function useFilled(texts: Readonly<Record<string, string>> | undefined): PortalTexts {
  const { formatMessage } = useIntl();
  const { data: settings } = useQuery(tenantSettings());
  const tenant = settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" });

  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([key, text]) => [key, text.replaceAll("{tenant}", tenant)]),
  );
}
