import { Button, Callout, Heading, Logo } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import * as styles from "./log-in.css.ts";

interface LogInProps {
  /** Absent when they couldn't be read: somebody can still log in. */
  readonly settings: TenantSettings | undefined;
  /** The last attempt came back without a session. */
  readonly failed: boolean;
}

/** Welcome, and the one way in: the organization's own sign-in page. */
export function LogIn({ settings, failed }: LogInProps) {
  const { formatMessage, locale } = useIntl();
  const [isOpening, setIsOpening] = useState(false);
  const name = settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" });
  const logo = settings?.brandConfig.logo;

  const logIn = () => {
    setIsOpening(true);
    window.location.assign(`/api/auth/login?uiLocales=${locale}`);
  };

  return (
    <section className={styles.card} aria-labelledby="login">
      <Logo name={name} {...(logo !== undefined && { src: logo })} />
      <div className={styles.welcome}>
        <Heading id="login" level={1} size="display">
          <FormattedMessage id="login.welcome" values={{ tenant: name }} />
        </Heading>
        <p className={styles.purpose}>
          <FormattedMessage id="login.purpose" />
        </p>
      </div>
      {failed && <Callout tone="danger" title={formatMessage({ id: "login.failed" })} />}
      <div className={styles.go}>
        <Button
          variant="primary"
          size="large"
          wide
          busy={isOpening}
          busyLabel={formatMessage({ id: "login.opening" })}
          onClick={logIn}
        >
          {formatMessage({ id: "login.button" })}
        </Button>
        <p className={styles.note}>
          <Lock aria-hidden size={14} />
          <FormattedMessage id="login.where" />
        </p>
      </div>
    </section>
  );
}
