import { probability } from "./score.ts";

/** Whether a firm defaulted in a year, and what a model expected. */
export interface Outcome {
  /** One borrower's outcomes aren't independent, so standard errors are clustered by borrower. */
  readonly borrower: string;
  /** The year ahead. */
  readonly year: number;
  /** Log-odds of default, by the model. */
  readonly logOdds: number;
  readonly defaulted: boolean;
}

/** An estimate with its 95% Wald interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The most likely `δ` in `logit p = logOdds + δ`. Undefined if all or none defaulted. */
export function fitLevel(outcomes: readonly Outcome[]): Estimate | undefined {
  if (new Set(outcomes.map(({ defaulted }) => defaulted)).size < 2) return undefined;

  let [value, low, high] = [0, -100, 100];
  for (let round = 0; round < 100; round++) {
    const { gradient, information } = slopesAt(outcomes, value);
    if (gradient > 0) low = value;
    else high = value;
    const next = value + gradient / information;
    // Newton's step may overshoot where the curve is flat; bisection always converges.
    const kept = next > low && next < high ? next : (low + high) / 2;
    const step = Math.abs(kept - value);
    value = kept;
    if (step < 1e-13) break;
  }

  const { information } = slopesAt(outcomes, value);
  const scores = byBorrower(
    outcomes,
    ({ logOdds, defaulted }) => Number(defaulted) - probability(logOdds + value),
  );
  return interval(value, Math.sqrt(sumOfSquares(scores)) / information);
}

function slopesAt(outcomes: readonly Outcome[], delta: number) {
  let [gradient, information] = [0, 0];
  for (const { logOdds, defaulted } of outcomes) {
    const expected = probability(logOdds + delta);
    gradient += Number(defaulted) - expected;
    information += expected * (1 - expected);
  }
  return { gradient, information };
}

/**
 * The most likely `β` in `logit p = α + β · logOdds`, with an `α` for each year ahead. It's 1 if scores separate good firms
 * from bad ones as sharply as they claim. Undefined if a year's scores don't differ, or separate defaults perfectly.
 */
export function fitSlope(outcomes: readonly Outcome[]): Estimate | undefined {
  const points = pointsOf(outcomes);
  if (!points.some(({ x }) => Math.abs(x) > 1e-6)) return undefined;

  let lines: Lines = { levels: new Map(), slope: 0 };
  for (let round = 0; round < 100; round++) {
    const step = stepFrom(points, lines);
    if (!step) return undefined;
    // Near the maximum, the likelihood is flat to within rounding.
    const enough = (1 + 1e-12) * likelihoodOf(points, lines) - 1e-12;
    let share = 1;
    // A whole step may overshoot; a small enough one never does.
    while (likelihoodOf(points, moved(lines, step, share)) < enough && share > 1e-9) share /= 2;
    lines = moved(lines, step, share);
    if (Math.abs(lines.slope) > mostSlope) return undefined;
    if (Math.abs(step.slope) < 1e-11) return interval(lines.slope, errorOf(points, lines));
  }
  return undefined;
}

/** A steeper slope means that scores separate the outcomes perfectly, so the likelihood has no maximum. */
const mostSlope = 50;

interface Point {
  readonly borrower: string;
  readonly year: number;
  readonly x: number;
  readonly y: number;
}

interface Lines {
  /** By year ahead; absent is 0. */
  readonly levels: ReadonlyMap<number, number>;
  readonly slope: number;
}

/** Scores centered on each year's mean. Years in which all or none defaulted can't inform a slope, so they're left out. */
function pointsOf(outcomes: readonly Outcome[]): Point[] {
  return [...new Set(outcomes.map(({ year }) => year))].flatMap((of) => {
    const ofYear = outcomes.filter(({ year }) => year === of);
    if (new Set(ofYear.map(({ defaulted }) => defaulted)).size < 2) return [];
    const mean = ofYear.reduce((total, { logOdds }) => total + logOdds, 0) / ofYear.length;
    return ofYear.map(({ borrower, year, logOdds, defaulted }) => ({
      borrower,
      year,
      x: logOdds - mean,
      y: Number(defaulted),
    }));
  });
}

