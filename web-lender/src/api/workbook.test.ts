import { describe, expect, it } from "vitest";
import { type Workbook, workbookAddress } from "./workbook.ts";

describe("workbookAddress", () => {
  const path = { workspaceId: "w", financialRecordId: "f" };

  it("names the variant as kind, the revision as n, and the basis", () => {
    expect(workbookAddress(path, aWorkbook({ revisionNumber: 3, basis: "cash" }))).toBe(
      "/api/w/financialrecords/f/workbooks/download/financial-statements/3?basis=cash",
    );
  });
});

function aWorkbook(over: Partial<Workbook>): Workbook {
  return {
    variantId: "financial-statements",
    basis: "accrual",
    filename: "Books.xlsx",
    revisionNumber: 1,
    outcome: "Success",
    tags: [],
    ...over,
  };
}
