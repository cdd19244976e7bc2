import { type FiveYears, inFiveYears, type RiskFeature, type RiskModel } from "./model.ts";
import type { RatioId, RiskRatios } from "./ratios.ts";

/** Probabilities are fractions: 0.0056 is 0.56%. */
export interface RiskScore extends DefaultProbabilities {
  readonly ratios: readonly ScoredRatio[];
  /** Log-odds of default in each year ahead, for firms that haven't defaulted before it. */
  readonly logOdds: FiveYears;
  /** Log-odds of the mean firm. The baseline, the sector shift and all ratios' effects add up to `logOdds`. */
  readonly baseline: FiveYears;
  readonly sectorShift: number;
}

export interface DefaultProbabilities {
  /** In each year ahead, for firms that haven't defaulted before it. */
  readonly forward: FiveYears;
  /** By the end of each year ahead, within the model's bounds. */
  readonly cumulative: FiveYears;
}

/** A ratio without a value has 0 points, which is neutral. */
export interface ScoredRatio {
  readonly id: RatioId;
  readonly value?: number;
  readonly points: number;
  /** Log-odds that it adds to the mean firm's, in each year ahead. */
  readonly effects: FiveYears;
}

/** Scores a firm: `logit h = intercept + shift + Σ weight · points`, and accumulates the years' probabilities. */
export function scoreRisk(model: RiskModel, ratios: RiskRatios, sectorShift: number): RiskScore {
  const scored = model.features.map((feature) => ({
    feature,
    points: pointsOf(feature, ratios[feature.id]),
  }));
  const logOdds = inFiveYears((year) =>
    scored.reduce(
      (total, { feature, points }) => total + feature.weights[year] * points,
      model.intercepts[year] + sectorShift,
    ),
  );

  return {
    ratios: scored.map(({ feature, points }): ScoredRatio => {
      const value = ratios[feature.id];
      const effects = inFiveYears((year) => feature.weights[year] * (points - feature.meanPoints));
      return { id: feature.id, ...(value !== undefined && { value }), points, effects };
    }),
    logOdds,
    baseline: inFiveYears((year) =>
      model.features.reduce(
        (total, { weights, meanPoints }) => total + weights[year] * meanPoints,
        model.intercepts[year],
      ),
    ),
    sectorShift,
    ...probabilitiesOf(model, logOdds),
  };
}

/** Probabilities from the log-odds of each year ahead. */
export function probabilitiesOf({ cap }: RiskModel, logOdds: FiveYears): DefaultProbabilities {
  const forward = inFiveYears((year) => probability(logOdds[year]));
  const [least, most] = cap;
  let alive = 1;
  const cumulative = inFiveYears((year) => {
    alive *= 1 - forward[year];
    return Math.min(Math.max(1 - alive, least * (year + 1)), most);
  });
  return { forward, cumulative };
}

/** Linear between the knots, flat outside them; 0 for an absent ratio. */
export function pointsOf({ x, points }: RiskFeature, value: number | undefined): number {
  if (value === undefined || Number.isNaN(value)) return 0;
  const next = x.findIndex((knot) => value <= knot);
  if (next === -1) return points.at(-1) ?? 0;
  if (next === 0) return points[0] ?? 0;
  const [from = 0, to = 0] = x.slice(next - 1);
  const [left = 0, right = 0] = points.slice(next - 1);
  const share = (value - from) / (to - from);
  return (1 - share) * left + share * right;
}

export function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
