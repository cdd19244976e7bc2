import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, toMinor } from "../money/money.ts";
import { benchmarks } from "./benchmarks.ts";
import { type RiskAmount, type RiskInputs, riskAmounts } from "./inputs.ts";
import { openPd1, yearsAhead } from "./model.ts";
import { riskOutputs } from "./outputs.ts";
import { riskRatios } from "./ratios.ts";
import { scoreRisk } from "./score.ts";
import { expectClose } from "./testing/close-to.ts";
import { restaurant, scored, thousand } from "./testing/firms.ts";

describe("a ratio", () => {
  const ratiosOf = (changed: Partial<Record<RiskAmount, Minor>>, prior = restaurant.prior) =>
    riskRatios({ year: { ...restaurant.year, ...changed }, prior });

  it("counts no stock and no receivables in liquidity where the books have none, but not in days", () => {
    const { inventory: _, accountsReceivable: __, ...year } = restaurant.year;

    const ratios = riskRatios({ year, prior: {} });
    expect(ratios).toMatchObject({ quick: 150 / 110, cash_cl: 150 / 110 });
    expect(ratios).not.toHaveProperty("inv_days");
    expect(ratios).not.toHaveProperty("rec_days");
    expect(ratiosOf({ inventory: thousand(0) })).toMatchObject({ quick: 150 / 110, inv_days: 0 });
  });

  it("adds depreciation and amortization back, none where the books have none", () => {
    expect(ratiosOf({ amortization: thousand(20) }).ebitda_tl).toBe(210 / 420);

    const { depreciation: _, ...year } = restaurant.year;

    expect(riskRatios({ year, prior: {} }).ebitda_tl).toBe(120 / 420);
  });

  it("divides by at least a thousandth of total assets where it divides by what is owed", () => {
    for (const owed of [0, 0.5, -3]) {
      const liabilities = { totalLiabilities: thousand(owed), currentLiabilities: thousand(owed) };
      const { ebitda_tl = 0, quick = 0, cash_cl = 0 } = ratiosOf(liabilities);
      expectClose([ebitda_tl, quick, cash_cl], [190 / 0.62, 128 / 0.62, 124 / 0.62]);
    }
    const { totalAssets: _, ...year } = restaurant.year;
    expect(riskRatios({ year, prior: {} }).quick).toBe(128 / 110);
    const overpaid = { ...year, currentLiabilities: thousand(-110) };
    expect(riskRatios({ year: overpaid, prior: {} }).quick).toBe(-128 / 110);
  });

  it("grows from sales that were something", () => {
    for (const sales of [0, -5]) {
      expect(ratiosOf({}, { sales: thousand(sales) })).not.toHaveProperty("growth");
    }
    expect(ratiosOf({}, {})).not.toHaveProperty("growth");
  });

  it("is absent without a figure or by nothing, and all are of a firm without books", () => {
    expect(ratiosOf({ totalAssets: thousand(0) })).not.toHaveProperty("ni_ta");
    expect(ratiosOf({ sales: thousand(0) })).not.toHaveProperty("rec_days");
    expect(riskRatios({ year: {}, prior: {} })).toEqual({});
  });

  it("is the same in any currency's units, and never a negative zero", () => {
    const year = { ...restaurant.year, netIncome: -0 as Minor };

    expect(Object.is(riskRatios({ year, prior: {} }).ni_ta, 0)).toBe(true);
  });
});

describe("whatever books say", () => {
  it("every figure is finite, and every probability within bounds", () => {
    fc.assert(
      fc.property(someInputs, fc.maxSafeInteger().map(toMinor), (inputs, interestExpense) => {
        const score = scoreRisk(openPd1, riskRatios(inputs), 0.1);
        const shown = benchmarks(inputs.year, { interestExpense });

        for (const { value } of riskOutputs({ score, benchmarks: shown })) {
          expect(value === null || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
        }
        for (const year of yearsAhead) {
          expect(score.cumulative[year]).toBeGreaterThanOrEqual(0.0002 * (year + 1));
          expect(score.cumulative[year]).toBeLessThanOrEqual(0.6);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("what isn't a number is unknown", () => {
    const broken = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as Minor[];
    for (const amount of broken) {
      const year = Object.fromEntries(riskAmounts.map((name) => [name, amount]));
      expect(riskRatios({ year, prior: { sales: amount } })).toEqual({});
      expect(benchmarks(year, { interestExpense: amount, grossProfit: amount })).toEqual({});
    }
  });

  it("nothing jumps as the last of what is owed is paid, or more than that", () => {
    const dollars = fc.integer({ min: -2_000, max: 20_000 });
    fc.assert(
      fc.property(dollars, fc.boolean(), (owed, onlyCurrent) => {
        const [before, after] = [owed, owed + 1].map((amount) => {
          const liabilities = toMinor(amount * 100);
          return scored({
            ...restaurant,
            year: {
              ...restaurant.year,
              currentLiabilities: liabilities,
              ...(!onlyCurrent && { totalLiabilities: liabilities }),
            },
          }).cumulative;
        });
        for (const year of yearsAhead) {
          const [was, is] = [before?.[year] ?? 0, after?.[year] ?? 1];
          expect(Math.abs(is - was) / was).toBeLessThan(0.01);
        }
      }),
    );
  });
});

const anyAmount = fc
  .oneof(
    fc.constantFrom(0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
    fc.integer({ min: -1_000_000, max: 100_000_000 }),
    fc.maxSafeInteger(),
  )
  .map(toMinor);

const someAmounts = fc.record(
  Object.fromEntries(riskAmounts.map((name) => [name, anyAmount])) as Record<
    RiskAmount,
    typeof anyAmount
  >,
  { requiredKeys: [] },
);

const someInputs: fc.Arbitrary<RiskInputs> = fc.record({ year: someAmounts, prior: someAmounts });
