import { Cell, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { useDates } from "../../messages/dates.tsx";
import { daysFrom } from "./connection-facts.ts";

/** How old the newest books are that were read over a connection. */
export function DataAge({ connection }: { readonly connection: Connection }) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const { lastCollectedAt, importingSince } = connection;

  if (importingSince !== undefined) {
    const second = formatMessage({ id: "connections.importing" }, { time: time(importingSince) });
    return (
      <Cell secondLine={second}>
        <FormattedMessage id="connections.today" />
      </Cell>
    );
  }
  if (lastCollectedAt === undefined) {
    return (
      <Cell>
        <Text tone="muted">
          <FormattedMessage id="connections.never" />
        </Text>
      </Cell>
    );
  }
  const age = daysFrom(new Date(lastCollectedAt), new Date());
  return (
    <Cell secondLine={`${day(lastCollectedAt)}, ${time(lastCollectedAt)}`}>
      {age === 0
        ? formatMessage({ id: "connections.today" })
        : formatMessage({ id: "connections.days" }, { count: age })}
    </Cell>
  );
}
