import { Progress, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { useTermDays } from "../../messages/use-term-days.ts";
import { accessEnd, daysFrom, isSettled } from "./connection-facts.ts";
import { useConsentState } from "./consent-state.ts";
import * as styles from "./manage-connections.css.ts";

interface AccessProps {
  readonly connection: Connection;
}

/** How long access lasts, or what it ended with. */
export function Access({ connection }: AccessProps) {
  const said = useEnd(connection);
  return said === undefined ? (
    <AccessLeft connection={connection} />
  ) : (
    <Text tone="muted">{said}</Text>
  );
}

/** Undefined while there's access, or where it was lost. */
function useEnd(connection: Connection): string | undefined {
  const { formatMessage } = useIntl();
  const stateOf = useConsentState();
  const [consent] = connection.consents;
  if (!consent || !isSettled(connection)) return undefined;
  if (connection.status !== "waiting") return stateOf(consent);
  if (connection.companyDiffers) return formatMessage({ id: "connections.waitingForChoice" });
  return consent.givenBy === "borrower"
    ? formatMessage({ id: "connections.waitingForBorrower" })
    : formatMessage({ id: "connections.waitingForLender" });
}

const tones = { disconnected: "danger", "expires-soon": "warning" } as const;

/** Days left, with a bar and the last day. */
function AccessLeft({ connection }: AccessProps) {
  const { formatMessage } = useIntl();
  const { bookDay } = useDates();
  const { termDay } = useTermDays();
  const { consentExpiresAt, consentedAt, disconnectedAt, status } = connection;
  const isOver = status === "disconnected";
  const last = isOver ? undefined : accessEnd(connection);
  const end = isOver ? (disconnectedAt ?? consentExpiresAt) : last?.at;
  if (end === undefined) {
    return (
      <Text tone="muted">
        <FormattedMessage id={isOver ? "connections.ended" : "connections.noExpiry"} />
      </Text>
    );
  }
  const whole = Math.max(1, daysFrom(new Date(consentedAt), new Date(end)));
  const left = isOver ? 0 : Math.max(0, daysFrom(new Date(), new Date(end)));
  const lastDay = last?.lastDay === undefined ? termDay(end) : bookDay(last.lastDay);
  const text = isOver
    ? formatMessage({ id: "connections.expired" })
    : formatMessage({ id: "connections.daysLeft" }, { count: left });

  return (
    <div className={styles.expiry}>
      <div className={styles.expiryText}>
        <Text size="small" weight="medium">
          {text}
        </Text>
        <Text size="small" tone="muted" numeric>
          <LastDay connection={connection} end={lastDay} isOver={isOver} />
        </Text>
      </div>
      <Progress
        label={formatMessage({ id: "connections.expires" })}
        labelHidden
        tone={status === "disconnected" || status === "expires-soon" ? tones[status] : "accent"}
        value={isOver ? whole : left}
        max={whole}
        valueText={text}
      />
    </div>
  );
}

interface LastDayProps extends AccessProps {
  readonly end: string;
  readonly isOver: boolean;
}

function LastDay({ connection, end, isOver }: LastDayProps) {
  const [consent] = connection.consents;
  if (isOver || !consent) return end;
  const id = consent.term === "once" ? "connections.onceBy" : "connections.until";
  return <FormattedMessage id={id} values={{ day: end }} />;
}
