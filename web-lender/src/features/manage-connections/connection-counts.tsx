import { IconButton, Text } from "@tieout/ui-kit";
import { Check, Clock, RefreshCw, Unplug } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { useDates } from "../../messages/dates.tsx";
import { type Standing, standingOf } from "./connection-facts.ts";
import * as styles from "./manage-connections.css.ts";

interface ConnectionCountsProps {
  readonly connections: readonly Connection[];
  /** Absent until they could be read. */
  readonly checkedAt: Date | undefined;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

const counted = [
  { standing: "disconnected", id: "connections.countDisconnected", Icon: Unplug },
  { standing: "expiresSoon", id: "connections.countExpiring", Icon: Clock },
  { standing: "connected", id: "connections.countConnected", Icon: Check },
] as const;

/** How many connections stand how, and when that was asked. */
export function ConnectionCounts(props: ConnectionCountsProps) {
  const { connections, checkedAt, isRefreshing, onRefresh } = props;
  const { formatMessage } = useIntl();
  const { time } = useDates();
  const countOf = (standing: Standing) =>
    connections.filter((connection) => standingOf(connection) === standing).length;

  return (
    <div className={styles.tools}>
      <div className={styles.counts}>
        {counted.map(({ standing, id, Icon }) => {
          const count = countOf(standing);
          return count === 0 ? null : (
            <span key={standing} className={styles.count}>
              <Icon aria-hidden size={15} className={styles.tone[standing]} />
              <span>
                <FormattedMessage
                  id={id}
                  values={{ count, b: (words) => <strong key="count">{words}</strong> }}
                />
              </span>
            </span>
          );
        })}
      </div>
      {checkedAt && (
        <Text size="small" tone="muted">
          {formatMessage({ id: "connections.checked" }, { time: time(checkedAt.toISOString()) })}
        </Text>
      )}
      <IconButton
        variant="default"
        label={formatMessage({ id: "connections.refresh" })}
        busy={isRefreshing}
        onClick={onRefresh}
      >
        <RefreshCw />
      </IconButton>
    </div>
  );
}
