import { describe, expect, it } from "vitest";
import { cellValues } from "./formula-value.ts";

describe("a formula that its file has no value for", () => {
  it.each([
    ["15000.00", "15000"],
    ["-0.05", "-0.05"],
    ["B6+B7-B8", "70.5"],
    ["((B6)+(B7))-(B8)", "70.5"],
    ["-(B6-B8)", "-70"],
    ["B6-(B7-(B8))", "129.5"],
    ["$B$6", "100"],
    ["SUM(B6:B8)", "130.5"],
    // QuickBooks Online's total of a column of debits, where accounts with credits have an empty cell.
    ["(B6)+(B7)+(B9)+(C6)", "100.5"],
  ])("comes to what it says: %s", (formula, value) => {
    const values = cellValues();
    values.keep("B6", "100");
    values.keep("B7", "0.5");
    values.keep("B8", "30");

    expect(values.of(formula, 10)).toBe(value);
  });

  it.each(["", "B6*2", "VLOOKUP(B6,A:B,2)", "'Other sheet'!B6", "(B6", "1/3", "SUM(B6:B9999999)"])(
    "comes to nothing where it's more than a sum: %s",
    (formula) => {
      const values = cellValues();
      values.keep("B6", "100");

      expect(values.of(formula, 10)).toBeUndefined();
    },
  );

  it("comes to nothing once a sheet has added up more cells than any statement does", () => {
    const values = cellValues();
    values.keep("B1", "1");
    const sums = Array.from({ length: 30 }, () => values.of("SUM(B1:B90000)", 90_001));

    expect(sums[0]).toBe("1");
    expect(sums.at(-1)).toBeUndefined();
  });

  it("comes to nothing where it adds up what isn't a number", () => {
    const values = cellValues();
    values.keep("B6", "100");
    values.keepOther("B7");

    expect(values.of("B6+B7", 10)).toBeUndefined();
    expect(values.of("B6+B11", 10)).toBeUndefined();
  });
});
