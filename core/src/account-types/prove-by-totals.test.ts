import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMinor } from "../money/money.ts";
import { type AccountClass, sideOf, type TotalGroup, totalGroupOf } from "./account-class.ts";
import { noTotals, totalsOf } from "./control-totals.ts";
import { proveByTotals } from "./prove-by-totals.ts";
import type { TypedAccount } from "./typed-account.ts";

describe("proveByTotals", () => {
  it("has both totals to the cent, or searches", () => {
    expect(proofOf(books, { netIncome: 2_510_11, totalAssets: 6_110_22 })).toEqual({
      result: "proven",
    });
    expect(proofOf(books, { netIncome: 2_510_11, totalAssets: 6_110_21 }).result).toBe("none");
  });

  it("proposes the one solution where two accounts are wrong", () => {
    const wrong = books.map((account) =>
      account.id === "1500"
        ? as(account, "opex")
        : account.id === "6100"
          ? as(account, "ap")
          : account,
    );

    expect(proofOf(wrong, { netIncome: 2_510_11, totalAssets: 6_110_22 })).toEqual({
      result: "proposed",
      moves: [
        { accountId: "1500", group: "total-assets" },
        { accountId: "6100", group: "net-income" },
      ],
    });
  });

  it("proposes nothing where another account of the same amount would do as well", () => {
    const twin = { ...account("6900", "opex", 1_500_41), name: "Twin" };
    const wrong = [...books.map((each) => (each.id === "1500" ? as(each, "opex") : each)), twin];

    expect(proofOf(wrong, { netIncome: 2_510_11 - 1_500_41, totalAssets: 6_110_22 }).result).toBe(
      "several",
    );
  });

  it("doesn't search books of round amounts, which add up by chance", () => {
    const round = [account("1000", "cash", 500_00), account("6000", "opex", 700_00)];

    expect(proofOf(round, { netIncome: 0, totalAssets: 1_200_00 }).result).toBe("not-searched");
  });

  it("doesn't take an account beyond the most doubtful for the solution, but sees that it's a rival", () => {
    const likely = Array.from({ length: 60 }, (_, i) =>
      account(`7${i}`, "opex", 1_000_07 + i * 13_01 + i * i, { sureness: "likely" }),
    );
    const least = likely[0]?.balance ?? 0;
    const withOneMoved = (chart: readonly TypedAccount[]) => {
      const { netIncome, totalAssets } = totalsOf(noTotals, chart);
      return { netIncome: netIncome + least, totalAssets: totalAssets + least };
    };
    const alone = [...books, ...likely];
    const beside = [...alone, account("8000", "opex", least)];

    expect(proofOf(alone, withOneMoved(alone)).result).toBe("none");
    expect(proofOf(beside, withOneMoved(beside)).result).toBe("several");
  });

  it("matches both totals with what it proposes, and nothing else does", () => {
    fc.assert(
      fc.property(
        charts,
        fc.array(fc.tuple(fc.nat(6), fc.constantFrom(...classes)), { maxLength: 3 }),
        (chart, changes) => {
          const truth = chart.map((each, i) => {
            const change = changes.find(([at]) => at === i);
            return change ? as(each, change[1]) : each;
          });
          const totals = totalsOf(noTotals, truth);

          const proof = proofOf(chart, totals);

          const all = everySolution(chart, totals);
          if (proof.result === "proven") expect(all).toContain("");
          if (proof.result === "none") expect(all).toEqual([]);
          if (proof.result === "several") expect(all.length).toBeGreaterThan(0);
          if (proof.result === "proposed") {
            const moves = proof.moves
              ?.map(({ accountId, group }) => `${accountId} ${group}`)
              .sort();
            expect(all).toEqual([moves?.join()]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("proves by one total alone what it's made of, if no doubtful accounts could change places", () => {
    expect(proofOf(books, { netIncome: 2_510_11 })).toEqual({ result: "proven", by: "net-income" });
    expect(proofOf(books, { totalAssets: 6_110_22 })).toEqual({
      result: "proven",
      by: "total-assets",
    });
    expect(proofOf(books, { netIncome: 2_510_12 }).result).toBe("not-searched");

    const twin = account("1600", "other_asset", 1_071_33);
    expect(proofOf([...books, twin], { netIncome: 2_510_11 }).result).toBe("not-searched");
    const likely = { ...twin, sureness: "likely" } as const;
    expect(proofOf([...books, likely], { netIncome: 2_510_11 }).result).toBe("proven");
  });

  it("says that one total proves only if no one or two accounts elsewhere match it too", () => {
    fc.assert(
      fc.property(
        charts,
        fc.constantFrom("netIncome", "totalAssets"),
        fc.array(fc.tuple(fc.nat(6), fc.constantFrom(...classes)), { maxLength: 2 }),
        (chart, total, changes) => {
          const truth = chart.map((each, i) => {
            const change = changes.find(([at]) => at === i);
            return change ? as(each, change[1]) : each;
          });
          const said = totalsOf(noTotals, truth)[total];
          const proof = proofOf(chart, { [total]: said });
          if (proof.result !== "proven") return;

          const group = total === "netIncome" ? "net-income" : "total-assets";
          const isIn = ({ side }: TypedAccount) =>
            side !== undefined && totalGroupOf(side) === group;
          for (const [i, each] of truth.entries()) {
            const guessed = chart[i];
            if (each.balance !== 0 && guessed) expect(isIn(each)).toBe(isIn(guessed));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is quick with as many accounts as are ever listed", () => {
    const chart = Array.from({ length: 2_000 }, (_, i) =>
      account(`${i}`, i % 3 === 0 ? "cash" : "opex", 1_000_01 + i * 97 + (i % 7)),
    );
    const start = performance.now();

    proofOf(chart, { netIncome: 1_234_567, totalAssets: 7_654_321 });

    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

const classes: readonly AccountClass[] = ["cash", "opex", "ap"];

const charts = fc
  .array(fc.tuple(fc.constantFrom(...classes), fc.integer({ min: -40, max: 40 })), {
    minLength: 1,
    maxLength: 7,
  })
  .map((chart) => chart.map(([of, balance], i) => account(`${i}`, of, balance)));

const groups: readonly TotalGroup[] = ["net-income", "total-assets", "claims"];
const classOfGroup = { "net-income": "opex", "total-assets": "cash", claims: "ap" } as const;

/** All sets of up to three moves that make both totals match, by trying each. */
function everySolution(
  chart: readonly TypedAccount[],
  { netIncome, totalAssets }: { readonly netIncome: number; readonly totalAssets: number },
): string[] {
  const found: string[] = [];
  const tryFrom = (at: number, tried: readonly TypedAccount[], moves: readonly string[]): void => {
    const each = chart[at];
    if (!each) {
      const now = totalsOf(noTotals, tried);
      if (now.netIncome === netIncome && now.totalAssets === totalAssets) {
        found.push(moves.toSorted().join());
      }
      return;
    }
    tryFrom(at + 1, [...tried, each], moves);
    if (moves.length === 3 || each.balance === 0 || !each.side) return;
    for (const group of groups) {
      if (group === totalGroupOf(each.side)) continue;
      tryFrom(at + 1, [...tried, as(each, classOfGroup[group])], [...moves, `${each.id} ${group}`]);
    }
  };
  tryFrom(0, [], []);
  return found;
}

function account(
  id: string,
  accountClass: AccountClass,
  balance: number,
  over: Partial<TypedAccount> = {},
): TypedAccount {
  return {
    ...{ id, name: id, under: [], balance: toMinor(balance), sureness: "unsure", from: "guess" },
    ...{ accountClass, side: sideOf(accountClass) },
    ...over,
  };
}

const as = (one: TypedAccount, accountClass: AccountClass): TypedAccount => ({
  ...one,
  accountClass,
  side: sideOf(accountClass),
});

const books = [
  account("1000", "cash", 3_010_77),
  account("1100", "ar", 1_599_04),
  account("1500", "fixed_asset", 1_500_41),
  account("2000", "ap", -2_600_11),
  account("3000", "equity", -1_000_00),
  account("4000", "revenue", -9_101_73),
  account("6000", "opex", 5_520_29),
  account("6100", "opex", 1_071_33),
];

function proofOf(
  accounts: readonly TypedAccount[],
  { netIncome, totalAssets }: { readonly netIncome?: number; readonly totalAssets?: number },
) {
  const totals = {
    ...(netIncome !== undefined && { netIncome: toMinor(netIncome) }),
    ...(totalAssets !== undefined && { totalAssets: toMinor(totalAssets) }),
    from: "sender",
  } as const;
  return proveByTotals({ accounts, known: noTotals, totals, digits: 2 });
}
