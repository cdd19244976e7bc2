import { Link, Text } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { LanguageMenu } from "./language-menu.tsx";
import * as styles from "./signed-out-frame.css.ts";

interface SignedOutFrameProps {
  readonly settings: TenantSettings | undefined;
  readonly children: ReactNode;
}

export function SignedOutFrame({ settings, children }: SignedOutFrameProps) {
  const help = settings?.appSettings.helpCentreUrl;
  const support = settings?.appSettings.supportEmailAddress;

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        {settings?.appSettings.allowLanguageSelection && <LanguageMenu />}
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
