import type { Check } from "./check.ts";

export interface TieOutSummary {
  readonly passed: number;
  readonly failed: number;
  readonly notCheckable: number;
  readonly total: number;
}

/**
 * How far the figures have been proved. Checks of quality say something about the books, not about the
 * figures, and don't count.
 */
export function tieOutSummary(
  checks: readonly Pick<Check, "category" | "outcome">[],
): TieOutSummary {
  const tieOuts = checks.filter(({ category }) => category !== "quality");
  const count = (outcome: Check["outcome"]) =>
    tieOuts.filter((check) => check.outcome === outcome).length;

  return {
    passed: count("Pass"),
    failed: count("Fail"),
    notCheckable: count("Inconclusive"),
    total: tieOuts.length,
  };
}
