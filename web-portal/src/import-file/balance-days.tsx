import { Callout } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { useDay } from "./texts.ts";

interface BalanceDaysProps {
  readonly days: readonly string[];
  /** Whether income and expenses are zero on all of them. */
  readonly isClosed: boolean;
}

/** More would be a wall of dates, and are the ends of months as a rule. */
const daysListed = 4;

/** What statements show of a file that has balances alone. */
export function BalanceDays({ days, isClosed }: BalanceDaysProps) {
  const { formatMessage, formatList } = useIntl();
  const day = useDay();
  const [from, upTo] = [days[0], days.at(-1)];
  const count = days.length;

  if (count > daysListed && !isClosed && from !== undefined && upTo !== undefined) {
    return (
      <Callout>
        {formatMessage(
          { id: "file.check.balance-days.many" },
          { count, from: day(from), upTo: day(upTo) },
        )}
      </Callout>
    );
  }
  return (
    <Callout>
      {formatMessage(
        { id: isClosed ? "file.check.balance-days.closed" : "file.check.balance-days" },
        { count, days: formatList(days.map(day)) },
      )}
    </Callout>
  );
}
