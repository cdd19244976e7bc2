import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accuracyOf } from "./accuracy.ts";
import { jeffreysInterval } from "./jeffreys.ts";
import { fitLevel, fitSlope, type Outcome } from "./logistic.ts";
import { probability } from "./score.ts";
import { expectClose } from "./testing/close-to.ts";

/** 12 borrowers with two statements each. The expected values were computed with NumPy and SciPy. */
const twentyFour: readonly Outcome[] = Array.from({ length: 24 }, (_, i) => {
  const [borrower, statement] = [Math.floor(i / 2), i % 2];
  return {
    borrower: String(borrower),
    year: 0,
    logOdds: -3 + 0.5 * ((borrower * 7 + statement * 3) % 11),
    defaulted: (borrower * 5 + statement * 2) % 7 < 2,
  };
});

describe("a level", () => {
  it("is the most likely one, with errors clustered by borrower", () => {
    const { value, low, high } = fitLevel(twentyFour) ?? nothing;

    expectClose(
      [value, low, high],
      [-0.41143839459987536, -1.4922261479010313, 0.6693493587012804],
    );
  });

  it("makes as many defaults expected as there were, anywhere within bounds", () => {
    fc.assert(
      fc.property(someOutcomes, (outcomes) => {
        const level = fitLevel(outcomes);
        const defaults = outcomes.filter(({ defaulted }) => defaulted).length;

        expect(level === undefined).toBe(defaults === 0 || defaults === outcomes.length);
        if (!level) return;
        const expected = outcomes.reduce(
          (sum, { logOdds }) => sum + probability(logOdds + level.value),
          0,
        );
        expect(Math.abs(expected - defaults)).toBeLessThan(1e-7 * outcomes.length);
        expect(level.low <= level.value && level.value <= level.high).toBe(true);
      }),
    );
  });
});

describe("a slope", () => {
  it("is the most likely one, with errors clustered by borrower", () => {
    const { value, low, high } = fitSlope(twentyFour) ?? nothing;

    expectClose(
      [value, low, high],
      [0.27301974265323836, -0.17796445268558703, 0.7240039379920638],
    );
  });

  it("is told within years ahead, whatever their levels are", () => {
    const twice = [
      ...twentyFour,
      ...twentyFour.map((one) => ({ ...one, year: 1, logOdds: one.logOdds + 5 })),
    ];

    expectClose([fitSlope(twice)?.value ?? 0], [0.27301974265323836]);
    expectClose(
      [
        fitSlope([...twentyFour, { borrower: "x", year: 1, logOdds: 3, defaulted: true }])?.high ??
          0,
      ],
      [0.7240039379920638],
    );
  });

  it("isn't told where scores don't differ, or part those that defaulted", () => {
    const outcome = (logOdds: number, defaulted: boolean, i: number): Outcome => ({
      borrower: String(i),
      year: 0,
      logOdds,
      defaulted,
    });

    expect(
      fitSlope([true, false, false].map((defaulted, i) => outcome(-3, defaulted, i))),
    ).toBeUndefined();
    expect(
      fitSlope([-3, -2, -1, 0].map((logOdds, i) => outcome(logOdds, i > 1, i))),
    ).toBeUndefined();
    expect(fitSlope([-3, -2].map((logOdds, i) => outcome(logOdds, false, i)))).toBeUndefined();
    expect(fitSlope([])).toBeUndefined();
  });

  it("is finite or not told, whatever happened", () => {
    fc.assert(
      fc.property(someOutcomes, (outcomes) => {
        for (const figure of Object.values(fitSlope(outcomes) ?? {})) {
          expect(Number.isFinite(figure)).toBe(true);
        }
      }),
    );
  });
});

describe("accuracy", () => {
  it("compares what was expected with what happened", () => {
    const { expected, brier, logLoss, auc = 0 } = accuracyOf(twentyFour);

    expectClose(
      [expected, brier, logLoss, auc],
      [9.476419503381544, 0.26498440941740253, 0.7439153752210496, 0.625],
    );
  });

  it("ranks nothing where none or all defaulted", () => {
    expect(accuracyOf(twentyFour.filter(({ defaulted }) => defaulted))).not.toHaveProperty("auc");
    expect(accuracyOf(twentyFour.filter(({ defaulted }) => !defaulted))).not.toHaveProperty("auc");
  });
});

describe("a rate's interval", () => {
  it.each([
    [1, 10, 0.01101167, 0.38131477],
    [5, 10, 0.22352867, 0.77647133],
    [20, 1000, 0.01265104, 0.03011691],
    [3, 200_000, 4.22469043e-6, 4.00313596e-5],
    [99_999, 100_000, 0.99995326, 0.99999892],
    [0, 10, 0, 0.217196268],
    [10, 10, 1 - 0.217196268, 1],
    [0, 1, 0, 0.853254],
  ])("of %i in %i", (count, of, low, high) => {
    const found = jeffreysInterval(count, of);

    expect(found.low).toBeCloseTo(low, 7);
    expect(found.high).toBeCloseTo(high, of > 1 ? 7 : 1);
  });
});

const nothing = { value: Number.NaN, low: Number.NaN, high: Number.NaN };

const someOutcomes: fc.Arbitrary<Outcome[]> = fc.array(
  fc.record({
    borrower: fc.constantFrom("a", "b", "c", "d"),
    year: fc.constantFrom(0, 1),
    logOdds: fc.oneof(fc.double({ min: -12, max: 3, noNaN: true }), fc.constantFrom(-50, -4, 50)),
    defaulted: fc.boolean(),
  }),
  { maxLength: 40 },
);
