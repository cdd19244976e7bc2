import { type Outcome, surprise } from "./logistic.ts";
import { probability } from "./score.ts";

/** How well predicted probabilities matched what happened. */
export interface Accuracy {
  /** Defaults expected. */
  readonly expected: number;
  /** Mean squared error; 0 is perfect. */
  readonly brier: number;
  /** Mean negative log-likelihood, with natural logarithms; 0 is perfect. */
  readonly logLoss: number;
  /** How often a firm that defaulted was scored riskier than one that didn't. Absent if all or none defaulted. */
  readonly auc?: number;
}

/** Needs at least one outcome. */
export function accuracyOf(outcomes: readonly Outcome[]): Accuracy {
  let [expected, squared, surprised] = [0, 0, 0];
  for (const { logOdds, defaulted } of outcomes) {
    const chance = probability(logOdds);
    expected += chance;
    squared += (chance - Number(defaulted)) ** 2;
    surprised += surprise(logOdds, defaulted);
  }
  const auc = aucOf(outcomes);
  return {
    expected,
    brier: squared / outcomes.length,
    logLoss: surprised / outcomes.length,
    ...(auc !== undefined && { auc }),
  };
}

/** Pairs with equal scores count half. */
function aucOf(outcomes: readonly Outcome[]): number | undefined {
  const groups = new Map<number, { defaulted: number; survived: number }>();
  for (const { logOdds, defaulted } of outcomes) {
    const group = groups.get(logOdds) ?? { defaulted: 0, survived: 0 };
    group[defaulted ? "defaulted" : "survived"]++;
    groups.set(logOdds, group);
  }
  let [below, pairs, defaults] = [0, 0, 0];
  for (const [, { defaulted, survived }] of [...groups].toSorted(([a], [b]) => a - b)) {
    pairs += defaulted * (below + survived / 2);
    below += survived;
    defaults += defaulted;
  }
  return defaults * below > 0 ? pairs / (defaults * below) : undefined;
}
