import { Spinner } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as styles from "./welcome.css.ts";

interface WelcomeProps {
  /** Two lines of greeting; without any, that it's loading. */
  readonly lines?: readonly string[];
  /** In place of either. */
  readonly children?: ReactNode;
}

/** A lock, and a word to somebody who is on their way in or out. */
export function Welcome({ lines = [], children }: WelcomeProps) {
  const { formatMessage } = useIntl();

  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <div className={styles.content}>
        <span className={styles.lock} aria-hidden>
          <Lock />
        </span>
        {children ??
          (lines.length > 0 ? (
            <div className={styles.lines} role="status">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          ) : (
            <Spinner size="large" tone="accent" label={formatMessage({ id: "waiting" })} />
          ))}
      </div>
    </main>
  );
}
