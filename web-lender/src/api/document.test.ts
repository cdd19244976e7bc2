import { expect, it } from "vitest";
import { archiveAddress, documentAddress } from "./document.ts";
import { workbookAddress } from "./workbook.ts";

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
