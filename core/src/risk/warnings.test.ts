import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { yearEndLedger } from "../spread/testing/year-end-ledger.ts";
import { alder, analyzed, dallas } from "./testing/alder.ts";
import { warningsOn } from "./warnings.ts";

describe("warnings of an analysis", () => {
  const books = alder();
  const warningsWith = (changes: Partial<typeof dallas>) =>
    analyzed(books, undefined, { ...dallas, ...changes }).warnings;

  it("has none to give of sound books with their codes", () => {
    expect(analyzed(books).warnings).toEqual([]);
    expect(analyzed(books).peers?.cell).toMatchObject({ industry: "238220", state: "TX" });
  });

  it("says why there are no peers", () => {
    const absent = (reason: string) => [{ code: "peers-absent", values: { reason } }];

    expect(warningsWith({ naicsCode: undefined })).toEqual(absent("no-naics"));
    expect(warningsWith({ naicsCode: "238229" })).toEqual(absent("unknown-naics"));
    expect(warningsWith({ naicsCode: "442110" })).toEqual(absent("naics-2017"));
    expect(warningsWith({ postalCode: "K1A 0B1" })).toEqual(absent("postal-code-not-us"));
    const euros = { ...books, currency: "EUR" };
    expect(analyzed(euros, undefined, { ...dallas, postalCode: "75001" }).warnings).toEqual(
      absent("not-usd"),
    );
  });

  it("shifts by the first two digits of a code that it doesn't know", () => {
    const shiftWith = (naicsCode: string) =>
      analyzed(books, undefined, { ...dallas, naicsCode }).score.sectorShift;

    expect(shiftWith("238229")).toBe(shiftWith("238220"));
    expect(shiftWith("238229")).not.toBe(0);
  });

  it.each([
    ["524210", "52"],
    ["813110", "813"],
    ["921110", "92"],
  ])(
    "scores a business of %s, which the model has never seen, without peers",
    (naicsCode, population) => {
      expect(warningsWith({ naicsCode })).toEqual([
        { code: "excluded-population", values: { population } },
        { code: "peers-absent", values: { reason: "sector-without-peers" } },
      ]);
    },
  );

  it("scores books on the cash basis, and says so", () => {
    const cash = { ...books, basis: "cash" } as const;

    expect(analyzed(cash).warnings).toEqual([{ code: "cash-basis", values: {} }]);
  });

  it("names an imbalance in the years that it read, and in no other", () => {
    const extra = (...balances: readonly number[]) =>
      analyzed(alder(["1450", "Suspense", "other_current_asset", ...balances])).warnings;
    const off = (year: number, dollars: number) => ({
      code: "imbalance",
      values: { day: `${year}-12-31`, amount: dollars * 100 },
    });

    expect(extra(0, 30)).toEqual([off(2025, 30)]);
    expect(extra(20, 30)).toEqual([off(2024, 20), off(2025, 30)]);
    expect(extra(20, 0)).toEqual([off(2024, 20)]);

    const threeYears = yearEndLedger("Alder", [
      ["1000", "Checking", "cash", 100, 200, 300],
      ["1450", "Suspense", "other_current_asset", 20, 0, 0],
      ["4000", "Sales", "revenue", -100, -100, -100],
    ]);
    expect(analyzed(threeYears).warnings).toEqual([]);
    const withoutPriorSales = alder(
      ["1450", "Suspense", "other_current_asset", 20, 0],
      ["4000", "Sales", "revenue", 0, -900],
      ["4900", "Other", "other_income", -1000, 0],
    );
    expect(analyzed(withoutPriorSales).warnings).toEqual([]);
  });
});

describe("warningsOn", () => {
  const periodEnd = "2025-12-31" as Day;
  const on = (today: string, openHighFindings = 0) =>
    warningsOn(today as Day, { periodEnd, openHighFindings });

  it("finds statements old a year after their last day", () => {
    expect(on("2026-12-31")).toEqual([]);
    expect(on("2027-01-01")).toEqual([
      { code: "older-than-12-months", values: { periodEnd, months: 12 } },
    ]);
    expect(on("2027-06-29")).toMatchObject([{ values: { months: 17 } }]);
    expect(on("2027-06-30")).toMatchObject([{ values: { months: 18 } }]);
  });

  it("counts findings of high severity that are open", () => {
    expect(on("2026-01-14", 2)).toEqual([{ code: "open-high-findings", values: { count: 2 } }]);
  });
});
