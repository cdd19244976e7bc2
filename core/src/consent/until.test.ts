import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, dayAt, daysBetween, partsOf } from "../calendar/day.ts";
import {
  endOfUpdates,
  lastDayOfUpdates,
  maximumMonthsOfUpdates,
  monthsOfUpdatesThrough,
  updatesFault,
} from "./until.ts";

describe("lastDayOfUpdates", () => {
  it.each([
    ["2026-03-04", 12, "2027-03-04"],
    ["2026-03-31", 3, "2026-06-30"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2027-12-15", 1, "2028-01-15"],
    ["2028-02-29", 12, "2029-02-28"],
  ])("from %s for %i months is %s", (agreed, months, last) => {
    expect(lastDayOfUpdates(agreed as Day, months)).toBe(last);
  });

  it("is never more than a year and a day away, and never in another month than asked", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }),
        fc.integer({ min: 1, max: maximumMonthsOfUpdates }),
        (instant, months) => {
          const agreed = dayAt(instant);
          const last = lastDayOfUpdates(agreed, months);
          const [from, to] = [partsOf(agreed), partsOf(last)];

          expect((to.year - from.year) * 12 + to.month - from.month).toBe(months);
          expect(to.dayOfMonth).toBeLessThanOrEqual(from.dayOfMonth);
          expect(daysBetween(agreed, last)).toBeLessThanOrEqual(366);
        },
      ),
    );
  });
});

describe("monthsOfUpdatesThrough", () => {
  it.each([
    ["2026-03-15", "2026-03-15", undefined],
    ["2026-03-16", "2026-03-15", 1],
    ["2026-04-15", "2026-03-15", 1],
    ["2026-04-16", "2026-03-15", 2],
    ["2027-03-15", "2026-03-15", 12],
    ["2030-12-31", "2026-03-15", 12],
  ])("to %s from %s is %s", (until, today, months) => {
    expect(monthsOfUpdatesThrough(until as Day, today as Day)).toBe(months);
  });
});

describe("endOfUpdates", () => {
  it("is the end of that day for whoever is furthest behind", () => {
    expect(endOfUpdates("2027-03-04" as Day).toISOString()).toBe("2027-03-05T12:00:00.000Z");
  });
});

describe("updatesFault", () => {
  const today = "2026-03-04" as Day;
  const asked = { months: 6, today, hasProvenAddress: true };

  it.each([
    ["2026-09-04", {}, undefined],
    ["2026-06-30", {}, undefined],
    ["2026-09-05", {}, "updates-too-long"],
    ["2026-03-04", {}, "updates-too-long"],
    ["2026-09-04", { months: undefined }, "updates-not-asked"],
    ["2026-09-04", { hasProvenAddress: false }, "address-not-proven"],
    ["2027-03-05", { months: 24 }, "updates-too-long"],
  ])("until %s with %o is %s", (until, over, fault) => {
    expect(updatesFault(until as Day, { ...asked, ...over })).toBe(fault);
  });
});
