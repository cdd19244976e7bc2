import { Button, ErrorPanel } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./log-in.css.ts";

interface LoginFailedProps {
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Why, as the address says it. */
  readonly error: string;
  readonly onOk: () => void;
}

/** The last attempt came back without a session: that, why, and OK, which leaves nothing of it (P-T4). */
export function LoginFailed({ texts, error, onOk }: LoginFailedProps) {
  const { formatMessage } = useIntl();
  const why = error === "unknown" ? "login.failed.unknown" : "login.failed.provider";

  return (
    <div className={styles.failure}>
      <ErrorPanel
        title={texts.loginFailed ?? formatMessage({ id: "login.failed" })}
        takesFocus
        actions={
          <Button onClick={onOk}>
            <FormattedMessage id="session.ok" />
          </Button>
        }
      >
        <p>{formatMessage({ id: why })}</p>
        {texts.loginFailedMessage !== undefined && <p>{texts.loginFailedMessage}</p>}
      </ErrorPanel>
    </div>
  );
}
