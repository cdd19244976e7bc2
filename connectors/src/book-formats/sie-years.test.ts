import { type BookedFile, bookFile } from "@tieout/core/book-mapping/book-file";
import { readAll } from "@tieout/core/book-mapping/file-books";
import type { Day } from "@tieout/core/calendar/day";
import { periodColumns } from "@tieout/core/calendar/fiscal-year";
import { classify } from "@tieout/core/ledger/classify";
import { ledgerBalances } from "@tieout/core/ledger/ledger-balances";
import { buildLedger } from "@tieout/core/ledger/roll-forward";
import { describe, expect, it } from "vitest";
import { sieReader } from "./sie-reader.ts";

const today = "2026-03-15" as Day;

describe("two years of balances in SIE", () => {
  it("carry the result over, also where no account for it is in the file", () => {
    // 2024 earned 40; 2025 opens with it in 2099 and has earned 25.
    const booked = read(`#RAR 0 20250101 20251231
#RAR -1 20240101 20241231
#UB -1 1930 140.00
#UB -1 2081 -100.00
#RES -1 3010 -40.00
#UB 0 1930 165.00
#UB 0 2081 -100.00
#UB 0 2099 -40.00
#RES 0 3010 -25.00`);

    expect(sumsByEnd(booked)).toEqual({ "2024-12-31": 0, "2025-12-31": 0 });
    expect(movedIn(booked, "2025-12-31")).toMatchObject({ "1930": 2500, "3010": -2500 });
  });

  it("carry the result over where it stays in no account of equity at all", () => {
    // The next year's opening was never made: 2025 still lacks the result of 2024.
    const booked = read(`#RAR 0 20250101 20251231
#RAR -1 20240101 20241231
#UB -1 1930 140.00
#UB -1 2010 -100.00
#RES -1 3010 -40.00
#UB 0 1930 165.00
#UB 0 2010 -140.00
#RES 0 3010 -25.00`);

    expect(sumsByEnd(booked)).toEqual({ "2024-12-31": 0, "2025-12-31": 0 });
    expect(movedIn(booked, "2025-12-31")).toMatchObject({ "1930": 2500, "3010": -2500 });
  });
});

describe("a SIE file's fiscal year", () => {
  it.each([
    ["20240701", "20251231", false],
    ["20240601", "20251231", true],
  ])("from %s to %s is longer than any: %s", (from, to, isLong) => {
    const { isOddSpan, oddYears } = read(`#RAR 0 ${from} ${to}\n#UB 0 1930 5.00\n#UB 0 2081 -5.00`);

    // No date has to be mistyped for that.
    expect([oddYears.longYear !== undefined, isOddSpan]).toEqual([isLong, false]);
  });
});

describe("a SIE file's fiscal year of eighteen months", () => {
  it("with vouchers is said to be split, as statements turn the year within it", () => {
    const year = "#RAR 0 20240701 20251231";
    const voucher = "#VER A 1 20240801\n{\n#TRANS 1930 {} 5.00\n#TRANS 3010 {} -5.00\n}";

    expect(read(`${year}\n${voucher}`).oddYears.splitYear).toEqual({
      ...{ start: "2024-07-01", end: "2025-12-31", turn: "2024-12-31" },
    });
  });

  it("isn't split where it has balances alone, or vouchers after that turn", () => {
    const late = "#VER A 1 20250801\n{\n#TRANS 1930 {} 5.00\n#TRANS 3010 {} -5.00\n}";
    const year = "#RAR 0 20240701 20251231";

    expect(read(`${year}\n${late}`).oddYears.splitYear).toBeUndefined();
    expect(read(`${year}\n#UB 0 1930 5.00\n#UB 0 2081 -5.00`).oddYears.splitYear).toBeUndefined();
  });
});

describe("fiscal years of a SIE file", () => {
  const balances = "#UB -1 1930 5.00\n#UB -1 2081 -5.00\n#UB 0 1930 5.00\n#UB 0 2081 -5.00";

  it.each([
    ["20231231", { end: "2023-12-31", next: "2025-01-01" }],
    ["20241129", { end: "2024-11-29", next: "2025-01-01" }],
    ["20241130", undefined],
    ["20241231", undefined],
  ])("leave out months, if one ends on %s and the next begins in 2025: %o", (end, apart) => {
    const years = `#RAR 0 20250101 20251231\n#RAR -1 20230101 ${end}`;

    expect(read(`${years}\n${balances}`).oddYears.yearsApart).toEqual(apart);
  });

  it("don't have vouchers of a 4I file that are dated before the first", () => {
    const voucher = (day: string) =>
      `#VER A 1 ${day}\n{\n#TRANS 1930 {} 5.00\n#TRANS 3010 {} -5.00\n}`;
    const file = (day: string) =>
      `#SIETYP 4\n#RAR 0 20250101 20251231\n${voucher(day)}\n${voucher("20250310")}`;

    expect(read(file("20241215")).oddYears).toEqual({
      postedBefore: { first: "2024-12-15", start: "2025-01-01" },
    });
    expect(read(file("20250101")).oddYears).toEqual({});
  });
});

