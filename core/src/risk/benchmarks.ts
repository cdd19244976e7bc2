import type { Minor } from "../money/money.ts";
import type { RiskAmounts } from "./inputs.ts";
import { daysOfSales, ratio } from "./ratios.ts";

/** Well-known figures that are shown with a score and never affect it. */
export const benchmarkIds = [
  "zPrime",
  "zDoublePrime",
  "interestCoverage",
  "currentRatio",
  "clDays",
  "grossMargin",
  "operatingMargin",
  "netMargin",
] as const;

export type BenchmarkId = (typeof benchmarkIds)[number];

/** Figures that the model doesn't use. */
interface ShownOnly {
  readonly interestExpense?: Minor;
  readonly grossProfit?: Minor;
}

/** Multiples, days, or fractions for margins. Absent if an input is unknown. */
export type Benchmarks = Readonly<Partial<Record<BenchmarkId, number>>>;

/** Distress below the first, safe above the second (Altman 2000). */
export const zones = { zPrime: [1.23, 2.9], zDoublePrime: [1.1, 2.6] } as const;

/**
 * Z' is Altman's score for private firms, Z'' its form without sales, for firms that don't manufacture, both with equity
 * at its book value: E. I. Altman, "Predicting Financial Distress of Companies: Revisiting the Z-Score and ZETA Models",
 * Stern School of Business, July 2000. Z'' is without the 3.25 that its form for emerging markets adds, as its zones are.
 * Without liabilities neither can be computed.
 */
export function benchmarks(
  amounts: RiskAmounts,
  { interestExpense, grossProfit }: ShownOnly = {},
): Benchmarks {
  const { totalAssets, currentAssets, totalLiabilities, currentLiabilities, sales } = amounts;
  const { operatingIncome, netIncome, retainedEarnings } = amounts;
  const ofAssets = (amount: number | undefined) => ratio(amount, totalAssets);

  const workingCapital = ofAssets(difference(currentAssets, currentLiabilities));
  const retained = ofAssets(retainedEarnings);
  const earnings = ofAssets(operatingIncome);
  const equity = ratio(difference(totalAssets, totalLiabilities), totalLiabilities);
  const turnover = ofAssets(sales);

  const found: Record<BenchmarkId, number | undefined> = {
    zPrime: weighed(
      [0.717, workingCapital],
      [0.847, retained],
      [3.107, earnings],
      [0.42, equity],
      [0.998, turnover],
    ),
    zDoublePrime: weighed(
      [6.56, workingCapital],
      [3.26, retained],
      [6.72, earnings],
      [1.05, equity],
    ),
    interestCoverage:
      interestExpense !== undefined && interestExpense > 0
        ? ratio(operatingIncome, interestExpense)
        : undefined,
    currentRatio: ratio(currentAssets, currentLiabilities),
    clDays: daysOfSales(currentLiabilities, sales),
    grossMargin: ratio(grossProfit, sales),
    operatingMargin: ratio(operatingIncome, sales),
    netMargin: ratio(netIncome, sales),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Undefined where a term is. */
function weighed(...terms: (readonly [weight: number, value: number | undefined])[]) {
  return terms.reduce<number | undefined>(
    (total, [weight, value]) =>
      total === undefined || value === undefined ? undefined : total + weight * value,
    0,
  );
}

function difference(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}
