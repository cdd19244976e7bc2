import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, endOfMonth, startOfMonth } from "../calendar/day.ts";
import { defaultSubmissionOptions } from "./options.ts";
import { comparePeriods, type DaySpan, periodAsked } from "./period-asked.ts";

const span = (from: string, upTo: string): DaySpan => ({ from: from as Day, upTo: upTo as Day });
const differences = (asked: DaySpan, covered: DaySpan) =>
  comparePeriods(asked, covered).differences;

describe("periodAsked", () => {
  const of = { today: "2026-10-12" as Day, fiscalYearEnd: { month: 12, day: 31 } };

  it("runs from the first full year to the last month, by the company's fiscal year", () => {
    expect(periodAsked(defaultSubmissionOptions, { ...of, mode: "shareable" })).toEqual(
      span("2024-01-01", "2026-09-30"),
    );
    const inJune = { ...of, fiscalYearEnd: { month: 6, day: 30 } };
    expect(periodAsked(defaultSubmissionOptions, { ...inJune, mode: "anonymous" })).toEqual(
      span("2024-07-01", "2026-09-30"),
    );
  });

  it("is none for a lender's own file, which is asked for without years or days", () => {
    expect(periodAsked(defaultSubmissionOptions, { ...of, mode: "excel" })).toBeUndefined();
  });
});

describe("comparePeriods", () => {
  const asked = span("2024-10-01", "2026-09-30");

  it("finds the months that are missing at the end", () => {
    expect(differences(asked, span("2024-10-01", "2026-06-30"))).toEqual([
      { code: "ends-earlier", ...span("2026-07-01", "2026-09-30"), months: 3 },
    ]);
  });

  it("finds fourteen months of twenty-four too few", () => {
    expect(differences(asked, span("2025-08-01", "2026-09-30"))).toEqual([
      { code: "starts-later", ...span("2024-10-01", "2025-07-31"), months: 10 },
    ]);
  });

  it("counts a part month as missing, and names its missing days", () => {
    expect(differences(asked, span("2024-10-01", "2026-09-15"))).toEqual([
      { code: "ends-earlier", ...span("2026-09-16", "2026-09-30"), months: 1 },
    ]);
    expect(differences(asked, span("2024-10-20", "2026-09-30"))).toEqual([
      { code: "starts-later", ...span("2024-10-01", "2024-10-19"), months: 1 },
    ]);
  });

  it("doesn't mind an unfinished month after the last one asked for", () => {
    expect(differences(asked, span("2024-10-01", "2026-10-12"))).toEqual([]);
    expect(differences(asked, span("2024-09-15", "2026-09-30"))).toEqual([]);
  });

  it("finds whole months that nobody asked for", () => {
    expect(differences(asked, span("2024-01-01", "2026-11-27"))).toEqual([
      { code: "ends-later", ...span("2026-10-01", "2026-11-27"), months: 1 },
      { code: "starts-earlier", ...span("2024-01-01", "2024-09-30"), months: 9 },
    ]);
  });

  it("takes books that reach into the month of today as books until today", () => {
    const untilToday = span("2024-01-01", "2026-11-27");

    expect(differences(untilToday, span("2024-01-01", "2026-11-02"))).toEqual([]);
    expect(differences(untilToday, span("2024-01-01", "2026-10-31"))).toEqual([
      { code: "ends-earlier", ...span("2026-11-01", "2026-11-27"), months: 0 },
    ]);
    expect(differences(untilToday, span("2024-01-01", "2026-09-30"))).toMatchObject([
      { code: "ends-earlier", months: 1 },
    ]);
  });

  it("names all of the period where the books are of another one", () => {
    expect(differences(asked, span("2020-01-01", "2020-12-31"))).toEqual([
      { code: "ends-earlier", ...asked, months: 24 },
      { code: "starts-earlier", ...span("2020-01-01", "2020-12-31"), months: 12 },
    ]);
    expect(differences(asked, span("2027-01-01", "2027-12-31"))).toEqual([
      { code: "starts-later", ...asked, months: 24 },
      { code: "ends-later", ...span("2027-01-01", "2027-12-31"), months: 12 },
    ]);
  });
});

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays("2020-01-01" as Day, days));
const anySpan = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? span(one, other) : span(other, one)));

describe("comparePeriods, whatever the days", () => {
  it("finds nothing in a period beside itself", () => {
    fc.assert(
      fc.property(anySpan, (each) => {
        expect(differences(each, each)).toEqual([]);
      }),
    );
  });

  it("finds nothing missing in books that cover it, and names no day that they have", () => {
    fc.assert(
      fc.property(anySpan, anySpan, (asked, covered) => {
        for (const { code, from, upTo, months } of differences(asked, covered)) {
          expect(from <= upTo).toBe(true);
          expect(months).toBeGreaterThanOrEqual(0);
          const isMissing = code === "ends-earlier" || code === "starts-later";
          const [inside, outside] = isMissing ? [asked, covered] : [covered, asked];
          expect(from >= inside.from && upTo <= inside.upTo).toBe(true);
          expect(upTo < outside.from || from > outside.upTo).toBe(true);
        }
      }),
    );
  });

  it("finds nothing at all where the months are the same, whatever days they are cut at", () => {
    fc.assert(
      fc.property(anySpan, (each) => {
        const whole = span(startOfMonth(each.from), endOfMonth(each.upTo));

        expect(differences(each, whole)).toEqual([]);
      }),
    );
  });

  it("finds no more missing in books that are longer", () => {
    const missing = (asked: DaySpan, covered: DaySpan) =>
      differences(asked, covered)
        .filter(({ code }) => code === "ends-earlier" || code === "starts-later")
        .reduce((sum, { months }) => sum + months, 0);
    fc.assert(
      fc.property(anySpan, anySpan, fc.nat(400), (asked, covered, days) => {
        const longer = { ...covered, upTo: addDays(covered.upTo, days) };

        expect(missing(asked, longer)).toBeLessThanOrEqual(missing(asked, covered));
      }),
    );
  });
});
