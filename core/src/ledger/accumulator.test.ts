import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/index.ts";
import { toMinor } from "../money/money.ts";
import { accumulator, type Posting } from "./accumulator.ts";

describe("accumulator", () => {
  it("adds both sides up by account and cut", () => {
    const totals = accumulator(["cash", "sales"], cuts, from);

    for (const line of [
      aLine("cash", "2026-01-01", 500),
      aLine("sales", "2026-01-31", -500),
      aLine("cash", "2026-01-31", -200),
      aLine("cash", "2026-02-01", 70),
    ]) {
      totals.add(line);
    }

    expect(totals.movements()).toEqual([
      { accountId: "cash", end: "2026-01-31", debit: 500, credit: 200 },
      { accountId: "cash", end: "2026-02-15", debit: 70, credit: 0 },
      { accountId: "sales", end: "2026-01-31", debit: 0, credit: 500 },
    ]);
    expect(totals.count()).toBe(4);
  });

  it("counts what it can't place, and leaves it out", () => {
    const totals = accumulator(["cash"], cuts, from);

    totals.add(aLine("nowhere", "2026-01-10", 1));
    totals.add(aLine("nowhere", "2026-01-11", 1));
    totals.add(aLine("cash", "2025-12-31", 1));
    totals.add(aLine("cash", "2026-02-16", 1));

    expect(totals.movements()).toEqual([]);
    expect([...totals.orphans()]).toEqual([["nowhere", 2]]);
    expect(totals.outside()).toBe(2);
  });

  it("throws rather than giving a figure that a double can't hold", () => {
    const totals = accumulator(["cash"], cuts, from);

    totals.add(aLine("cash", "2026-01-10", Number.MAX_SAFE_INTEGER));
    totals.add(aLine("cash", "2026-01-10", 1));

    expect(totals.movements).toThrow(RangeError);
  });
});

const from = "2026-01-01" as Day;
const cuts = ["2026-01-31", "2026-02-15"] as Day[];

const aLine = (accountId: string, date: string, amount: number): Posting => ({
  accountId,
  date: date as Day,
  amount: toMinor(amount),
});
