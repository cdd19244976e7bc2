import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, toMinor } from "../money/money.ts";
import { type RiskAmounts, type RiskInputs, riskAmounts } from "./inputs.ts";
import { applyMove, type RiskMove } from "./moves.ts";
import { expectClose } from "./testing/close-to.ts";
import { restaurant, scored, thousand } from "./testing/firms.ts";

const moved = (move: RiskMove, inputs: RiskInputs = restaurant): RiskInputs => {
  const found = applyMove(inputs, move);
  if ("refused" in found) throw new Error(found.refused);
  return found.inputs;
};

describe("a what-if move", () => {
  it("takes draws as pay out of income alone", () => {
    const inputs = moved({ move: "owners-pay", amount: thousand(95) });

    expect(changesOf(restaurant, inputs)).toEqual({ operatingIncome: -95, netIncome: -95 });
    expectClose(
      scored(inputs, "722511").cumulative,
      [0.01187926, 0.027561386, 0.042511277, 0.057200349, 0.071165372],
    );
  });

  it("borrows for equipment, with what is due and interest", () => {
    const inputs = moved(borrow(100, { due: 20, interest: 8 }));

    expect(changesOf(restaurant, inputs)).toEqual({
      totalAssets: 92,
      currentAssets: -8,
      totalLiabilities: 100,
      currentLiabilities: 20,
      retainedEarnings: -8,
      netIncome: -8,
    });
    expectClose(
      scored(inputs, "722511").cumulative,
      [0.0074383347, 0.017727529, 0.029038805, 0.040649749, 0.051774003],
    );
  });

  it("borrows for cash, with interest after tax", () => {
    const move = { ...borrow(100, { due: 20, interest: 8 }), forEquipment: false, taxRate: 0.25 };

    expect(changesOf(restaurant, moved(move))).toMatchObject({
      totalAssets: 94,
      currentAssets: 94,
      netIncome: -6,
    });
  });

  it.each<[RiskMove, Record<string, number>]>([
    [
      { move: "repay", amount: thousand(50), dueWithinYear: thousand(30) },
      { totalAssets: -50, currentAssets: -50, totalLiabilities: -50, currentLiabilities: -30 },
    ],
    [
      { move: "owners-in", amount: thousand(50) },
      { totalAssets: 50, currentAssets: 50 },
    ],
    [
      { move: "owners-out", amount: thousand(50) },
      { totalAssets: -50, currentAssets: -50, retainedEarnings: -50 },
    ],
    [
      { move: "profit", amount: thousand(40), taxRate: 0.25 },
      {
        operatingIncome: 40,
        netIncome: 30,
        retainedEarnings: 30,
        totalAssets: 30,
        currentAssets: 30,
      },
    ],
    [{ move: "current-portion", amount: thousand(60) }, { currentLiabilities: 60 }],
  ])("%o", (move, changes) => {
    expect(changesOf(restaurant, moved(move))).toEqual(changes);
  });

  it("counts receivables and stock in days of sales, cash taking the difference", () => {
    const year = moved(
      { move: "stock-for", days: 0 },
      moved({ move: "collect-in", days: 10 }),
    ).year;

    expect(year).toEqual({
      ...restaurant.year,
      accountsReceivable: Math.round((10 * thousand(1850)) / 365),
      inventory: 0,
    });
  });
});

describe("a what-if move is refused", () => {
  it.each<[string, RiskMove]>([
    ["negative-cash", { move: "owners-out", amount: toMinor(thousand(124) + 1) }],
    ["negative-cash", { move: "collect-in", days: 26 }],
    ["negative-cash", { move: "profit", amount: thousand(-125), taxRate: 0 }],
    ["more-than-owed", { move: "current-portion", amount: toMinor(thousand(310) + 1) }],
    ["more-than-owed", { move: "repay", amount: thousand(100), dueWithinYear: thousand(111) }],
    ["more-than-owed", borrow(10, { due: 11, interest: 0 })],
    ["more-than-owed", { move: "repay", amount: thousand(10), dueWithinYear: thousand(11) }],
    ["move-out-of-bounds", { move: "owners-in", amount: thousand(-1) }],
    ["move-out-of-bounds", { move: "owners-in", amount: Number.NaN as Minor }],
    ["move-out-of-bounds", { move: "owners-in", amount: toMinor(Number.MAX_SAFE_INTEGER) }],
    ["move-out-of-bounds", { move: "profit", amount: thousand(1), taxRate: 1.01 }],
    ["move-out-of-bounds", { move: "collect-in", days: -1 }],
    ["move-out-of-bounds", { move: "stock-for", days: 3651 }],
    ["move-out-of-bounds", { move: "stock-for", days: 0.5 }],
  ])("%s: %o", (refused, move) => {
    expect(applyMove(restaurant, move)).toEqual({ refused });
  });

  it("where a figure that it changes isn't known, retained earnings aside", () => {
    const { retainedEarnings: _, ...year } = restaurant.year;
    const { currentLiabilities: __, ...withoutDue } = restaurant.year;
    const out: RiskMove = { move: "owners-out", amount: thousand(5) };

    expect(moved(out, { year, prior: {} }).year).not.toHaveProperty("retainedEarnings");
    expect(applyMove({ year: withoutDue, prior: {} }, borrow(1, { due: 0, interest: 0 }))).toEqual({
      refused: "figure-unknown",
    });
    for (const unsold of [{}, { ...restaurant.year, sales: thousand(0) }]) {
      expect(applyMove({ year: unsold, prior: {} }, { move: "collect-in", days: 5 })).toEqual({
        refused: "figure-unknown",
      });
    }
  });

  it("where it leaves no assets to score", () => {
    const cash = {
      totalAssets: thousand(5),
      currentAssets: thousand(5),
      retainedEarnings: thousand(5),
    };

    expect(
      applyMove({ year: cash, prior: {} }, { move: "owners-out", amount: thousand(5) }),
    ).toEqual({ refused: "move-out-of-bounds" });
  });

  it("only where it overdraws: owners may pay into overdrawn books", () => {
    const year = { ...restaurant.year, currentAssets: thousand(-10) };
    const overdrawn = { ...restaurant, year };

    expect(moved({ move: "owners-in", amount: thousand(5) }, overdrawn).year.currentAssets).toBe(
      thousand(-5),
    );
    expect(applyMove(overdrawn, { move: "owners-out", amount: thousand(5) })).toEqual({
      refused: "negative-cash",
    });
  });
});

