import { Progress, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { useDates } from "../../messages/dates.tsx";
import { daysFrom, standingOf } from "./connection-facts.ts";
import * as styles from "./manage-connections.css.ts";

const tones = { disconnected: "danger", expiresSoon: "warning", connected: "accent" } as const;

/** How long a consent stands yet: in days, with a bar and the last day. */
export function AccessExpiry({ connection }: { readonly connection: Connection }) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { consentExpiresAt, consentedAt, disconnectedAt } = connection;
  const standing = standingOf(connection);
  const isOver = standing === "disconnected";
  const end = isOver ? (disconnectedAt ?? consentExpiresAt) : consentExpiresAt;
  if (end === undefined) {
    return (
      <Text tone="muted">
        <FormattedMessage id={isOver ? "connections.ended" : "connections.noExpiry"} />
      </Text>
    );
  }
  const whole = Math.max(1, daysFrom(new Date(consentedAt), new Date(end)));
  const left = isOver ? 0 : Math.max(0, daysFrom(new Date(), new Date(end)));
  const words = isOver
    ? formatMessage({ id: "connections.expired" })
    : formatMessage({ id: "connections.daysLeft" }, { count: left });

  return (
    <div className={styles.expiry}>
      <div className={styles.expiryWords}>
        <Text size="small" weight="medium">
          {words}
        </Text>
        <Text size="small" tone="muted" numeric>
          {day(end)}
        </Text>
      </div>
      <Progress
        label={formatMessage({ id: "connections.expires" })}
        labelHidden
        tone={tones[standing]}
        value={isOver ? whole : left}
        max={whole}
        valueText={words}
      />
    </div>
  );
}
