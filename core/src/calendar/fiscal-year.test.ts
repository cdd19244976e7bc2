import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, dayAt, endOfMonth } from "./day.ts";
import {
  type CollectedSpan,
  cutsBetween,
  firstDayCollected,
  fiscalQuarterOf,
  fiscalQuarters,
  fiscalYearEndOf,
  fiscalYearOf,
  type PeriodView,
  periodColumns,
  reportingPeriods,
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

describe("periodColumns", () => {
  it("shows each full fiscal year and the year to date, oldest first (S-U79)", () => {
    expect(periodColumns(aSpan("2024-01-01", "2026-03-15"), years)).toEqual([
      {
        reportingPeriodId: "FY:2024-12-31",
        label: "FY 2024",
        sublabel: "Dec 31, 2024",
        start: "2024-01-01",
        end: "2024-12-31",
        toDate: false,
      },
      {
        reportingPeriodId: "FY:2025-12-31",
        label: "FY 2025",
        sublabel: "Dec 31, 2025",
        start: "2025-01-01",
        end: "2025-12-31",
        toDate: false,
      },
      {
        reportingPeriodId: "FY:2026-03-15",
        label: "YTD Mar 15, 2026",
        sublabel: "from Jan 1, 2026",
        start: "2026-01-01",
        end: "2026-03-15",
        toDate: true,
      },
    ]);
  });

  it("has no year to date when the last day ends a year", () => {
    expect(labels(aSpan("2024-01-01", "2025-12-31"), years)).toEqual(["FY 2024", "FY 2025"]);
  });

  it("shows the last 8 quarters and the quarter to date, named by the fiscal year (S-U80)", () => {
    const span = aSpan("2022-07-01", "2026-02-10", { month: 6, day: 31 });

    expect(labels(span, { reportingPeriod: "FiscalQuartersAndQTD" })).toEqual([
      "Q3 2024",
      "Q4 2024",
      "Q1 2025",
      "Q2 2025",
      "Q3 2025",
      "Q4 2025",
      "Q1 2026",
      "Q2 2026",
      "QTD Feb 10, 2026",
    ]);
  });

  it("shows the last 12 months and the month to date, newest first when asked, all when asked (S-U81, S-U82)", () => {
    const span = aSpan("2023-01-01", "2026-03-15");
    const months: PeriodView = { reportingPeriod: "MonthsAndMTD", order: "NewestFirst" };

    expect(labels(span, months)).toHaveLength(13);
    expect(labels(span, months).slice(0, 3)).toEqual(["MTD Mar 15, 2026", "Feb 2026", "Jan 2026"]);
    expect(labels(span, { ...months, atMost: Number.POSITIVE_INFINITY })).toHaveLength(39);
  });

  it("keeps a year that was collected only in part, as to date, when it is the last", () => {
    expect(labels(aSpan("2025-03-01", "2025-12-31"), years)).toEqual(["YTD Dec 31, 2025"]);
  });

  it("ends every column on a cut, without a gap, in any view, for any year end", () => {
    fc.assert(
      fc.property(aDay, aYearEnd, fc.nat({ max: 4 }), (upTo, fiscalYearEnd, fullYears) => {
        const from = firstDayCollected(upTo, fullYears, fiscalYearEnd);
        const cuts = cutsBetween(from, upTo, fiscalYearEnd);

        for (const reportingPeriod of reportingPeriods) {
          const columns = periodColumns({ from, cuts, fiscalYearEnd }, { reportingPeriod });
          expect(columns.at(-1)?.end).toBe(upTo);
          for (const [i, { start, end }] of columns.entries()) {
            expect(cuts).toContain(end);
            const before = columns[i - 1];
            if (before) expect(start).toBe(addDays(before.end, 1));
          }
        }
      }),
    );
  });
});

const years: PeriodView = { reportingPeriod: "FiscalYearsAndYTD" };

const labels = (span: CollectedSpan, view: PeriodView) =>
  periodColumns(span, view).map(({ label }) => label);

const aSpan = (
  from: string,
  upTo: string,
  fiscalYearEnd = { month: 12, day: 31 },
): CollectedSpan => ({
  from: from as Day,
  cuts: cutsBetween(from as Day, upTo as Day, fiscalYearEnd),
  fiscalYearEnd,
});

const aDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
  .map((date) => dayAt(date));

const aYearEnd = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 31 }),
});
