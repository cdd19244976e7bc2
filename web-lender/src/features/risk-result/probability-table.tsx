import { useMedia } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RiskAnalysisDetails } from "../../api/risk.ts";
import { FigureTable } from "../../risk/figure-table.tsx";
import { directionOf, useRiskFigures } from "../../risk/use-risk-figures.ts";
import * as styles from "./risk-result.css.ts";

interface ProbabilityTableProps {
  readonly id: string;
  readonly analysis: RiskAnalysisDetails;
}

interface Line {
  readonly key: string;
  readonly label: string;
  /** One for each of years 1 to 5. */
  readonly cells: readonly ReactNode[];
}

/** How many columns fit next to the years on a phone. */
const columnsAPanel = 3;

/** The chart's exact figures. On a phone, years are rows and columns are split into panels, so that nothing is hidden. */
export function ProbabilityTable({ id, analysis }: ProbabilityTableProps) {
  const isNarrow = useMedia("(width < 640px)");
  const lines = useLines(analysis);
  const panels = Array.from({ length: Math.ceil(lines.length / columnsAPanel) }, (_, panel) =>
    lines.slice(panel * columnsAPanel, (panel + 1) * columnsAPanel),
  );

  return (
    <div className={styles.overTable} id={id}>
      {isNarrow ? (
        panels.map((panel) => <YearsDown key={panel[0]?.key} lines={panel} />)
      ) : (
        <YearsAcross lines={lines} />
      )}
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly Line[];
}

function YearsAcross({ lines }: LinesProps) {
  const { formatMessage } = useIntl();
  const years = useYears();
  return (
    <FigureTable label={formatMessage({ id: "risk.pd.title" })}>
      <thead>
        <tr>
          <td />
          {years.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {years.map((year, index) => (
              <td key={year}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

function YearsDown({ lines }: LinesProps) {
  const { formatMessage } = useIntl();
  const years = useYears();
  return (
    <FigureTable label={formatMessage({ id: "risk.pd.title" })}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="risk.pd.years" />
          </th>
          {lines.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year, index) => (
          <tr key={year}>
            <th className={styles.year} scope="row">
              {year}
            </th>
            {lines.map(({ key, label, cells }) => (
              <td data-label={label} key={key}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

function useYears(): readonly string[] {
  const { formatMessage } = useIntl();
  return [1, 2, 3, 4, 5].map((years) => formatMessage({ id: "risk.pd.year" }, { years }));
}

function useLines(analysis: RiskAnalysisDetails): readonly Line[] {
  const { formatMessage } = useIntl();
  const { percent, points } = useRiskFigures();
  const { score, peers, asReported, withoutSector, sectorShift } = analysis;
  const inPercent = (values: readonly number[]) => values.map(percent);

  return [
    {
      key: "company",
      label: formatMessage({ id: asReported ? "risk.pd.adjusted" : "risk.pd.company" }),
      cells: inPercent(score.cumulative),
    },
    ...(peers
      ? [
          {
            key: "peers",
            label: formatMessage({ id: "risk.pd.peersTotal" }),
            cells: inPercent(peers.cumulative),
          },
          {
            key: "difference",
            label: formatMessage({ id: "risk.pd.difference" }),
            cells: score.cumulative.map((value, index) => (
              <Difference
                key={String(index)}
                of={value - (peers.cumulative[index] ?? 0)}
                write={points}
              />
            )),
          },
        ]
      : []),
    ...(asReported?.pds
      ? [
          {
            key: "as-reported",
            label: formatMessage({ id: "risk.pd.asReported" }),
            cells: inPercent(asReported.pds.cumulative),
          },
        ]
      : []),
    ...(sectorShift === 0
      ? []
      : [
          {
            key: "without-sector",
            label: formatMessage({ id: "risk.pd.withoutSector" }),
            cells: inPercent(withoutSector.cumulative),
          },
        ]),
  ];
}

interface DifferenceProps {
  readonly of: number;
  readonly write: (points: number) => string;
}

function Difference({ of, write }: DifferenceProps) {
  const direction = directionOf(of);
  return (
    <span className={styles.comparison[direction]}>
      {write(of)}
      <span className={styles.word}>
        <FormattedMessage id={`risk.pd.${direction}Word`} />
      </span>
    </span>
  );
}
