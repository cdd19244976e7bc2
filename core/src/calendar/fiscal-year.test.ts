import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, dayAt, endOfMonth } from "./day.ts";
import {
  cutsBetween,
  firstDayCollected,
  fiscalQuarterOf,
  fiscalQuarters,
  fiscalYearEndOf,
  fiscalYearOf,
} from "./fiscal-year.ts";

describe("fiscalYearOf", () => {
  it("is named after the calendar year in which it ends", () => {
    expect(fiscalYearOf("2025-07-01" as Day, { month: 6, day: 31 })).toEqual({
      year: 2026,
      start: "2025-07-01",
      end: "2026-06-30",
    });
  });

  it("ends on 29 February in leap years, and on the 28th in others", () => {
    const end = fiscalYearEndOf(2, 29);

    expect(fiscalYearOf("2024-02-29" as Day, end).end).toBe("2024-02-29");
    expect(fiscalYearOf("2024-03-01" as Day, end)).toEqual({
      year: 2025,
      start: "2024-03-01",
      end: "2025-02-28",
    });
  });

  it("follows on without a gap, whatever day it ends on", () => {
    fc.assert(
      fc.property(aDay, aYearEnd, (day, yearEnd) => {
        const year = fiscalYearOf(day, yearEnd);

        expect(year.start <= day && day <= year.end).toBe(true);
        expect(fiscalYearOf(addDays(year.end, 1), yearEnd).start).toBe(addDays(year.end, 1));
        expect(fiscalYearOf(year.start, yearEnd)).toEqual(year);
      }),
    );
  });
});

describe("fiscalYearEndOf", () => {
  it("refuses what no calendar has", () => {
    expect(() => fiscalYearEndOf(13)).toThrow(RangeError);
    expect(() => fiscalYearEndOf(2, 0)).toThrow(RangeError);
    expect(() => fiscalYearEndOf(1.5)).toThrow(RangeError);
  });
});

describe("fiscalQuarters", () => {
  it("fill the year exactly, and every day is in the one it names", () => {
    fc.assert(
      fc.property(aDay, aYearEnd, (day, yearEnd) => {
        const year = fiscalYearOf(day, yearEnd);
        const quarters = fiscalQuarters(year.year, yearEnd);
        const quarter = fiscalQuarterOf(day, yearEnd);

        expect([quarters[0]?.start, quarters[3]?.end]).toEqual([year.start, year.end]);
        for (const [i, next] of quarters.slice(1).entries()) {
          expect(next.start).toBe(addDays(quarters[i]?.end ?? day, 1));
        }
        expect(quarter.start <= day && day <= quarter.end).toBe(true);
      }),
    );
  });
});

describe("cutsBetween", () => {
  it("are month ends, fiscal year ends and the last day", () => {
    expect(cutsBetween("2025-12-16" as Day, "2026-03-20" as Day, { month: 3, day: 15 })).toEqual([
      "2025-12-31",
      "2026-01-31",
      "2026-02-28",
      "2026-03-15",
      "2026-03-20",
    ]);
  });

  it("hold every month end and every fiscal year end between, and nothing else but the last", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 900 }), aYearEnd, (from, days, yearEnd) => {
        const upTo = addDays(from, days);
        const expected = Array.from({ length: days + 1 }, (_, i) => addDays(from, i)).filter(
          (day) =>
            day === endOfMonth(day) || day === fiscalYearOf(day, yearEnd).end || day === upTo,
        );

        expect(cutsBetween(from, upTo, yearEnd)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});

describe("firstDayCollected", () => {
  it("goes back so many full years before the current one", () => {
    expect(firstDayCollected("2026-03-15" as Day, 2, { month: 12, day: 31 })).toBe("2024-01-01");
    expect(firstDayCollected("2026-03-15" as Day, 0, { month: 2, day: 31 })).toBe("2026-03-01");
  });
});

const aDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
  .map((date) => dayAt(date));

const aYearEnd = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 31 }),
});
