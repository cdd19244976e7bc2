import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, formatDay, monthOf, weeksOf } from "./calendar.tsx";

const anyDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("weeksOf", () => {
  it("holds each day of the month once, in whole weeks without a gap", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(0 as const, 1 as const), (day, firstWeekday) => {
        const days = weeksOf(day, firstWeekday).flat();
        const first = `${monthOf(day)}-01`;

        expect(days.length % 7).toBe(0);
        expect(days).toContain(first);
        expect(days).toContain(addDays(addMonths(first, 1), -1));
        expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? "", index)));
      }),
    );
  });
});

describe("addMonths", () => {
  it("stays in the month, where it is shorter", () => {
    expect(addMonths("2025-01-31", 1)).toBe("2025-02-28");
    expect(addMonths("2024-03-31", -1)).toBe("2024-02-29");
    expect(addMonths("2025-12-15", 1)).toBe("2026-01-15");
  });
});

it("names a day in the reader's words, whatever the zone", () => {
  expect(formatDay("2025-07-01", "en-US", { month: "long", year: "numeric" })).toBe("July 2025");
});

it("counts the first of a month as the French do, and no other day or month", () => {
  const written = (day: string) => formatDay(day, "fr", { dateStyle: "long" });

  expect([written("2025-12-01"), written("2025-12-11")]).toEqual([
    "1er décembre 2025",
    "11 décembre 2025",
  ]);
  expect(formatDay("2025-12-01", "fr", { month: "long", year: "numeric" })).toBe("décembre 2025");
});
