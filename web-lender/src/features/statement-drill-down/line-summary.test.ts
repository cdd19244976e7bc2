import { describe, expect, it } from "vitest";
import { aStatement, type WrittenLine, yearsAndYtd } from "../../testing/a-statement.ts";
import { periodsOf } from "./line-summary.tsx";

describe("periodsOf", () => {
  it("gives each column its growth since the one before", () => {
    expect(periodsOf(aStatement([aLine([100, 150, 120, 120])]), "0")).toEqual([
      { reportingPeriodId: "FY:2022-12-31", label: "FY 2022", figure: shown("100.00") },
      {
        reportingPeriodId: "FY:2023-12-31",
        label: "FY 2023",
        figure: shown("150.00"),
        change: 0.5,
      },
      {
        reportingPeriodId: "FY:2024-12-31",
        label: "FY 2024",
        figure: shown("120.00"),
        change: -0.2,
      },
      {
        reportingPeriodId: "FY:2025-09-30",
        label: "YTD Sep 30, 2025",
        figure: shown("120.00"),
        change: 0,
      },
    ]);
  });

  it("looks the other way when the newest comes first", () => {
    const newestFirst = aStatement(
      [aLine([120, 150])],
      { reportingPeriodSortOrder: "NewestFirst" },
      yearsAndYtd.slice(0, 2).toReversed(),
    );

    expect(changes(newestFirst)).toEqual([-0.2, undefined]);
  });

  it("doesn't compare a part of a year with a whole one, but for balances", () => {
    const type = "IncomeStatement";

    expect(changes(aStatement([aLine([1, 2, 4, 3])], { financialStatementType: type }))).toEqual([
      undefined,
      1,
      1,
      undefined,
    ]);
  });

  it("knows no growth from nothing, or from a loss to a profit", () => {
    expect(changes(aStatement([aLine([0, 10, -5, -10])]))).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
  });
});

const shown = (text: string) => ({ text, isNegative: false });

const changes = (statement: Parameters<typeof periodsOf>[0]) =>
  periodsOf(statement, "0").map(({ change }) => change);

const aLine = (dollars: number[]): WrittenLine => ({
  kind: "DetailAccount",
  level: 0,
  caption: "Cash",
  side: "Debit",
  dollars,
});