describe("years before the vouchers of a SIE file", () => {
  const thisYear = `#RAR 0 20250101 20251231
#IB 0 1930 140.00
#IB 0 2081 -100.00
#IB 0 2099 -40.00
#UB 0 1930 165.00
#UB 0 2081 -100.00
#UB 0 2099 -40.00
#RES 0 3010 -25.00
#VER A 1 20250120
{
#TRANS 1930 {} 5.00
#TRANS 3010 {} -5.00
}
#VER A 2 20251215
{
#TRANS 1930 {} 20.00
#TRANS 3010 {} -20.00
}`;
  const lastYear = `#UB -1 1930 140.00
#UB -1 2081 -100.00
#RES -1 3010 -40.00`;

  it("are shown with their own length, and without months", () => {
    const booked = read(`${thisYear}
#RAR -1 20230701 20241231
#IB -1 1930 100.00
#IB -1 2081 -100.00
${lastYear}`);
    const ledger = ledgerOf(booked);
    const columns = periodColumns(ledger, { reportingPeriod: "FiscalYearsAndYTD" });
    const { closings, movements } = ledgerBalances(ledger).over(columns);

    expect(columns.map(({ label, sublabel }) => [label, sublabel])).toEqual([
      ["FY 2024", "18 months to Dec 31, 2024"],
      ["FY 2025", "Dec 31, 2025"],
    ]);
    expect([closings("1930"), movements("3010")]).toEqual([
      [14000, 16500],
      [-4000, -2500],
    ]);
    expect(closings("2099")).toEqual([0, -4000]);
    expect(
      periodColumns(ledger, { reportingPeriod: "MonthsAndMTD" }).map(({ start }) => start),
    ).toEqual(Array.from({ length: 12 }, (_, i) => `2025-${String(i + 1).padStart(2, "0")}-01`));
    expect(booked.periods).toMatchObject({ from: "2023-07-01", postedFrom: "2025-01-01" });
  });

  it("are shown before months of balances too", () => {
    const ledger = ledgerOf(
      read(`#RAR 0 20250101 20251231
#RAR -1 20240101 20241231
${lastYear}
#IB 0 1930 140.00
#IB 0 2081 -140.00
#PSALDO 0 202501 1930 {} 25.00
#PSALDO 0 202501 3010 {} -25.00`),
    );
    const columns = periodColumns(ledger, { reportingPeriod: "FiscalYearsAndYTD" });
    const { closings, movements } = ledgerBalances(ledger).over(columns);

    expect([closings("1930"), movements("3010")]).toEqual([
      [14000, 16500],
      [-4000, -2500],
    ]);
  });

  it("keep the result that an account took in before the year's end", () => {
    const booked = read(`${thisYear}
#KONTO 2099 "Årets resultat"
#KONTO 8999 "Årets resultat"
#RAR -1 20240101 20241231
#UB -1 1930 140.00
#UB -1 2081 -100.00
#UB -1 2099 -40.00
#RES -1 3010 -40.00
#RES -1 8999 40.00`);
    const ledger = ledgerOf(booked);
    const columns = periodColumns(ledger, { reportingPeriod: "FiscalYearsAndYTD" });
    const { closings, movements } = ledgerBalances(ledger).over(columns);

    expect([movements("3010"), movements("8999")]).toEqual([
      [-4000, -2500],
      [0, 0],
    ]);
    expect(closings("2099")[1]).toBe(-4000);
  });

  it.each([
    [
      "the year doesn't go on from them",
      "#RAR -1 20240101 20241231",
      lastYear.replace("1930 140", "1940 140"),
    ],
    [
      "no balances of the year between are there",
      "#RAR -1 20240101 20241231\n#RAR -2 20230101 20231231",
      lastYear.replaceAll(" -1 ", " -2 "),
    ],
  ])("are left out and said, where %s", (_why, years, balances) => {
    const { periods, yearsNotShown } = read(`${thisYear}\n${years}\n${balances}`);

    expect(periods?.from).toBe("2025-01-01");
    expect(yearsNotShown).toHaveLength(1);
  });

  it("are left out of balances alone, where the year ends on another day since", () => {
    const { periods, yearsNotShown } = read(`#RAR 0 20250101 20250630
#RAR -1 20240101 20241231
#UB 0 1930 165.00
#UB 0 2081 -140.00
#RES 0 3010 -25.00
${lastYear}`);

    expect(periods).toMatchObject({ from: "2025-01-01", balanceDays: ["2025-06-30"] });
    expect(yearsNotShown).toEqual(["2024-12-31"]);
  });
});

function read(text: string): BookedFile {
  const lines = text.split("\n");
  const { books } = readAll(
    sieReader(),
    lines.map((line, i) => ({ number: i + 1, text: line })),
  );
  return bookFile(books, today);
}

function ledgerOf({ periods, accounts, fiscalYearEnd }: BookedFile) {
  if (!periods) throw new Error("The file has books");
  const about = { legalName: "Alder", currency: "SEK", basis: "accrual", fiscalYearEnd } as const;
  const chart = accounts.map((account) => classify(account));
  return buildLedger({ ...about, ...periods, accounts: chart });
}

function sumsByEnd({ periods }: BookedFile): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { end, debit, credit } of periods?.movements ?? []) {
    sums[end] = (sums[end] ?? 0) + debit - credit;
  }
  return sums;
}

const movedIn = ({ periods }: BookedFile, day: string) =>
  Object.fromEntries(
    (periods?.movements ?? [])
      .filter(({ end }) => end === day)
      .map(({ accountId, debit, credit }) => [accountId, debit - credit]),
  );
