import { Button, Heading, Link, Logo, Text } from "@tieout/ui-kit";
import { Timer } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import * as styles from "./session-expired.css.ts";

interface SessionExpiredProps {
  readonly settings: TenantSettings | undefined;
  /** Too long without a move, or too long at all. */
  readonly reason: "sliding" | "absolute";
  readonly onReturn: () => void;
}

/** Says why somebody was logged out, and that what they saved is kept. Nobody made a mistake. */
export function SessionExpired({ settings, reason, onReturn }: SessionExpiredProps) {
  const { formatMessage } = useIntl();
  const support = settings?.appSettings.supportEmailAddress;

  return (
    <>
      <header className={styles.top}>
        <Logo
          name={settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" })}
          src={settings?.brandConfig.logo}
        />
      </header>
      <main className={styles.column} id="main" tabIndex={-1}>
        <span className={styles.mark}>
          <Timer aria-hidden />
        </span>
        <Heading level={1} size="display">
          <FormattedMessage id="expired.title" />
        </Heading>
        <Text as="p" size="large" tone="muted">
          <FormattedMessage id={`expired.${reason}`} />
        </Text>
        <div className={styles.actions}>
          <Button variant="primary" size="large" onClick={onReturn}>
            <FormattedMessage id="expired.return" />
          </Button>
        </div>
        {support !== undefined && (
          <Text as="p" tone="muted">
            <FormattedMessage
              id="expired.questions"
              values={{ address: <Link href={`mailto:${support}`}>{support}</Link> }}
            />
          </Text>
        )}
      </main>
    </>
  );
}
