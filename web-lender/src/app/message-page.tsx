import { useQuery } from "@tanstack/react-query";
import { Heading, Link, Logo } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { tenantSettings } from "../api/tenant-settings.ts";
import * as styles from "./message-page.css.ts";
import { useArrival } from "./page-arrival.ts";

interface MessagePageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly actions?: ReactNode;
  /** After them: what else is worth knowing. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page that has one thing to say, which is nobody's mistake, and whom to ask about it. */
export function MessagePage({ icon, title, actions, aside, children }: MessagePageProps) {
  const { formatMessage } = useIntl();
  const { data: settings } = useQuery(tenantSettings());
  const support = settings?.appSettings.supportEmailAddress;
  useArrival();

  return (
    <>
      <header className={styles.top}>
        <Logo
          large
          name={settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" })}
          src={settings?.brandConfig.logo}
        />
      </header>
      <main className={styles.column} id="main" tabIndex={-1}>
        <span className={styles.mark} aria-hidden>
          {icon}
        </span>
        <Heading level={1} size="display">
          {title}
        </Heading>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {aside && <div className={styles.aside}>{aside}</div>}
        {support !== undefined && (
          <p className={styles.foot}>
            <FormattedMessage
              id="expired.questions"
              values={{ address: <Link href={`mailto:${support}`}>{support}</Link> }}
            />
          </p>
        )}
      </main>
    </>
  );
}
