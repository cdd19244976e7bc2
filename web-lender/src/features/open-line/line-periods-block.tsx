import { Text } from "@tieout/ui-kit";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import { Figure } from "./figure.tsx";
import type { LinePeriod } from "./line-periods.ts";
import * as styles from "./open-line.css.ts";

interface LinePeriodsBlockProps {
  readonly periods: readonly LinePeriod[];
  /** The column that is opened. */
  readonly current: string;
}

/** A line over all of the statement's columns, with its growth. */
export function LinePeriodsBlock({ periods, current }: LinePeriodsBlockProps) {
  const { formatNumber } = useIntl();
  const percent = (change: number) =>
    formatNumber(change, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });

  return (
    <div className={styles.block}>
      <dl className={styles.periods}>
        {periods.map(({ reportingPeriodId, label, figure, change }) => {
          const isCurrent = reportingPeriodId === current;
          return (
            <Fragment key={reportingPeriodId}>
              <dt>{isCurrent ? <Text weight="strong">{label}</Text> : label}</dt>
              <dd>
                <Figure figure={figure} weight={isCurrent ? "strong" : "medium"} />
              </dd>
              <dd>
                <Text numeric size="small" tone="muted">
                  {change === undefined ? "" : percent(change)}
                </Text>
              </dd>
            </Fragment>
          );
        })}
      </dl>
    </div>
  );
}
