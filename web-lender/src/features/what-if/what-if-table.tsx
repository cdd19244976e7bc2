import { FormattedMessage, useIntl } from "react-intl";
import { FigureTable } from "../../risk/figure-table.tsx";
import { useRiskFigures } from "../../risk/use-risk-figures.ts";
import * as styles from "./what-if.css.ts";

interface WhatIfTableProps {
  readonly id: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Probabilities before and after the move, side by side. */
export function WhatIfTable({ id, before, after }: WhatIfTableProps) {
  const { formatMessage } = useIntl();
  const { percent, points } = useRiskFigures();
  const heads = [
    "risk.pd.years",
    "risk.whatIf.asAnalyzed",
    "risk.whatIf.after",
    "risk.pd.difference",
  ] as const;

  return (
    <FigureTable id={id} label={formatMessage({ id: "risk.whatIf.table" })}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <FormattedMessage id={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {before.map((value, index) => (
          <tr key={String(index)}>
            <th className={styles.year} scope="row">
              <FormattedMessage id="risk.pd.year" values={{ years: index + 1 }} />
            </th>
            <td data-label={formatMessage({ id: "risk.whatIf.asAnalyzed" })}>{percent(value)}</td>
            <td className={styles.after} data-label={formatMessage({ id: "risk.whatIf.after" })}>
              {percent(after[index] ?? 0)}
            </td>
            <td data-label={formatMessage({ id: "risk.pd.difference" })}>
              {points((after[index] ?? 0) - value)}
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
