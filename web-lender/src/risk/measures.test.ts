import { describe, expect, it } from "vitest";
import type { RiskOutput } from "../api/risk.ts";
import { aRiskAnalysis } from "../testing/a-risk-analysis.ts";
import { categoriesOf, comparisonOf, effectsOf } from "./measures.ts";

const outputs = aRiskAnalysis().result?.outputs ?? [];

describe("categoriesOf", () => {
  it("has each figure of the business once, with its peers' where there are any", () => {
    const categories = categoriesOf(outputs);

    expect(categories.map(({ category, rows }) => [category, rows.length])).toEqual([
      ["probabilityOfDefault", 10],
      ["profitability", 1],
      ["debtCoverage", 1],
      ["leverage", 2],
      ["liquidity", 2],
      ["activity", 2],
      ["growth", 1],
      ["publishedScores", 8],
    ]);
    const withPeers = categories.flatMap(({ rows }) => rows).filter(({ peer }) => peer);
    expect(withPeers.length).toBeGreaterThan(20);
  });
});

describe("effectsOf", () => {
  it("adds up to the log-odds with the average firm and the industry, in both years", () => {
    const { score, sectorShift } = aRiskAnalysis().analysis ?? {};
    const effects = effectsOf(outputs);
    const sumOf = (year: "first" | "fifth", at: number) =>
      effects.reduce(
        (sum, effect) => sum + effect[year],
        (score?.baseline[at] ?? 0) + (sectorShift ?? 0),
      );

    expect(effects).toHaveLength(9);
    expect(sumOf("first", 0)).toBeCloseTo(score?.logOdds[0] ?? 0, 10);
    expect(sumOf("fifth", 4)).toBeCloseTo(score?.logOdds[4] ?? 0, 10);
  });

  it("begins with the strongest", () => {
    const sizes = effectsOf(outputs).map(({ first }) => Math.abs(first));

    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });
});

describe("comparisonOf", () => {
  const compare = (of: Partial<RiskOutput>, value: number | null, peer: number | null) => {
    const output = {
      ...{ type: "Ratio", category: "liquidity", subCategory: "quick", termInYears: null },
      ...{ metricType: "Ratio", value },
      ...of,
    } as RiskOutput;
    return comparisonOf({ output, peer: { ...output, type: "Peer", value: peer } });
  };

  it("calls it a strength only where a direction is agreed", () => {
    expect(compare({ subCategory: "quick" }, 1.5, 1)).toBe("stronger");
    expect(compare({ subCategory: "tl_ta" }, 70, 40)).toBe("weaker");
    expect(compare({ subCategory: "rec_days", metricType: "Days" }, 60, 40)).toBe("longer");
    expect(compare({ subCategory: "inv_days", metricType: "Days" }, 30, 40)).toBe("shorter");
    expect(compare({ type: "PD", subCategory: "cumulative" }, 1, 2)).toBe("below");
  });

  it("is the same where two decimals are, and nothing without both figures", () => {
    expect(compare({}, 1.001, 1)).toBe("same");
    expect(compare({}, null, 1)).toBeUndefined();
    expect(compare({}, 1, null)).toBeUndefined();
  });
});
