import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../language/language.ts";
import {
  addDays,
  type Day,
  dayAt,
  dayInMonth,
  daysBetween,
  endOfLastFullMonth,
  endOfMonth,
  formatDay,
  parseDay,
  startOfMonth,
} from "./day.ts";

describe("parseDay", () => {
  it("takes real days only", () => {
    expect(parseDay("2024-02-29")).toBe("2024-02-29");
    for (const text of ["2026-02-29", "2026-13-01", "2026-3-1", "", "2026-03-01T00:00"]) {
      expect(parseDay(text)).toBeUndefined();
    }
  });

  it("takes those of years that books can be of, from 1950 to 2089", () => {
    expect([parseDay("1950-01-01"), parseDay("2089-12-31")]).toEqual(["1950-01-01", "2089-12-31"]);
    for (const text of ["1949-12-31", "2090-01-01", "0001-01-01", "9999-12-31"]) {
      expect(parseDay(text)).toBeUndefined();
    }
  });
});

describe("dayAt", () => {
  it("is the day of whoever asks, not the server's", () => {
    const instant = new Date("2026-03-15T02:00:00Z");

    expect([dayAt(instant), dayAt(instant, 300), dayAt(instant, -780)]).toEqual([
      "2026-03-15",
      "2026-03-14",
      "2026-03-15",
    ]);
  });
});

describe("days", () => {
  it("add up and come back", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -10_000, max: 10_000 }), (day, days) => {
        const moved = addDays(day, days);

        expect(parseDay(moved)).toBe(moved);
        expect(daysBetween(day, moved)).toBe(days);
        expect(addDays(moved, -days)).toBe(day);
      }),
    );
  });

  it("read as people write them", () => {
    expect(formatDay("2026-03-05" as Day)).toBe("Mar 5, 2026");
  });

  it("read in each language as CLDR writes them, but for the French first (X-26)", () => {
    const days = Array.from({ length: 12 }, (_, month) => dayInMonth(2026, month + 1, 2));

    for (const language of languages) {
      const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
      expect(days.map((day) => formatDay(day, language))).toEqual(
        days.map((day) => format.format(new Date(day))),
      );
    }
    expect(formatDay("2026-05-01" as Day, "fr")).toBe("1er mai 2026");
  });
});

describe("months", () => {
  it("start on the first and end before the next one starts", () => {
    fc.assert(
      fc.property(aDay, (day) => {
        expect(startOfMonth(addDays(endOfMonth(day), 1))).toBe(addDays(endOfMonth(day), 1));
        expect(startOfMonth(day) <= day && day <= endOfMonth(day)).toBe(true);
        expect(addDays(endOfLastFullMonth(day), 1)).toBe(startOfMonth(day));
      }),
    );
  });

  it("may be counted past the year, and hold a day to their length", () => {
    expect([dayInMonth(2024, 2, 31), dayInMonth(2025, 14, 30), dayInMonth(2025, 0, 31)]).toEqual([
      "2024-02-29",
      "2026-02-28",
      "2024-12-31",
    ]);
  });
});

const aDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => dayAt(date));
