import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMinor } from "../money/money.ts";
import { compareSpreads, type SpreadComparison } from "./compare-spreads.ts";
import { standardSpread } from "./spread.ts";
import { ledger as adjusted, entry } from "./testing/adjusting.ts";
import { after, moving } from "./testing/editing.ts";
import { charts, intents, play, spreadOf } from "./testing/random-edits.ts";
import { alder, yearEndLedger } from "./testing/year-end-ledger.ts";

const ledger = yearEndLedger("Alder", alder, ["6000"]);
const books = { ledgers: { accrual: ledger }, language: "en" } as const;
const standard = standardSpread(ledger.accounts);

describe("two versions of a spread", () => {
  it("differ by the line that moved, and by the totals of each year that moved with it", () => {
    const moved = after(standard, moving(["account/1420"], "section/equity"));

    const { totals, ...rest } = compareSpreads(standard, moved, books);

    expect(rest).toEqual({
      ...nothing,
      moved: [{ node: "account/1420", was: "section/current-assets", is: "section/equity" }],
    });
    expect(
      totals
        .filter(({ line }) => line.captionText === "Total assets")
        .map(({ type, basis, column, was, is }) => [type, basis, column.end, was, is]),
    ).toEqual([
      ["BalanceSheet", "accrual", "2024-12-31", toMinor(77_200), toMinor(72_200)],
      ["BalanceSheet", "accrual", "2025-12-31", toMinor(70_000), toMinor(62_000)],
    ]);
    expect(totals.some(({ type }) => type === "IncomeStatement")).toBe(false);
  });

  it("differ by captions, styles, sides and the number style, each where it is", () => {
    const edited = [
      { do: "rename", node: "account/1420", part: "caption", text: "Owner" },
      { do: "side", section: "section/current-assets", side: "Credit", was: "Debit" },
      { do: "numberStyle", style: "Thousands", was: "Actuals" },
    ] as const;
    const other = edited.reduce(after, standard);

    expect(compareSpreads(standard, other, books)).toEqual({
      ...nothing,
      captions: [{ node: "account/1420", part: "caption", is: "Owner" }],
      looks: ["section/current-assets"],
      numberStyle: { was: "Actuals", is: "Thousands" },
      totals: [],
    });
  });

  it("differ by adjustments that came, went or changed", () => {
    const [kept, changed, gone] = ["a", "b", "c"].map((id) => entry({ id }));
    const [one, other] = [
      [kept, changed, gone],
      [kept, changed && { ...changed, reason: "Another" }, entry({ id: "d" })],
    ].map((adjustments) => ({
      ...standardSpread(adjusted.accounts),
      adjustments: adjustments.flatMap((one) => one ?? []),
    }));
    if (!one || !other) throw new Error("Both are there");

    const { adjustments } = compareSpreads(one, other, books);

    expect(adjustments.map(({ id, was, is }) => [id, was?.reason, is?.reason])).toEqual([
      ["b", changed?.reason, "Another"],
      ["c", gone?.reason, undefined],
      ["d", undefined, gone?.reason],
    ]);
  });
});

it("finds nothing in equal spreads and something in others, and swaps when it's asked the other way around", () => {
  fc.assert(
    fc.property(charts, intents, (chart, wanted) => {
      const first = spreadOf(chart);
      play(chart, wanted, (_, last) => {
        const noBooks = { ledgers: {}, language: "en" } as const;
        const there = compareSpreads(first, last, noBooks);
        const back = compareSpreads(last, first, noBooks);

        expect(isEqual(compareSpreads(last, structuredClone(last), noBooks))).toBe(true);
        expect(isEqual(there)).toBe(isEqual(back));
        expect(inAnyOrder(back)).toEqual(inAnyOrder(swapped(there)));
      });
    }),
    { numRuns: 60 },
  );
});

function isEqual({ numberStyle, ...lists }: SpreadComparison): boolean {
  return numberStyle === undefined && Object.values(lists).every((list) => list.length === 0);
}

const nothing = {
  added: [],
  removed: [],
  moved: [],
  reordered: [],
  captions: [],
  looks: [],
  adjustments: [],
};

function swapped(there: SpreadComparison): SpreadComparison {
  const { added, removed, moved, captions, numberStyle, totals, adjustments } = there;
  return {
    ...there,
    added: removed,
    removed: added,
    moved: moved.map(swap),
    captions: captions.map(swap),
    ...(numberStyle && { numberStyle: swap(numberStyle) }),
    totals: totals.map(swap),
    adjustments: adjustments.map(swap),
  };
}

function swap<Changed extends { readonly was?: unknown; readonly is?: unknown }>(
  change: Changed,
): Changed {
  const { was, is, ...rest } = change;
  return {
    ...rest,
    ...(is !== undefined && { was: is }),
    ...(was !== undefined && { is: was }),
  } as Changed;
}

function inAnyOrder(comparison: SpreadComparison): unknown {
  return Object.fromEntries(
    Object.entries(comparison).map(([name, found]) => [
      name,
      Array.isArray(found) ? found.map((one) => JSON.stringify(one, sorted)).toSorted() : found,
    ]),
  );
}

const sorted = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted())
    : value;
