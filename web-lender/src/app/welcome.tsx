import { Button, ErrorPanel, Spinner, Stack, Text } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLoginText, useTimeoutText } from "./use-portal-text.ts";
import * as styles from "./welcome.css.ts";

interface WelcomeProps {
  readonly lines?: readonly string[];
  readonly children?: ReactNode;
}

export function Welcome({ lines = [], children }: WelcomeProps) {
  const { formatMessage } = useIntl();

  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <Stack align="center" gap="large">
        <span className={styles.lock} aria-hidden>
          <Lock />
        </span>
        {children ??
          (lines.length > 0 ? (
            <Stack gap="tiny" role="status">
              {lines.map((line, index) => (
                <Text as="p" key={line} size="large" tone={index > 0 ? "muted" : "default"}>
                  {line}
                </Text>
              ))}
            </Stack>
          ) : (
            <Spinner size="large" tone="accent" label={formatMessage({ id: "waiting" })} />
          ))}
      </Stack>
    </main>
  );
}

export function Greeting() {
  const { texts } = useLoginText();
  const lines = [texts.greetingLine1, texts.greetingLine2].flatMap((line) => line || []);

  return <Welcome lines={lines} />;
}

interface LoggingOutProps {
  readonly failed: boolean;
  readonly onTryAgain: () => void;
}

/** A failed log-out must be shown, since the session goes on. */
export function LoggingOut({ failed, onTryAgain }: LoggingOutProps) {
  const { formatMessage } = useIntl();
  const { texts } = useTimeoutText();

  return failed ? (
    <Welcome>
      <ErrorPanel
        title={formatMessage({ id: "logOut.failed" })}
        takesFocus
        isPage
        actions={
          <Button onClick={onTryAgain}>
            <FormattedMessage id="failure.tryAgain" />
          </Button>
        }
      >
        {formatMessage({ id: "logOut.goesOn" })}
      </ErrorPanel>
    </Welcome>
  ) : (
    <Welcome lines={[texts.loggingOut ?? formatMessage({ id: "logOut.busy" })]} />
  );
}
