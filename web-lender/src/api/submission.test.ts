import { describe, expect, it } from "vitest";
import { archiveAddress, documentAddress, type Workbook, workbookAddress } from "./submission.ts";

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

it("names the files of an archive by their own addresses (S-U56)", () => {
  const path = { workspaceId: "w", submissionId: "s" };
  const workbook = workbookAddress(
    { workspaceId: "w", financialRecordId: "r" },
    {
      ...({ variantId: "accounts-receivable", basis: "accrual", revisionNumber: 2 } as const),
      ...({ outcome: "Success", filename: "AR.xlsx", tags: [] } as const),
    },
  );
  const addresses = [workbook, ...["a", "b"].map((id) => documentAddress(path, { id }))];

  expect(archiveAddress(path, addresses)).toBe(
    "/api/w/Submissions/s/files.zip?documents=a,b&workbooks=accounts-receivable.2.accrual",
  );
});
