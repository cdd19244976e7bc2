import { Card, DivergingBar } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { RiskAnalysisDetails, RiskOutput } from "../../api/risk.ts";
import * as tables from "../../risk/figure-table.css.ts";
import { FigureTable } from "../../risk/figure-table.tsx";
import { type Effect, effectsOf } from "../../risk/measures.ts";
import { useRiskFigures } from "../../risk/use-risk-figures.ts";
import * as styles from "./risk-result.css.ts";

interface MovedCardProps {
  readonly analysis: RiskAnalysisDetails;
  readonly outputs: readonly RiskOutput[];
}

/** The log-odds of forward years 1 and 5 as a sum that ends in their probabilities. */
export function MovedCard({ analysis, outputs }: MovedCardProps) {
  const { formatMessage } = useIntl();
  const { number, percent } = useRiskFigures();
  const { score, sectorShift } = analysis;
  const effects = effectsOf(outputs);
  const known = effects.filter(({ output }) => output && output.value !== null);
  const absent = effects.filter((effect) => !known.includes(effect));
  const most = Math.max(...effects.flatMap(({ first, fifth }) => [first, fifth]).map(Math.abs));
  const title = formatMessage({ id: "risk.moved.title" });
  const sums = [
    { id: "risk.moved.baseline", of: (year: number) => number(score.baseline[year] ?? 0) },
    { id: "risk.moved.sector", of: () => number(sectorShift) },
    { id: "risk.moved.logOdds", of: (year: number) => number(score.logOdds[year] ?? 0) },
    { id: "risk.moved.forward", of: (year: number) => percent(score.forward[year] ?? 0) },
  ] as const;

  return (
    <Card inset="none" title={title}>
      <p className={styles.words}>
        <FormattedMessage id="risk.moved.about" />
      </p>
      <FigureTable label={title} stacks="phone">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="risk.moved.ratio" />
            </th>
            <th scope="col">
              <FormattedMessage id="risk.moved.value" />
            </th>
            {[1, 5].map((year) => (
              <th className={styles.barCell} key={year} scope="col">
                <FormattedMessage id="risk.moved.year" values={{ year }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map((effect) => (
            <EffectRow effect={effect} key={effect.id} most={most} />
          ))}
        </tbody>
        {absent.length > 0 && (
          <tbody>
            <tr className={tables.groupRow}>
              <th colSpan={4} scope="rowgroup">
                <FormattedMessage id="risk.moved.absent" />
              </th>
            </tr>
            {absent.map((effect) => (
              <EffectRow effect={effect} key={effect.id} most={most} />
            ))}
          </tbody>
        )}
        <tbody>
          {sums.map(({ id, of }) => (
            <tr className={id === "risk.moved.forward" ? styles.sumRow : undefined} key={id}>
              <th colSpan={2} scope="row">
                <FormattedMessage id={id} />
              </th>
              <td data-label={formatMessage({ id: "risk.moved.year" }, { year: 1 })}>{of(0)}</td>
              <td data-label={formatMessage({ id: "risk.moved.year" }, { year: 5 })}>{of(4)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Card>
  );
}

interface EffectRowProps {
  readonly effect: Effect;
  readonly most: number;
}

function EffectRow({ effect: { id, output, first, fifth }, most }: EffectRowProps) {
  const { formatMessage } = useIntl();
  const { output: write } = useRiskFigures();
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id={`risk.measure.${id}`} />
      </th>
      <td className={tables.quiet} data-label={formatMessage({ id: "risk.moved.value" })}>
        {output ? write(output.value, output.metricType) : "—"}
      </td>
      {[
        { year: 1, value: first },
        { year: 5, value: fifth },
      ].map(({ year, value }) => (
        <td
          className={styles.barFigure}
          data-label={formatMessage({ id: "risk.moved.year" }, { year })}
          key={year}
        >
          <div className={styles.barWithFigure}>
            <DivergingBar most={most} value={value} />
            <EffectFigure value={value} />
          </div>
        </td>
      ))}
    </tr>
  );
}

function EffectFigure({ value }: { readonly value: number }) {
  const { number } = useRiskFigures();
  const effect = number(value);
  const id = Math.abs(value) < 0.005 ? "nothing" : value > 0 ? "raises" : "lowers";
  return (
    <span>
      <FormattedMessage id={`risk.moved.${id}`} values={{ effect }} />
    </span>
  );
}
