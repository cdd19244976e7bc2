import { describe, expect, it } from "vitest";
import { type Workbook, workbookAddress } from "./workbook.ts";

describe("workbookAddress", () => {
  const path = { workspaceId: "w", financialRecordId: "f" };

  it("names the variant as kind and the revision as n", () => {
    expect(workbookAddress(path, aWorkbook({ revisionNumber: 3 }))).toBe(
      "/api/w/financialrecords/f/workbooks/download/financial-statements/3",
    );
  });

  it("says which basis, where a workbook is of one", () => {
    expect(workbookAddress(path, aWorkbook({ tags: ["cash", "customer-copy"] }))).toBe(
      "/api/w/financialrecords/f/workbooks/download/financial-statements/1?basis=cash",
    );
  });
});

function aWorkbook(over: Partial<Workbook>): Workbook {
  return {
    variantId: "financial-statements",
    filename: "Books.xlsx",
    revisionNumber: 1,
    outcome: "Success",
    tags: [],
    ...over,
  };
}
