import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { modelHash, openPd1, yearsAhead } from "./model.ts";
import { hasEnoughRatios, type RatioId, ratioCount, ratioIds, riskRatios } from "./ratios.ts";
import { pointsOf, probabilitiesOf, scoreRisk } from "./score.ts";
import { sectorOf, sectorShift } from "./sector.ts";
import { expectClose } from "./testing/close-to.ts";
import {
  contractor,
  engineers,
  inputsOfCase,
  physicians,
  restaurant,
  scored,
} from "./testing/firms.ts";
import vectors from "./testing/vectors.json" with { type: "json" };

describe("the model's own cases", () => {
  it.each(Object.entries(vectors))("%s has every figure in between", (_, { input, expected }) => {
    const ratios = riskRatios(inputsOfCase(input));
    const shift = sectorShift(openPd1, input.naicsCode);
    const { forward, cumulative, ratios: parts } = scoreRisk(openPd1, ratios, shift);

    const known = expected.contributions.filter(({ value }) => value !== null);
    expect(Object.keys(ratios).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
    expectClose(
      parts.flatMap(({ value }) => value ?? []),
      known.flatMap(({ value }) => value ?? []),
    );
    expectClose([shift], [expected.sectorShift]);
    expectClose(
      parts.map(({ points }) => points),
      expected.contributions.map(({ points }) => points),
    );
    expectClose(
      parts.flatMap(({ effects }) => [effects[0], effects[4]]),
      expected.contributions.flatMap(({ effect1y, effect5y }) => [effect1y, effect5y]),
    );
    expectClose(
      forward,
      expected.pd.map((year) => year.forward),
    );
    expectClose(
      cumulative,
      expected.pd.map((year) => year.cumulative),
    );
  });

  it("counts four ratios where five are needed", () => {
    const ratios = riskRatios(inputsOfCase(vectors.missing.input));

    expect(ratioCount(ratios)).toBe(4);
    expect(hasEnoughRatios(ratios)).toBe(false);
    expect(hasEnoughRatios({ ...ratios, growth: 0 })).toBe(true);
  });
});

describe("a firm's probability of default", () => {
  it("of a restaurant", () => {
    expectClose(
      scored(restaurant, "722511").cumulative,
      [0.0055722699, 0.013819547, 0.023108051, 0.032848332, 0.042240774],
    );
  });

  it("has no sector's shift without a code", () => {
    expectClose(
      scored(restaurant).cumulative,
      [0.0053816454, 0.01334906, 0.022325277, 0.03174131, 0.040824118],
    );
  });

  it("has no growth without a prior year", () => {
    expectClose(
      scored({ ...restaurant, prior: {} }, "722511").cumulative,
      [0.0061578404, 0.014951814, 0.024765155, 0.035049823, 0.0449616],
    );
  });

  it("of a contractor with a loss and no stock", () => {
    expectClose(
      scored(contractor, "238220").cumulative,
      [0.017948729, 0.038953695, 0.05862411, 0.077215117, 0.094535253],
    );
  });

  it("of a firm that owes nothing", () => {
    expectClose(
      scored(engineers, "541330").cumulative,
      [0.0017802596, 0.0050323047, 0.0090633614, 0.01363866, 0.018132916],
    );
  });

  it("of an S corporation that pays out what it earns", () => {
    expectClose(
      scored(physicians, "621111").cumulative,
      [0.0028230171, 0.0074190091, 0.012888405, 0.018806439, 0.024563117],
    );
  });
});

describe("a score", () => {
  it("is the mean firm's log-odds, the sector's shift and the effect of each ratio", () => {
    fc.assert(
      fc.property(someRatios, someShift, (ratios, shift) => {
        const score = scoreRisk(openPd1, ratios, shift);

        for (const year of yearsAhead) {
          const effects = score.ratios.map((ratio) => ratio.effects[year]);
          const total = effects.reduce((sum, effect) => sum + effect, score.baseline[year] + shift);
          expect(Math.abs(total - score.logOdds[year])).toBeLessThan(1e-12);
        }
      }),
    );
  });

  it("stays within its bounds, and default by a later year is never less likely", () => {
    fc.assert(
      fc.property(someRatios, someShift, (ratios, shift) => {
        const { forward, cumulative } = scoreRisk(openPd1, ratios, shift);

        cumulative.forEach((probability, year) => {
          expect(probability).toBeGreaterThanOrEqual(0.0002 * (year + 1));
          expect(probability).toBeLessThanOrEqual(0.6);
          expect(probability).toBeGreaterThanOrEqual(cumulative[year - 1] ?? 0);
        });
        for (const probability of forward) expect(probability > 0 && probability < 1).toBe(true);
      }),
    );
  });

  it("says no less than 0.02 % for each year ahead, and no more than 60 %", () => {
    const safe = probabilitiesOf(openPd1, [-20, -20, -20, -20, -20]);
    const failing = probabilitiesOf(openPd1, [0, 0, 0, 0, 0]);

    expect(safe.cumulative).toEqual([1, 2, 3, 4, 5].map((year) => 0.0002 * year));
    expect(failing.cumulative).toEqual([0.5, 0.6, 0.6, 0.6, 0.6]);
  });

  it("never falls as a ratio gets riskier, nor rises as one gets safer", () => {
    const signs: Partial<Record<RatioId, 1 | -1>> = {
      ni_ta: -1,
      ebitda_tl: -1,
      tl_ta: 1,
      re_ta: -1,
      quick: -1,
      cash_cl: -1,
      inv_days: 1,
    };
    const change = fc.constantFrom(...(Object.keys(signs) as (keyof typeof signs)[]));
    fc.assert(
      fc.property(someRatios, change, anyValue, anyValue, (ratios, id, one, other) => {
        const [low, high] = [one, other].toSorted((a, b) => a - b);
        const before = scoreRisk(openPd1, { ...ratios, [id]: low }, 0);
        const after = scoreRisk(openPd1, { ...ratios, [id]: high }, 0);

        for (const year of yearsAhead) {
          const rise = (signs[id] ?? 0) * (after.cumulative[year] - before.cumulative[year]);
          expect(rise).toBeGreaterThanOrEqual(-1e-12);
        }
      }),
    );
  });
});

describe("points", () => {
  it("are a knot's own at the knot, and flat outside", () => {
    for (const feature of openPd1.features) {
      expect(feature.x.map((knot) => pointsOf(feature, knot))).toEqual(feature.points);
      expect(pointsOf(feature, -1e300)).toBe(feature.points[0]);
      expect(pointsOf(feature, 1e300)).toBe(feature.points.at(-1));
      expect(pointsOf(feature, undefined)).toBe(0);
      expect(pointsOf(feature, Number.NaN)).toBe(0);
    }
  });
});

describe("the model", () => {
  it("has its ratios, rising knots, and five figures for five years", () => {
    expect(openPd1.features.map(({ id }) => id)).toEqual(ratioIds);
    for (const { x, points, weights } of openPd1.features) {
      expect(points).toHaveLength(x.length);
      expect(x).toEqual([...new Set(x)].toSorted((a, b) => a - b));
      expect(weights).toHaveLength(5);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
    }
    expect(openPd1.intercepts).toHaveLength(5);
    expect(openPd1.targetHazards).toHaveLength(5);
    expect(openPd1.referenceScoreCdf).toHaveLength(100);
  });

  it("has one hash, which the order of its fields doesn't change and any figure does", () => {
    const { version, ...others } = openPd1;

    expect(modelHash(openPd1)).toBe(
      "baf1fe47123ffdac3a77c5edd335db76f30985cb0832787673b298802140e872",
    );
    expect(modelHash({ ...others, version })).toBe(modelHash(openPd1));
    expect(modelHash({ ...openPd1, cap: [0.0002, 0.61] })).not.toBe(modelHash(openPd1));
  });
});

describe("a sector", () => {
  it("is the first two digits, those of one sector folded", () => {
    expect(["311111", "339999", "445110", "459999", "491110", "722511"].map(sectorOf)).toEqual([
      31, 31, 44, 44, 48, 72,
    ]);
    expect(["", "7", "72251x", "7225111"].map(sectorOf)).toEqual(Array(4).fill(undefined));
  });

  it("shifts by half its log-odds within bounds, also where six digits aren't known", () => {
    expect(sectorShift(openPd1, "722599")).toBe(0.035);
    // Mining has the largest effect, so only a model with a larger factor reaches the limit.
    expect(sectorShift(openPd1, "212100")).toBe(-0.3415);
    expect(
      sectorShift({ ...openPd1, sectorShift: { ...openPd1.sectorShift, factor: 2 } }, "212100"),
    ).toBe(-0.35);
    expect(sectorShift(openPd1, "990000")).toBe(0);
    expect(sectorShift(openPd1, undefined)).toBe(0);
  });
});

const anyValue = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -10, max: 10, noNaN: true }),
  fc.constantFrom(...openPd1.features.flatMap(({ x }) => x)),
);

const someRatios = fc.record(
  Object.fromEntries(ratioIds.map((id) => [id, anyValue])) as Record<RatioId, typeof anyValue>,
  { requiredKeys: [] },
);

const someShift = fc.double({ min: -0.35, max: 0.35, noNaN: true });
