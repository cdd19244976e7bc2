import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AccountClass, sideOf } from "../account-types/account-class.ts";
import type { TypedAccount } from "../account-types/typed-account.ts";
import type { Day } from "../calendar/day.ts";
import { toMinor } from "../money/money.ts";
import { earlierProfit } from "./earlier-profit.ts";

describe("earlierProfit", () => {
  it("proves what earned a year whose profit retained earnings took in", () => {
    expect(profitOf(books)).toEqual({
      on: "2024-12-31",
      netIncome: 349_49,
      accountIds: new Set(["sales", "rent"]),
    });
  });

  it("proves nothing where a dividend moved retained earnings too, or an account is missing", () => {
    const paid = { ...books, earned: [-1_000_00, -1_249_49] as const };
    const misplaced: Balances = { ...books, fuel: [12_34, 0] };

    expect([profitOf(paid), profitOf(misplaced, { ...classes, fuel: "opex" })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("proves nothing by balances of one year, or of months of one", () => {
    const days = ["2024-11-30", "2024-12-15"] as const;

    expect(profitOf(books, classes, days)).toBeUndefined();
  });

  it("never calls proven what may be an account of another kind", () => {
    const amounts = fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 2, maxLength: 6 });
    const kinds = fc.array(fc.constantFrom<AccountClass>("opex", "revenue", "cash", "ap"), {
      minLength: 6,
      maxLength: 6,
    });
    const changes = fc.array(fc.tuple(fc.nat(5), fc.constantFrom<AccountClass>("opex", "cash")), {
      maxLength: 2,
    });
    fc.assert(
      fc.property(amounts, kinds, changes, (balances, truth, wrong) => {
        const trueClasses = Object.fromEntries(balances.map((_, i) => [`${i}`, truth[i] ?? "ap"]));
        const guessed: Record<string, AccountClass> = { ...trueClasses };
        for (const [at, accountClass] of wrong) {
          if (at < balances.length) guessed[at] = accountClass;
        }
        const isNominal = (of: AccountClass | undefined) =>
          of !== undefined && ["income", "expense"].includes(sideOf(of));
        const profit = balances.reduce(
          (sum, amount, i) => sum + (isNominal(trueClasses[i]) ? amount : 0),
          0,
        );
        const both = Object.fromEntries(
          balances.map((amount, i) => [`${i}`, [amount, 0] as const]),
        );

        const proven = profitOf(
          { ...both, earned: [0, profit] },
          { ...guessed, earned: "retained_earnings" },
        );

        const nominal = balances.flatMap((amount, i) =>
          amount !== 0 && isNominal(trueClasses[i]) ? [`${i}`] : [],
        );
        if (proven) expect([...proven.accountIds]).toEqual(nominal);
      }),
      { numRuns: 500 },
    );
  });
});

type Balances = Readonly<Record<string, readonly [before: number, after: number]>>;

const books = {
  cash: [1_349_49, 1_700_00],
  capital: [-1_000_00, -1_000_00],
  earned: [0, -349_49],
  sales: [-899_50, -500_51],
  rent: [550_01, 150_00],
} as const;

const classes: Readonly<Record<string, AccountClass>> = {
  ...{ cash: "cash", capital: "equity", earned: "retained_earnings" },
  ...{ sales: "revenue", rent: "opex" },
};

function profitOf(
  balances: Balances,
  classesOf = classes,
  days: readonly [string, string] = ["2024-12-31", "2025-12-31"],
) {
  const closings = Object.entries(balances).flatMap(([accountId, amounts]) =>
    amounts.map((amount, i) => ({ accountId, on: days[i] as Day, amount: toMinor(amount) })),
  );
  const guessed = Object.entries(classesOf).map(
    ([id, accountClass]): TypedAccount => ({
      ...{ id, name: id, under: [], balance: toMinor(0), accountClass },
      ...{ side: sideOf(accountClass), sureness: "unsure", from: "guess" },
    }),
  );
  return earlierProfit(
    closings,
    { said: [], guessed },
    { fiscalYearEnd: { month: 12, day: 31 }, digits: 2 },
  );
}
