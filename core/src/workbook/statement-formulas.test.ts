import { describe, expect, it } from "vitest";
import type { ReportedAs } from "../statement/layout.ts";
import type { LineItem } from "../statement/statement.ts";
import { type PlacedLine, sumOf } from "./statement-formulas.ts";

describe("sumOf", () => {
  it("adds neighbours by a range", () => {
    expect(sumOf([aLine(9, "Debit"), aLine(10, "Debit"), aLine(11, "Debit")], "Debit", "C")).toBe(
      "SUM(C9:C11)",
    );
  });

  it("takes away what reads the other way round", () => {
    expect(sumOf([aLine(9, "Credit"), aLine(12, "Debit")], "Credit", "D")).toBe("D9-D12");
  });

  it("keeps a minus at the front", () => {
    expect(sumOf([aLine(9, "Debit"), aLine(10, "Debit")], "Credit", "C")).toBe("-SUM(C9:C10)");
  });

  it("leaves a gap out", () => {
    const lines = [aLine(9, "Debit"), aLine(10, "Debit"), aLine(14, "Debit")];

    expect(sumOf(lines, "Debit", "C")).toBe("SUM(C9:C10)+C14");
  });

  it("is nothing where there is nothing to add", () => {
    expect(sumOf([], "Debit", "C")).toBe("0");
  });
});

function aLine(row: number, reportedAs: ReportedAs): PlacedLine {
  const item: LineItem = {
    id: `line-${row}`,
    sectionId: "section",
    lineItemType: "DetailAccount",
    captionText: "Line",
    absoluteIndentationLevel: 1,
    reportedAs,
    amounts: [],
    style: { bold: false, italic: false, underline: "none" },
  };
  return { row, item };
}
