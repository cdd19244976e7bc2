import type { Accuracy } from "@tieout/core/risk/accuracy";
import type { Estimate } from "@tieout/core/risk/logistic";
import type { LevelEstimate, RecalibrationReport, YearReport } from "@tieout/core/risk/recalibrate";

/** The report that a person reads before approving a model, line by line. */
export function reportLines(report: RecalibrationReport): string[] {
  const { version, hash, statements, borrowers, defaulters, delta, slope, years, proposed } =
    report;
  return [
    `Model ${version}, ${hash}`,
    `${statements} statements of ${borrowers} borrowers, of whom ${defaulters} defaulted`,
    ...(delta ? [`Level ${level(delta)}`] : []),
    ...(slope ? [`Slope ${interval(slope)}`] : []),
    ...years.flatMap(yearLines),
    ...(proposed
      ? [
          `Proposed ${proposed.version}, ${proposed.hash}`,
          `Intercepts ${proposed.intercepts.map((value) => value.toFixed(7)).join(" ")}`,
        ]
      : []),
  ];
}

function yearLines(year: YearReport): string[] {
  const { termInYears, statements, defaults, rate, before, after, delta, slope } = year;
  if (!rate || !before) return [`Year ${termInYears}: nothing observed`];
  return [
    `Year ${termInYears}: ${statements} statements, ${defaults} defaults, ${before.expected.toFixed(2)} expected; ` +
      `rate ${percent(defaults / statements)} (${percent(rate.low)} to ${percent(rate.high)})`,
    `  before: ${accuracy(before)}`,
    // Each statement year is judged by the level that the other years give.
    ...(after ? [`  after: ${after.expected.toFixed(2)} expected, ${accuracy(after)}`] : []),
    ...(delta ? [`  level ${level(delta)}`] : []),
    ...(slope ? [`  slope ${interval(slope)}`] : []),
  ];
}

function accuracy({ brier, logLoss, auc }: Accuracy): string {
  const ranking = auc === undefined ? "no AUC" : `AUC ${auc.toFixed(3)}`;
  return `Brier ${brier.toFixed(5)}, log loss ${logLoss.toFixed(5)}, ${ranking}`;
}

const level = (estimate: LevelEstimate): string =>
  `${interval(estimate)}, shrunk ${estimate.shrunk.toFixed(7)}`;

const interval = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(7)} (${low.toFixed(7)} to ${high.toFixed(7)})`;

const percent = (fraction: number): string => `${(100 * fraction).toFixed(2)} %`;
