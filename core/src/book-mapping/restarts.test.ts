import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { toMinor } from "../money/money.ts";
import { restartedAfter } from "./restarts.ts";

describe("income and expenses that begin again", () => {
  it("tell the end of the fiscal year", () => {
    expect(
      told({ "2025-05-31": 1_100, "2025-06-30": 1_200, "2025-07-31": 100, "2025-08-31": 200 }),
    ).toEqual({ month: 6, day: 31 });
  });

  it("tell nothing between days further apart, where it may be any month's end", () => {
    expect(told({ "2024-12-31": 1_200, "2025-12-31": 500 })).toBe(undefined);
  });

  it("tell nothing where the year was closed before the export", () => {
    expect(told({ "2025-11-30": 1_100, "2025-12-31": 0 })).toBe(undefined);
  });

  it("tell nothing where they begin again after different months", () => {
    expect(
      told({ "2025-03-31": 900, "2025-04-30": 100, "2025-09-30": 900, "2025-10-31": 100 }),
    ).toBe(undefined);
  });
});

/** Each day's sales; what the bank holds only grows. */
function told(sales: Readonly<Record<string, number>>) {
  const closings = Object.entries(sales).flatMap(([on, amount], i) => [
    { accountId: "sales", on: on as Day, amount: toMinor(-amount) },
    { accountId: "bank", on: on as Day, amount: toMinor(1_000 * (i + 1)) },
  ]);
  return restartedAfter({ closings }, (id) => id === "sales");
}
