import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { toMinor } from "../money/money.ts";
import { comparePeriods } from "../submission-request/period-asked.ts";
import { checkPeriod, checkPostedPeriod } from "./period-check.ts";

const asked = { from: "2024-01-01" as Day, upTo: "2026-09-30" as Day };

const checked = (from: string, upTo: string, over: { began?: boolean; reason?: string } = {}) =>
  checkPeriod({
    compared: comparePeriods(asked, { from: from as Day, upTo: upTo as Day }),
    began: over.began ?? false,
    ...(over.reason !== undefined && { answer: { reason: over.reason } }),
  });

describe("checkPeriod", () => {
  it("has nothing to say of the months asked for", () => {
    expect(checked("2024-01-01", "2026-10-12")).toEqual([]);
  });

  it("says which months are missing, and what the sender says to that", () => {
    expect(checked("2025-01-01", "2026-06-30", { reason: "The accountant is away." })).toEqual([
      expect.objectContaining({
        id: "period-as-asked",
        outcome: "Fail",
        severity: "high",
        fact: {
          code: "period-differs",
          values: {
            from: { day: "2024-01-01" },
            to: { day: "2026-09-30" },
            first: { day: "2025-01-01" },
            last: { day: "2026-06-30" },
            ends: "earlier",
            endMonths: 3,
            starts: "later",
            startMonths: 12,
            sender: "says",
            reason: "The accountant is away.",
          },
        },
      }),
    ]);
  });

  it.each([
    ["a quarter missing at the end", "2024-01-01", "2026-06-30", "high"],
    ["a month missing at the end", "2024-01-01", "2026-08-31", "medium"],
    ["a part of the last month missing", "2024-01-01", "2026-09-15", "medium"],
    ["first months missing", "2026-01-01", "2026-09-30", "medium"],
    ["months that nobody asked for", "2020-01-01", "2026-11-30", "low"],
    ["a quarter missing at the end, and a year too many", "2023-01-01", "2026-06-30", "high"],
  ] as const)("finds %s as severe as it is", (_, from, upTo, severity) => {
    expect(checked(from, upTo)).toMatchObject([{ severity }]);
  });

  it("finds a younger business low, and its missing last months as severe as another's", () => {
    expect(checked("2025-05-01", "2026-09-30", { began: true })).toMatchObject([
      { severity: "low", fact: { values: { starts: "began", startMonths: 16 } } },
    ]);
    expect(checked("2025-05-01", "2026-06-30", { began: true })).toMatchObject([
      { severity: "high" },
    ]);
  });
});

describe("checkPostedPeriod", () => {
  const cuts = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"] as Day[];
  const posted = (...ends: string[]) => ({
    from: "2026-01-01" as Day,
    cuts,
    months: cuts.map((end) => ({
      ...{ accountId: "1000", end, opening: toMinor(0), closing: toMinor(0) },
      ...{ debit: toMinor(ends.includes(end) ? 100 : 0), credit: toMinor(0) },
    })),
  });

  it("has nothing to say of books with entries in the first and the last month", () => {
    expect(checkPostedPeriod(posted("2026-01-31", "2026-04-30"), false)).toEqual([]);
  });

  it("says that a business began within the period, low, unless it had balances before", () => {
    const young = posted("2026-03-31", "2026-04-30");

    expect(checkPostedPeriod(young, false)).toMatchObject([
      {
        severity: "low",
        fact: { values: { starts: "began", first: { day: "2026-03-01" }, startMonths: 2 } },
      },
    ]);
    expect(checkPostedPeriod(young, true)).toEqual([]);
  });

  it("finds that nothing was posted in the last months", () => {
    expect(checkPostedPeriod(posted("2026-01-31"), true)).toMatchObject([
      { severity: "high", fact: { values: { ends: "earlier", endMonths: 3, sender: "none" } } },
    ]);
    expect(checkPostedPeriod(posted(), true)).toEqual([]);
  });
});
