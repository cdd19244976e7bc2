import type { Check } from "./check.ts";

export interface TieOutSummary {
  readonly passed: number;
  readonly failed: number;
  readonly notCheckable: number;
  readonly total: number;
  /** "Tied out: 9 of 12, 2 not checkable" (D-44). */
  readonly text: string;
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

  const passed = count("Pass");
  const notCheckable = count("Inconclusive");
  const total = tieOuts.length;
  const rest = notCheckable === 0 ? "" : `, ${notCheckable} not checkable`;
  return {
    passed,
    failed: count("Fail"),
    notCheckable,
    total,
    text: `Tied out: ${passed} of ${total}${rest}`,
  };
}
