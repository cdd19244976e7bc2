import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { aStatement } from "../../testing/a-statement.ts";
import { aCheck } from "../../testing/a-submission.ts";
import { tidewaterBalanceSheet } from "../../testing/tidewater.ts";
import { balanceOf } from "./status-bar.tsx";

const statement = aStatement(tidewaterBalanceSheet);
const id = "assets-equal-liabilities-and-equity";

describe("balanceOf", () => {
  it("counts the periods of a balance sheet whose own totals agree with the check", () => {
    expect(balanceOf([aCheck({ id })], statement)).toEqual({ state: "balanced", count: 4 });
  });

  it("names no periods that the statement doesn't prove itself", () => {
    const incomeStatement = aStatement([], { financialStatementType: "IncomeStatement" });

    expect(balanceOf([aCheck({ id })], incomeStatement)).toEqual({ state: "balanced" });
  });

  it("trips where the totals shown differ, and says by how much and where", () => {
    const off = aStatement(
      tidewaterBalanceSheet.map((line) =>
        line.caption === "Total assets" && line.dollars
          ? { ...line, dollars: line.dollars.with(1, 2_585_441).with(3, 0) }
          : line,
      ),
    );

    expect(balanceOf([aCheck({ id })], off)).toEqual({
      state: "unbalanced",
      ...{ period: "FY 2023", amount: "180.00", others: 1 },
    });
  });

  it("repeats what the check says of a difference", () => {
    const check = aCheck({ id, outcome: "Fail", outcomeDescription: "In 1 period they differ." });

    expect(balanceOf([check], statement)).toEqual({
      state: "failed",
      reason: "In 1 period they differ.",
    });
  });

  it("doesn't know while accounts of unknown type have a balance, and trusts the totals afterwards", () => {
    const [data] = statement.data;
    if (!data) throw new Error("A statement without lines.");
    const cells = data.columnHeaders.map(() => ({ amount: toMinor(100), text: "1.00" }));
    const rows = [...data.rowData, { lineItemId: "unknown-type/footer", dataCells: cells }];
    const unknown = { ...statement, data: [{ ...data, rowData: rows }] };
    const check = aCheck({ id, outcome: "Inconclusive" });

    expect(balanceOf([check], unknown)).toEqual({ state: "unknown-types" });
    expect(balanceOf([check], statement)).toEqual({ state: "balanced", count: 4 });
  });

  it("doesn't know where nobody could check, or only on the other basis", () => {
    const incomeStatement = aStatement([], { financialStatementType: "IncomeStatement" });
    expect(balanceOf([], statement)).toEqual({ state: "unknown" });
    expect(balanceOf([aCheck({ id, outcome: "Inconclusive" })], incomeStatement)).toEqual({
      state: "unknown",
    });
    expect(balanceOf([aCheck({ id, basis: "cash" })], statement)).toEqual({ state: "unknown" });
  });
});
