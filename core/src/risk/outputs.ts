import { type BenchmarkId, type Benchmarks, benchmarkIds } from "./benchmarks.ts";
import { type FiveYears, yearsAhead } from "./model.ts";
import { type PeerComparison, peerBenchmarkIds } from "./peers.ts";
import { type RatioId, ratioIds } from "./ratios.ts";
import type { RiskScore } from "./score.ts";

/** One figure of a result. Browsers and workbooks translate its codes. */
export interface RiskOutput {
  readonly type: "PD" | "Ratio" | "Contribution" | "Peer" | "Benchmark";
  readonly category: OutputCategory;
  readonly subCategory: OutputSubCategory;
  /** The year ahead, 1 to 5; null for a figure of the fiscal year itself. */
  readonly termInYears: number | null;
  /** Full precision; null if it can't be computed. Percent means percent: 0.45 is 0.45%. */
  readonly value: number | null;
  readonly metricType: MetricType;
}

export type OutputCategory =
  | "probabilityOfDefault"
  | RatioCategory
  | "peerComparison"
  | "publishedScores";

export type RatioCategory =
  | "profitability"
  | "debtCoverage"
  | "leverage"
  | "liquidity"
  | "activity"
  | "growth";

export type OutputSubCategory = "cumulative" | "forward" | RatioId | BenchmarkId;

export type MetricType = "Percent" | "Ratio" | "Days" | "LogOdds";

/** All figures of a result, in the order they're sent and printed. Contributions explain forward years 1 and 5. */
export function riskOutputs(result: {
  readonly score: RiskScore;
  readonly peers?: PeerComparison | undefined;
  readonly benchmarks: Benchmarks;
}): RiskOutput[] {
  const { score, peers, benchmarks } = result;
  return [
    ...probabilities("PD", "probabilityOfDefault", score),
    ...score.ratios.map(({ id, value }) => ratioOutput("Ratio", id, value)),
    ...score.ratios.flatMap(({ id, effects }) =>
      ([0, 4] as const).map(
        (year): RiskOutput => ({
          type: "Contribution",
          category: ratioCategories[id],
          subCategory: id,
          termInYears: year + 1,
          value: effects[year],
          metricType: "LogOdds",
        }),
      ),
    ),
    ...(peers ? peerOutputs(peers) : []),
    ...benchmarkIds.map((id) => benchmarkOutput("Benchmark", id, benchmarks[id])),
  ];
}

function peerOutputs(peers: PeerComparison): RiskOutput[] {
  const { growth: _, ...known } = peers.ratios;
  return [
    ...ratioIds.filter((id) => id !== "growth").map((id) => ratioOutput("Peer", id, known[id])),
    ...probabilities("Peer", "peerComparison", peers),
    ...peerBenchmarkIds.map((id) => benchmarkOutput("Peer", id, peers.benchmarks[id])),
  ];
}

function probabilities(
  type: "PD" | "Peer",
  category: OutputCategory,
  figures: Readonly<Record<"cumulative" | "forward", FiveYears>>,
): RiskOutput[] {
  return (["cumulative", "forward"] as const).flatMap((subCategory) =>
    yearsAhead.map(
      (year): RiskOutput => ({
        type,
        category,
        subCategory,
        termInYears: year + 1,
        value: 100 * figures[subCategory][year],
        metricType: "Percent",
      }),
    ),
  );
}

function ratioOutput(type: "Ratio" | "Peer", id: RatioId, value: number | undefined): RiskOutput {
  const category = type === "Peer" ? "peerComparison" : ratioCategories[id];
  return measured({ type, category, subCategory: id }, value, ratioMetrics[id]);
}

function benchmarkOutput(
  type: "Benchmark" | "Peer",
  id: BenchmarkId,
  value: number | undefined,
): RiskOutput {
  const category = type === "Peer" ? "peerComparison" : "publishedScores";
  return measured({ type, category, subCategory: id }, value, benchmarkMetrics[id]);
}

function measured(
  of: Pick<RiskOutput, "type" | "category" | "subCategory">,
  value: number | undefined,
  metricType: MetricType,
): RiskOutput {
  const written = metricType === "Percent" ? 100 : 1;
  return {
    ...of,
    termInYears: null,
    value: value === undefined ? null : written * value,
    metricType,
  };
}

const ratioCategories: Readonly<Record<RatioId, RatioCategory>> = {
  ni_ta: "profitability",
  ebitda_tl: "debtCoverage",
  tl_ta: "leverage",
  re_ta: "leverage",
  quick: "liquidity",
  cash_cl: "liquidity",
  inv_days: "activity",
  rec_days: "activity",
  growth: "growth",
};

export const ratioMetrics: Readonly<Record<RatioId, MetricType>> = {
  ni_ta: "Percent",
  ebitda_tl: "Ratio",
  tl_ta: "Percent",
  re_ta: "Percent",
  quick: "Ratio",
  cash_cl: "Ratio",
  inv_days: "Days",
  rec_days: "Days",
  growth: "Percent",
};

export const benchmarkMetrics: Readonly<Record<BenchmarkId, MetricType>> = {
  zPrime: "Ratio",
  zDoublePrime: "Ratio",
  interestCoverage: "Ratio",
  currentRatio: "Ratio",
  clDays: "Days",
  grossMargin: "Percent",
  operatingMargin: "Percent",
  netMargin: "Percent",
};
