import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, dayAt } from "../calendar/day.ts";
import {
  billingPeriodOf,
  collectingBlocked,
  collectionsLeft,
  limitResetDay,
} from "./collection-limit.ts";

describe("billingPeriodOf", () => {
  it("starts on the anchor's day of the month, or the month's last", () => {
    const contract = { billingAnchor: "2025-01-31" as Day, billingMonths: 1 };

    expect(billingPeriodOf(contract, "2026-02-28" as Day)).toEqual({
      start: "2026-02-28",
      end: "2026-03-30",
    });
    expect(billingPeriodOf(contract, "2026-02-27" as Day).start).toBe("2026-01-31");
  });

  it("holds every day in one period, and the next starts when it resets", () => {
    fc.assert(
      fc.property(aDay, aDay, fc.integer({ min: 1, max: 12 }), (billingAnchor, today, months) => {
        const contract = { billingAnchor, billingMonths: months };
        const period = billingPeriodOf(contract, today);

        expect(period.start <= today && today <= period.end).toBe(true);
        expect(billingPeriodOf(contract, limitResetDay(period)).start).toBe(addDays(period.end, 1));
      }),
    );
  });
});

describe("collectionsLeft", () => {
  it("is endless without a limit, and never below zero", () => {
    const contract = { billingAnchor: "2025-01-01" as Day, billingMonths: 1 };

    expect(collectionsLeft(contract, 9)).toBe(Number.POSITIVE_INFINITY);
    expect(collectionsLeft({ ...contract, limit: 50 }, 12)).toBe(38);
    expect(collectionsLeft({ ...contract, limit: 5 }, 7)).toBe(0);
  });
});

describe("collectingBlocked", () => {
  it("needs a limit, and nothing left of it", () => {
    expect(collectingBlocked({ hasLimit: true, countRemaining: 0 })).toBe(true);
    expect(collectingBlocked({ hasLimit: true, countRemaining: 1 })).toBe(false);
    expect(collectingBlocked({ hasLimit: false, countRemaining: 0 })).toBe(false);
  });
});

const aDay = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date): Day => dayAt(date));
