import { Card, LineChart, VisuallyHidden } from "@tieout/ui-kit";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RiskAnalysisDetails } from "../../api/risk.ts";
import { directionOf, useRiskFigures } from "../../risk/use-risk-figures.ts";
import { Compared } from "./compared.tsx";
import { ProbabilityTable } from "./probability-table.tsx";
import * as styles from "./risk-result.css.ts";

interface ProbabilityCardProps {
  readonly analysis: RiskAnalysisDetails;
  readonly peerScore: number | null;
  readonly company: string;
}

/** Probabilities within 1 to 5 years, with the industry's aggregate, and as reported if that differs. */
export function ProbabilityCard({ analysis, peerScore, company }: ProbabilityCardProps) {
  const { formatMessage } = useIntl();
  const { percent, tick } = useRiskFigures();
  const tableId = useId();
  const { score, peers, asReported } = analysis;

  return (
    <Card inset="none" title={formatMessage({ id: "risk.pd.title" })}>
      <dl className={styles.headline}>
        {([1, 5] as const).map((years) => (
          <Headline
            key={years}
            peers={peers?.cumulative[years - 1]}
            probability={score.cumulative[years - 1] ?? 0}
            years={years}
          />
        ))}
        {peerScore !== null && (
          <div>
            <dt className={styles.headlineTerm}>
              <FormattedMessage id="risk.pd.peerScore" />
            </dt>
            <dd className={styles.headlineValue}>
              {peerScore}
              <span className={styles.headlineNote}>
                <FormattedMessage id="risk.pd.peerScore.about" />
              </span>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.chart}>
        <LineChart
          describedBy={tableId}
          format={percent}
          formatTick={tick}
          label={formatMessage(
            { id: peers ? "risk.pd.chart.compared" : "risk.pd.chart" },
            { name: company },
          )}
          lines={[
            ...(peers
              ? [
                  {
                    label: formatMessage({ id: "risk.pd.peers" }),
                    values: peers.cumulative,
                    tone: "compared" as const,
                  },
                ]
              : []),
            ...(asReported?.pds
              ? [
                  {
                    label: formatMessage({ id: "risk.pd.asReported" }),
                    values: asReported.pds.cumulative,
                    tone: "other" as const,
                  },
                ]
              : []),
            {
              label: formatMessage({ id: "risk.pd.company" }),
              values: score.cumulative,
              tone: "main" as const,
            },
          ]}
          points={[1, 2, 3, 4, 5].map((years) => formatMessage({ id: "risk.pd.year" }, { years }))}
          readerLabel={formatMessage({ id: "risk.pd.reader" })}
        />
      </div>
      <ProbabilityTable analysis={analysis} id={tableId} />
    </Card>
  );
}

interface HeadlineProps {
  readonly years: number;
  readonly probability: number;
  readonly peers: number | undefined;
}

function Headline({ years, probability, peers }: HeadlineProps) {
  const { percent, points } = useRiskFigures();
  const difference = peers === undefined ? undefined : probability - peers;

  return (
    <div>
      <dt className={styles.headlineTerm}>
        <VisuallyHidden>
          <FormattedMessage id="risk.pd.title" />{" "}
        </VisuallyHidden>
        <FormattedMessage id="risk.pd.within" values={{ years }} />
      </dt>
      <dd className={styles.headlineValue}>
        {percent(probability)}
        {difference !== undefined && (
          <Compared as={directionOf(difference)}>
            <FormattedMessage
              id={`risk.pd.${directionOf(difference)}`}
              values={{ points: points(Math.abs(difference)) }}
            />
          </Compared>
        )}
      </dd>
    </div>
  );
}