describe("every what-if move", () => {
  it("keeps assets equal to liabilities and equity, in whole minor units", () => {
    fc.assert(
      fc.property(someYear, anyMove, (year, move) => {
        const before = { year, prior: {} };
        const found = applyMove(before, move);
        if ("refused" in found) return;

        const delta = (name: keyof RiskAmounts) =>
          (found.inputs.year[name] ?? 0) - (before.year[name] ?? 0);
        const paidIn = move.move === "owners-in" ? move.amount : 0;
        expect(delta("totalAssets")).toBe(
          delta("totalLiabilities") + delta("retainedEarnings") + paidIn,
        );
        // What owners pay in or take out isn't income, and their pay was already taken out.
        if (move.move !== "owners-pay" && move.move !== "owners-out") {
          expect(delta("retainedEarnings")).toBe(delta("netIncome"));
        }
        const equipment = move.move === "borrow" && move.forEquipment ? move.amount : 0;
        expect(delta("totalAssets")).toBe(delta("currentAssets") + equipment);
        for (const amount of Object.values(found.inputs.year)) {
          expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true);
        }
      }),
    );
  });
});

function borrow(amount: number, { due, interest }: { due: number; interest: number }) {
  return {
    move: "borrow",
    amount: thousand(amount),
    dueWithinYear: thousand(due),
    interest: thousand(interest),
    taxRate: 0,
    forEquipment: true,
  } as const;
}

/** In thousands of dollars. */
function changesOf(before: RiskInputs, after: RiskInputs): Record<string, number> {
  return Object.fromEntries(
    riskAmounts.flatMap((name) => {
      const change = ((after.year[name] ?? 0) - (before.year[name] ?? 0)) / thousand(1);
      return change === 0 ? [] : [[name, change]];
    }),
  );
}

const amount = fc.maxSafeNat().map(toMinor);
const small = fc.integer({ min: 0, max: 1_000_000 }).map(toMinor);
const taxRate = fc.double({ min: 0, max: 1, noNaN: true });
const anyAmount = fc.oneof(small, amount);

const someYear = fc.record(
  Object.fromEntries(
    riskAmounts.map((name) => [
      name,
      fc.oneof(fc.integer({ min: -1_000_000, max: 10_000_000 }), fc.maxSafeInteger()).map(toMinor),
    ]),
  ) as Record<(typeof riskAmounts)[number], fc.Arbitrary<Minor>>,
);

const anyMove: fc.Arbitrary<RiskMove> = fc.oneof(
  fc.record({
    move: fc.constant("borrow" as const),
    amount: anyAmount,
    dueWithinYear: anyAmount,
    interest: anyAmount,
    taxRate,
    forEquipment: fc.boolean(),
  }),
  fc.record({ move: fc.constant("repay" as const), amount: anyAmount, dueWithinYear: anyAmount }),
  fc.record({
    move: fc.constantFrom("owners-in" as const, "owners-out" as const),
    amount: anyAmount,
  }),
  fc.record({
    move: fc.constant("profit" as const),
    amount: fc
      .oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.maxSafeInteger())
      .map(toMinor),
    taxRate,
  }),
  fc.record({
    move: fc.constantFrom("collect-in" as const, "stock-for" as const),
    days: fc.integer({ min: 0, max: 3650 }),
  }),
  fc.record({ move: fc.constant("current-portion" as const), amount: anyAmount }),
  fc.record({ move: fc.constant("owners-pay" as const), amount: anyAmount }),
);
