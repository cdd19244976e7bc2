import { describe, expect, it } from "vitest";
import { readSheetsOf } from "./testing/sent-files.ts";

describe("a workbook of several sheets", () => {
  it("says which could be the books, beside the one that is read", async () => {
    const { report } = await readSheetsOf(sheets);

    expect(report.table?.sheet).toBe(1);
    expect(report.sheets).toEqual([
      { sheet: 0, name: "Notes", kind: "other" },
      { sheet: 1, name: "TB 2024", kind: "trial-balance", canBeBooks: true },
      { sheet: 2, name: "TB 2025", kind: "trial-balance", canBeBooks: true },
      { sheet: 3, name: "GL", kind: "general-ledger", canBeBooks: true },
      { sheet: 4, name: "P&L", kind: "other" },
      { sheet: 5, name: "TB in thousands", kind: "other" },
    ]);
  });

  it.each([
    [2, "trial-balance", 300_00],
    [3, "general-ledger", 70_00],
  ])("is read from sheet %i where its sender says so", async (sheet, kind, debits) => {
    const { report, recipe } = await readSheetsOf(sheets, { sheet });

    expect(report).toMatchObject({ kind, table: { sheet }, findings: { figures: { debits } } });
    expect(recipe).toMatchObject({ table: { sheet } });
  });
});

const sheets = {
  Notes: `
Prepared by Rosa
Ask before use`,
  "TB 2024": `
Trial Balance
As of December 31, 2024
Account | Name | Debit | Credit
1000 | Cash | 200.00 |
3000 | Capital | | 150.00
4000 | Sales | | 50.00`,
  "TB 2025": `
Trial Balance
As of December 31, 2025
Account | Name | Debit | Credit
1000 | Cash | 300.00 |
3000 | Capital | | 150.00
4000 | Sales | | 150.00`,
  GL: `
Date | Entry | Account | Name | Debit | Credit
2025-03-01 | 1 | 1000 | Cash | 70.00 |
2025-03-01 | 1 | 4000 | Sales | | 70.00`,
  "P&L": `
Profit and Loss
Harrow Creek Farms Ltd
For the year ended 31 December 2025
Account | 2025
Trading Income |
Sales | 150.00
Gross Profit | 150.00
Net Profit | 150.00`,
  "TB in thousands": `
Trial Balance (in thousands)
As of December 31, 2025
Account | Name | Debit | Credit
1000 | Cash | 3 |
3000 | Capital | | 3`,
};
