import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import type { Account, Ledger } from "../ledger/ledger.ts";
import { buildLedger } from "../ledger/roll-forward.ts";
import { toMinor } from "../money/money.ts";
import { riskYears } from "./years.ts";

const year = (ending: number) => ({
  year: ending,
  start: `${ending}-01-01`,
  end: `${ending}-12-31`,
});

describe("riskYears", () => {
  it("reads the last full fiscal year and the one before, and never the running one", () => {
    const books = booksFrom("2023-01-01", { upTo: "2026-08-31" });

    expect(riskYears(books)).toEqual({ year: year(2025), prior: year(2024) });
  });

  it("reads a year that ended on the last day collected", () => {
    expect(riskYears(booksFrom("2025-01-01", { upTo: "2025-12-31" }))).toEqual({
      year: year(2025),
    });
  });

  it("follows the business's own fiscal year, through leap days and ends within a month", () => {
    const june = booksFrom("2023-07-01", { upTo: "2025-06-30", ends: { month: 6, day: 30 } });
    const mid = booksFrom("2023-02-16", { upTo: "2025-03-01", ends: { month: 2, day: 15 } });

    expect(riskYears(june)).toEqual({
      year: { year: 2025, start: "2024-07-01", end: "2025-06-30" },
      prior: { year: 2024, start: "2023-07-01", end: "2024-06-30" },
    });
    expect(riskYears(mid)).toMatchObject({ year: { start: "2024-02-16", end: "2025-02-15" } });
  });

  it.each([
    ["a year to date alone", "2025-01-01", "2025-12-30"],
    ["nine months alone", "2025-04-01", "2025-12-31"],
    ["nine months and a year to date", "2024-04-01", "2025-11-30"],
    ["349 days", "2025-01-17", "2025-12-31"],
  ])("has no year to read from %s", (_, from, upTo) => {
    expect(riskYears(booksFrom(from, { upTo }))).toEqual({ failed: "no-full-fiscal-year" });
  });

  it("takes 350 days for a full year", () => {
    expect(riskYears(booksFrom("2025-01-16", { upTo: "2025-12-31" }))).toEqual({
      year: { year: 2025, start: "2025-01-16", end: "2025-12-31" },
    });
  });

  it("names a prior year of another length, which gives no growth", () => {
    expect(riskYears(booksFrom("2024-04-01", { upTo: "2025-12-31" }))).toEqual({
      year: year(2025),
      priorOfOtherLength: { year: 2024, start: "2024-04-01", end: "2024-12-31" },
    });
  });

  it("counts from the first figures where books are collected from before the business was", () => {
    const founded = { upTo: "2025-12-31", firstPosted: "2024-04-30" };

    expect(riskYears(booksFrom("2023-01-01", founded))).toEqual({
      year: year(2025),
      priorOfOtherLength: { year: 2024, start: "2024-04-01", end: "2024-12-31" },
    });
    expect(riskYears(booksFrom("2023-01-01", { ...founded, upTo: "2024-12-31" }))).toEqual({
      failed: "no-full-fiscal-year",
    });
  });

  it("counts a business's first month where that ends its fiscal year, as the next year tells", () => {
    const founded = { firstPosted: "2024-12-31" };

    expect(riskYears(booksFrom("2024-01-01", { ...founded, upTo: "2025-12-31" }))).toMatchObject({
      year: year(2025),
      priorOfOtherLength: { end: "2024-12-31" },
    });
    expect(riskYears(booksFrom("2024-01-01", { ...founded, upTo: "2025-05-31" }))).toEqual({
      failed: "no-full-fiscal-year",
    });
  });

  it("reads a full year from its first day, where an adjustment may come before the first figures", () => {
    const ends = { month: 1, day: 20 };
    const books = booksFrom("2024-01-21", { upTo: "2026-01-20", ends, firstPosted: "2025-02-28" });

    expect(riskYears(books)).toEqual({
      year: { year: 2026, start: "2025-01-21", end: "2026-01-20" },
    });
  });

  it("takes books posted only at the ends of years or quarters for whole ones", () => {
    const yearly = booksFrom("2024-01-01", { upTo: "2025-12-31", postedEvery: 12 });
    const quarterly = booksFrom("2024-01-01", { upTo: "2025-12-31", postedEvery: 3 });

    for (const books of [yearly, quarterly]) {
      expect(riskYears(books)).toEqual({ year: year(2025), prior: year(2024) });
    }
  });

  it("has no year to read from books without a figure", () => {
    const books = booksFrom("2024-01-01", { upTo: "2025-12-31" });

    expect(riskYears({ ...books, months: [] })).toEqual({ failed: "no-full-fiscal-year" });
    expect(riskYears({ ...books, months: [], cuts: [] })).toEqual({
      failed: "no-full-fiscal-year",
    });
  });
});

interface Books {
  readonly upTo: string;
  readonly ends?: Ledger["fiscalYearEnd"];
  readonly firstPosted?: string;
  /** Months between postings. */
  readonly postedEvery?: number;
}

/** A dollar of sales at each month's end. */
function booksFrom(
  from: string,
  { upTo, ends, firstPosted = from, postedEvery = 1 }: Books,
): Ledger {
  const fiscalYearEnd = ends ?? { month: 12, day: 31 };
  const books = { fiscalYearEnd, from: from as Day, upTo: upTo as Day };
  const empty = { ...books, ...business, accounts: [], openings: [], movements: [] };
  const { cuts } = buildLedger(empty);
  return buildLedger({
    ...empty,
    accounts: [account("cash", "Real"), account("revenue", "Nominal")],
    movements: cuts
      .filter((end) => end >= firstPosted && Number(end.slice(5, 7)) % postedEvery === 0)
      .flatMap((end) => [
        { accountId: "cash", end, debit: toMinor(100), credit: toMinor(0) },
        { accountId: "revenue", end, debit: toMinor(0), credit: toMinor(100) },
      ]),
  });
}

const business = { legalName: "Alder", currency: "USD", basis: "accrual" } as const;

function account(id: "cash" | "revenue", kind: Account["kind"]): Account {
  return {
    ...{ id, kind, name: id, fullName: id, vendorType: "", posting: true, active: true },
    classification: id,
    classificationSource: "vendor-type",
    confidence: 1,
  };
}
