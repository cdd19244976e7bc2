import { describe, expect, it } from "vitest";
import { toMinor } from "../money/money.ts";
import { benchmarks, zones } from "./benchmarks.ts";
import { riskOutputs } from "./outputs.ts";
import { expectClose } from "./testing/close-to.ts";
import { engineers, restaurant, scored, thousand } from "./testing/firms.ts";

describe("outputs", () => {
  const score = scored({ ...restaurant, prior: {} }, "722511");
  const outputs = riskOutputs({ score, benchmarks: benchmarks(restaurant.year) });

  it("have probabilities in percent, by year", () => {
    const found = outputs.filter(({ type }) => type === "PD");

    expect(found).toHaveLength(10);
    expect(found[4]).toEqual({
      type: "PD",
      category: "probabilityOfDefault",
      subCategory: "cumulative",
      termInYears: 5,
      value: 100 * score.cumulative[4],
      metricType: "Percent",
    });
  });

  it("have each ratio in its own unit, null where it can't be computed", () => {
    const ratios = outputs.filter(({ type }) => type === "Ratio");

    expect(ratios.map(({ subCategory, metricType }) => [subCategory, metricType])).toEqual([
      ["ni_ta", "Percent"],
      ["ebitda_tl", "Ratio"],
      ["tl_ta", "Percent"],
      ["re_ta", "Percent"],
      ["quick", "Ratio"],
      ["cash_cl", "Ratio"],
      ["inv_days", "Days"],
      ["rec_days", "Days"],
      ["growth", "Percent"],
    ]);
    expect(ratios[0]).toMatchObject({ category: "profitability", termInYears: null });
    expectClose([ratios[0]?.value ?? 0], [(100 * 88) / 620]);
    expect(ratios[8]?.value).toBeNull();
  });

  it("have what each ratio adds in forward years 1 and 5", () => {
    const found = outputs.filter(({ type }) => type === "Contribution");

    expect(found).toHaveLength(18);
    expect(found[1]).toEqual({
      type: "Contribution",
      category: "profitability",
      subCategory: "ni_ta",
      termInYears: 5,
      value: score.ratios[0]?.effects[4],
      metricType: "LogOdds",
    });
  });
});

describe("published scores", () => {
  it("of a restaurant, with its interest", () => {
    const found = benchmarks(restaurant.year, {
      interestExpense: thousand(24),
      grossProfit: thousand(1110),
    });

    // By hand: working capital 40, retained earnings 90, earnings 120, equity 200 of 420, sales 1,850; assets 620.
    expectClose(
      [found.zPrime ?? 0, found.zDoublePrime ?? 0],
      [
        (0.717 * 40 + 0.847 * 90 + 3.107 * 120 + 0.998 * 1850) / 620 + (0.42 * 200) / 420,
        (6.56 * 40 + 3.26 * 90 + 6.72 * 120) / 620 + (1.05 * 200) / 420,
      ],
    );
    expectClose(
      [found.interestCoverage ?? 0, found.currentRatio ?? 0, found.clDays ?? 0],
      [5, 150 / 110, (365 * 110) / 1850],
    );
    expectClose(
      [found.grossMargin ?? 0, found.operatingMargin ?? 0, found.netMargin ?? 0],
      [0.6, 120 / 1850, 88 / 1850],
    );
    expect(found.zPrime).toBeGreaterThan(zones.zPrime[1]);
  });

  it("cover no interest that was earned", () => {
    const earned = { interestExpense: thousand(-1) };

    expect(benchmarks(restaurant.year, earned)).not.toHaveProperty("interestCoverage");
  });

  it("are absent where a figure or anything owed is", () => {
    expect(benchmarks({})).toEqual({});
    expect(benchmarks(engineers.year, { interestExpense: toMinor(0) })).toEqual({
      clDays: 0,
      operatingMargin: 0.1,
      netMargin: 140 / 1500,
    });
  });
});