/** Newton's step for all levels and the slope at once. Undefined if no year informs the slope. */
function stepFrom(points: readonly Point[], lines: Lines): Lines | undefined {
  const { ofYears, gradient, information } = curveAt(points, lines);
  const reduced = gradient - total(ofYears, ({ lever, residual }) => lever * residual);
  if (!(information > 1e-12)) return undefined;
  const slope = reduced / information;
  const levels = [...ofYears].map(
    ([year, { weight, lever, residual }]) => [year, residual / weight - lever * slope] as const,
  );
  return { levels: new Map(levels), slope };
}

interface YearCurve {
  readonly weight: number;
  /** Weighted mean of the year's scores: how far the slope moves the level. */
  readonly lever: number;
  readonly residual: number;
}

/** Sums for Newton's step. `information` is the Fisher information about the slope, net of each year's level. */
function curveAt(points: readonly Point[], lines: Lines) {
  const sums = new Map<number, { weight: number; moment: number; residual: number }>();
  let [gradient, square] = [0, 0];
  for (const { year, x, y } of points) {
    const expected = probability(logOddsOf(lines, year, x));
    const weight = expected * (1 - expected);
    const sum = sums.get(year) ?? { weight: 0, moment: 0, residual: 0 };
    sum.weight += weight;
    sum.moment += weight * x;
    sum.residual += y - expected;
    sums.set(year, sum);
    gradient += (y - expected) * x;
    square += weight * x * x;
  }
  const ofYears = new Map<number, YearCurve>(
    [...sums].map(([year, { weight, moment, residual }]) => [
      year,
      { weight, lever: moment / weight, residual },
    ]),
  );
  const taken = total(ofYears, ({ weight, lever }) => weight * lever ** 2);
  return { ofYears, gradient, information: square - taken };
}

function total(years: ReadonlyMap<number, YearCurve>, of: (year: YearCurve) => number): number {
  return [...years.values()].reduce((sum, year) => sum + of(year), 0);
}

function moved({ levels, slope }: Lines, step: Lines, share: number): Lines {
  const reached = [...step.levels].map(
    ([year, level]) => [year, (levels.get(year) ?? 0) + share * level] as const,
  );
  return { levels: new Map(reached), slope: slope + share * step.slope };
}

function logOddsOf({ levels, slope }: Lines, year: number, x: number): number {
  return (levels.get(year) ?? 0) + slope * x;
}

function likelihoodOf(points: readonly Point[], lines: Lines): number {
  return -points.reduce(
    (sum, { year, x, y }) => sum + surprise(logOddsOf(lines, year, x), y === 1),
    0,
  );
}

function errorOf(points: readonly Point[], lines: Lines): number {
  const { ofYears, information } = curveAt(points, lines);
  const scores = byBorrower(points, ({ year, x, y }) => {
    const lever = ofYears.get(year)?.lever ?? 0;
    return (y - probability(logOddsOf(lines, year, x))) * (x - lever);
  });
  return Math.sqrt(sumOfSquares(scores)) / information;
}

/** Negative log-likelihood of one outcome, with natural logarithms; finite at any log-odds. */
export function surprise(logOdds: number, happened: boolean): number {
  const against = happened ? -logOdds : logOdds;
  return Math.max(against, 0) + Math.log1p(Math.exp(-Math.abs(against)));
}

function byBorrower<Item extends { readonly borrower: string }>(
  items: readonly Item[],
  scoreOf: (item: Item) => number,
): number[] {
  const sums = new Map<string, number>();
  for (const item of items) {
    sums.set(item.borrower, (sums.get(item.borrower) ?? 0) + scoreOf(item));
  }
  return [...sums.values()];
}

function sumOfSquares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value ** 2, 0);
}

function interval(value: number, error: number): Estimate {
  return { value, low: value - 1.959963984540054 * error, high: value + 1.959963984540054 * error };
}
