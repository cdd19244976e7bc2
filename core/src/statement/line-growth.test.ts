import { describe, expect, it } from "vitest";
import { lineGrowth } from "./line-growth.ts";

describe("lineGrowth", () => {
  it("compares each column with the one before it in time, whichever way they are sorted", () => {
    const ofOrder = (order: "OldestFirst" | "NewestFirst", amounts: readonly number[]) =>
      lineGrowth(amounts, { type: "BalanceSheet", order, columns: years(amounts.length) });

    expect(ofOrder("OldestFirst", [100, 150, 120])).toEqual([undefined, 0.5, -0.2]);
    expect(ofOrder("NewestFirst", [120, 150, 100])).toEqual([-0.2, 0.5, undefined]);
  });

  it("doesn't compare a part of a year with a whole one, but for balances", () => {
    const columns = [...years(2), { toDate: true }];
    const ofType = (type: "BalanceSheet" | "IncomeStatement") =>
      lineGrowth([1, 2, 3], { type, order: "OldestFirst", columns });

    expect(ofType("IncomeStatement")).toEqual([undefined, 1, undefined]);
    expect(ofType("BalanceSheet")).toEqual([undefined, 1, 0.5]);
  });

  it("knows no growth from nothing, or from a loss to a profit", () => {
    const columns = years(4);

    expect(
      lineGrowth([0, 10, -5, -10], { type: "BalanceSheet", order: "OldestFirst", columns }),
    ).toEqual([undefined, undefined, undefined, 1]);
  });
});

const years = (count: number) => Array.from({ length: count }, () => ({ toDate: false }));
