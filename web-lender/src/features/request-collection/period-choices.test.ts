import { type Day, parseDay } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import {
  daysIn,
  endOfChosenMonth,
  monthsIn,
  monthsOffered,
  periodLimits,
  yearsIn,
} from "./period-choices.ts";

const today = parseDay("2026-03-15") as Day;

describe("the most recent period", () => {
  it("can be chosen within the last seven months, across the turn of the year (S-K5)", () => {
    const limits = periodLimits(today, { noTimeRestriction: false, months: 7 });

    expect(yearsIn(limits)).toEqual([2026, 2025]);
    expect(monthsIn(2025, limits)).toEqual([9, 10, 11, 12]);
    expect(monthsIn(2026, limits)).toEqual([1, 2, 3]);
  });

  it.each([
    { months: 1, first: [3, 2026] },
    { months: 3, first: [1, 2026] },
    { months: 7, first: [9, 2025] },
    { months: 15, first: [1, 2025] },
  ])("goes back $months months, this one counted (P-K24)", ({ months, first }) => {
    const limits = periodLimits(today, { noTimeRestriction: false, months });
    const year = yearsIn(limits).at(-1) ?? 0;

    expect([monthsIn(year, limits)[0], year]).toEqual(first);
  });

  it("goes from 2000 to five years ahead without restriction (S-V12, S-V14, X-4)", () => {
    const years = yearsIn(periodLimits(today, { noTimeRestriction: true, months: 7 }));

    expect([years[0], years.at(-1)]).toEqual([2031, 2000]);
  });

  it("is one of the last 120 months without restriction, or of a year before them (S-V13, X-4)", () => {
    const limits = periodLimits(today, { noTimeRestriction: true, months: 7 });
    const last = monthsOffered({ year: 2026, month: 2 }, limits, true);
    const before = monthsOffered({ year: 2004, month: 2 }, limits, true);

    expect([last.length, last[0], last.at(-1)]).toEqual([
      120,
      expect.objectContaining({ year: 2026, month: 3 }),
      expect.objectContaining({ year: 2016, month: 4 }),
    ]);
    expect([before.length, before[0]]).toEqual([12, { year: 2004, month: 1 }]);
  });

  it("ends at the month's last day, and in the current month today (S-V15)", () => {
    const limits = periodLimits(today, { noTimeRestriction: false, months: 7 });

    expect(daysIn(2026, 2, limits)).toHaveLength(28);
    expect(daysIn(2026, 3, limits)).toHaveLength(15);
  });

  it("moves to the month's end when the month changes (S-V16)", () => {
    const limits = periodLimits(today, { noTimeRestriction: false, months: 7 });

    expect(endOfChosenMonth(2026, 2, limits)).toBe("2026-02-28");
    expect(endOfChosenMonth(2026, 3, limits)).toBe("2026-03-15");
  });

  it("stays within reach when the year changes", () => {
    const limits = periodLimits(today, { noTimeRestriction: false, months: 7 });

    expect(endOfChosenMonth(2025, 3, limits)).toBe("2025-12-31");
  });
});
