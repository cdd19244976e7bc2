import { Link, Text } from "@tieout/ui-kit";
import { lazy, type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import type { TenantSettings } from "../api/tenant-settings.ts";
import * as styles from "./threshold.css.ts";

/** Fetched where a tenant lets its users choose: menus are a quarter of what signing in loads. */
const LanguageMenu = lazy(async () => ({
  default: (await import("./language-menu.tsx")).LanguageMenu,
}));

interface ThresholdProps {
  readonly settings: TenantSettings | undefined;
  readonly children: ReactNode;
}

/** What stands around a page that is seen without a session: language above, help below. */
export function Threshold({ settings, children }: ThresholdProps) {
  const help = settings?.appSettings.helpCentreUrl;
  const support = settings?.appSettings.supportEmailAddress;

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Suspense>{settings?.appSettings.allowLanguageSelection && <LanguageMenu />}</Suspense>
      </header>
      <main className={styles.middle} id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        {help !== undefined && (
          <Link href={help} target="_blank" rel="noreferrer">
            <FormattedMessage id="threshold.help" />
          </Link>
        )}
        {support !== undefined && (
          <Text tone="muted" size="small">
            <FormattedMessage
              id="threshold.support"
              values={{ address: <Link href={`mailto:${support}`}>{support}</Link> }}
            />
          </Text>
        )}
      </footer>
    </div>
  );
}
