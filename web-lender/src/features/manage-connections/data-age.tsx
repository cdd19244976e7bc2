import { Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { useDates } from "../../messages/dates.tsx";
import { daysFrom } from "./connection-facts.ts";

interface DataAgeProps {
  readonly connection: Connection;
}

/** How old the newest books are that were read over a connection. */
export function DataAge({ connection: { lastCollectedAt, importingSince } }: DataAgeProps) {
  if (importingSince !== undefined) return <FormattedMessage id="connections.today" />;
  if (lastCollectedAt === undefined) {
    return (
      <Text tone="muted">
        <FormattedMessage id="connections.never" />
      </Text>
    );
  }
  const count = daysFrom(new Date(lastCollectedAt), new Date());
  return count === 0 ? (
    <FormattedMessage id="connections.today" />
  ) : (
    <FormattedMessage id="connections.days" values={{ count }} />
  );
}

export const hasDetail = ({ lastCollectedAt, importingSince }: Connection): boolean =>
  importingSince !== undefined || lastCollectedAt !== undefined;

/** When that was. */
export function DataAgeDetail({ connection: { lastCollectedAt, importingSince } }: DataAgeProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  if (importingSince !== undefined) {
    return formatMessage({ id: "connections.importing" }, { time: time(importingSince) });
  }
  return lastCollectedAt && `${day(lastCollectedAt)}, ${time(lastCollectedAt)}`;
}
