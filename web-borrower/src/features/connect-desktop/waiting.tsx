import { Heading, IconLine, Link, Spinner, Stack, Text } from "@tieout/ui-kit";
import { Download, Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { WebConnector } from "../../api/web-connector.ts";
import { useBrowser } from "../../app/browser.tsx";
import * as styles from "./connect-desktop.css.ts";
import { InPlace } from "./password.tsx";

interface WaitingProps {
  readonly connector: WebConnector;
  /** In milliseconds. */
  readonly checkedAt: number;
  /** The last polls went unanswered. */
  readonly isSilent: boolean;
}

/** Only what is waited for is announced, when it changes. */
export function Waiting({ connector, checkedAt, isSilent }: WaitingProps) {
  const { formatNumber } = useIntl();
  const now = useSeconds();
  const since = (moment: number) => Math.max(0, Math.floor((now - moment) / 1_000));
  const [passed, unit] = elapsed(since(new Date(connector.waitingSince).getTime()));
  const called = connector.firstCallAt !== undefined;

  return (
    <div className={styles.waiting}>
      <Spinner size="large" tone="accent" />
      <span>
        <span className={styles.waitingFor} role="status">
          <FormattedMessage id={called ? "desktop.wait.next" : "desktop.wait.first"} />
        </span>
        <span className={styles.checked}>
          {isSilent ? (
            <FormattedMessage id="desktop.wait.silent" />
          ) : (
            <FormattedMessage id="desktop.wait.checked" values={{ seconds: since(checkedAt) }} />
          )}
        </span>
      </span>
      {passed > 0 && (
        <Text numeric size="small" tone="muted">
          {formatNumber(passed, { style: "unit", unit, unitDisplay: "short" })}
        </Text>
      )}
    </div>
  );
}

/** Ticks every second. */
function useSeconds(): number {
  const { now } = useBrowser();
  const [time, setTime] = useState(() => now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setTime(now().getTime()), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}

const intuit =
  "https://developer.intuit.com/app/developer/qbdesktop/docs/get-started/get-started-with-quickbooks-web-connector";

export function NothingHappening({ onNewPassword }: { readonly onNewPassword: () => void }) {
  return (
    <section>
      <Heading level={2} size="small">
        <FormattedMessage id="desktop.nothing" />
      </Heading>
      <Stack as="ul" gap={10} paddingBlock={4}>
        <IconLine icon={<Lock />} muted>
          <FormattedMessage
            id="desktop.nothing.password"
            values={{ new: (chunks) => <InPlace onPress={onNewPassword}>{chunks}</InPlace> }}
          />
        </IconLine>
        <IconLine icon={<Download />} muted>
          <FormattedMessage
            id="desktop.nothing.connector"
            values={{
              intuit: (chunks) => (
                <Link href={intuit} rel="noreferrer" target="_blank">
                  {chunks}
                </Link>
              ),
            }}
          />
        </IconLine>
      </Stack>
    </section>
  );
}

/** The largest unit that has at least one; seconds are too small to watch. */
export function elapsed(seconds: number): [number, "minute" | "hour" | "day"] {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return [minutes, "minute"];
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
}
