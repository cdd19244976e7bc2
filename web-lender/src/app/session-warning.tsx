import { secondsUntil, type SessionWarning as Warning } from "@tieout/core/session";
import { Button, Notice } from "@tieout/ui-kit";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface SessionWarningProps {
  readonly warning: Warning;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/** Sliding sessions can be extended; the absolute end can't. */
export function SessionWarning({ warning, onStay, onLogOut }: SessionWarningProps) {
  const { formatMessage } = useIntl();
  const left = useSecondsUntil(warning.endsAt);
  const minutes = Math.max(1, Math.ceil(left / 60));
  const isSliding = warning.event === "sliding-window-expired";

  return (
    <Notice
      title={formatMessage({ id: isSliding ? "session.idle" : "session.ending" })}
      countdown={`${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`}
      actions={
        <>
          {isSliding && (
            <Button variant="primary" size="small" onClick={onStay}>
              <FormattedMessage id="session.stay" />
            </Button>
          )}
          <Button size="small" onClick={onLogOut}>
            <FormattedMessage id="user.logOut" />
          </Button>
        </>
      }
    >
      <FormattedMessage
        id={isSliding ? "session.idle.detail" : "session.ending.detail"}
        values={{ minutes }}
      />
    </Notice>
  );
}

function useSecondsUntil(endsAt: Date): number {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(tick);
  }, []);

  return secondsUntil(endsAt, now);
}
