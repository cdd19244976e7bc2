import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "@tieout/web-portal/language";
import { optionalPatience, useIsAfter } from "@tieout/web-portal/patience";
import { useIntl } from "react-intl";
import { loginText, type TextLanguage, timeoutText } from "../api/portal-text.ts";
import { tenantSettings } from "../api/tenant-settings.ts";

/** Keys whose text couldn't be read are absent; the page has its own. */
export type PortalTexts = Readonly<Record<string, string | undefined>>;

export interface PortalText {
  readonly texts: PortalTexts;
  /** False once a page shouldn't wait any longer. */
  readonly isAwaited: boolean;
}

export function useLoginText(): PortalText {
  const { data, isPending } = useQuery(loginText(useTextLanguage()));
  const isLate = useIsAfter(optionalPatience);
  return { texts: useFilled(data?.sections.loginPage), isAwaited: isPending && !isLate };
}

export function useTimeoutText(): PortalText {
  const { data, isPending } = useQuery(timeoutText(useTextLanguage()));
  const isLate = useIsAfter(optionalPatience);
  return { texts: useFilled(data?.sections.timeoutMessaging), isAwaited: isPending && !isLate };
}

/** Falls back to the page's language where the browser's isn't the same one. */
function useTextLanguage(): TextLanguage {
  const { language: languageCode } = useLanguage();
  const locale = window.navigator.languages.find((each) => each.startsWith(`${languageCode}-`));
  return { languageCode, locale: locale ?? "" };
}

/** The only placeholder in these texts is the tenant's name. */
function useFilled(texts: Readonly<Record<string, string>> | undefined): PortalTexts {
  const { formatMessage } = useIntl();
  const { data: settings } = useQuery(tenantSettings());
  const tenant = settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" });

  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([key, text]) => [key, text.replaceAll("{tenant}", tenant)]),
  );
}
