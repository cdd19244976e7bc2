import { readAll } from "@tieout/core/book-mapping/file-books";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";
import { partSurvey } from "./ledger-survey.ts";
import { balancesOf, failing } from "./testing/read-books.ts";

const withOwnLines = `
General Ledger
 | Date | Transaction Type | Num | Split | Debit | Credit | Balance
Checking
 | 01/15/2025 | Expense | 1 | Utilities | | 50.00 | -50.00
 | 01/16/2025 | Expense | 2 | Phone | | 20.00 | -70.00
Total for Checking | | | | | | $70.00
Utilities
 | 01/15/2025 | Expense | 1 | Checking | 50.00 | | 50.00
Total for Utilities | | | | | $50.00 |
Phone
 | 01/16/2025 | Expense | 2 | Checking | 20.00 | | 20.00
Total for Phone | | | | | $20.00 |
Total for Utilities with sub-accounts | | | | | $70.00 |`;

const withBalances = `
Account | Type | Date | Num | Split | Debit | Credit | Balance
Vehicles | | | | | | | 340.00
Original Cost | | | | | | | 465.00
Total Original Cost | | | | | 0.00 | 0.00 | 465.00
Depreciation | | | | | | | -125.00
 | General Journal | 01/31/2025 | 1 | Depreciation | | 10.00 | -135.00
Total Depreciation | | | | | 0.00 | 10.00 | -135.00
Total Vehicles | | | | | 0.00 | 10.00 | 330.00
Capital | | | | | | | -340.00
Total Capital | | | | | 0.00 | 0.00 | -340.00
Depreciation | | | | | | | 0.00
 | General Journal | 01/31/2025 | 1 | Depreciation | 10.00 | | 10.00
Total Depreciation | | | | | 10.00 | 0.00 | 10.00
TOTAL | | | | | 10.00 | 10.00 | 0.00`;

describe("a ledger that doesn't indent accounts below others", () => {
  it("shows by its totals what is below what: QuickBooks Online", () => {
    const { lines, books } = surveyed(withOwnLines);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["Checking", -5000],
      ["Checking", -2000],
      ["Utilities", 5000],
      ["Utilities:Phone", 2000],
    ]);
    expect(failing(books)).toEqual([]);
  });

  it("counts what a parent began with once, and tells accounts of one name apart: QuickBooks Desktop", () => {
    const { lines, books } = surveyed(withBalances);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["Vehicles:Depreciation", -1000],
      ["Depreciation", 1000],
    ]);
    expect(balancesOf(books.openings)).toEqual({
      "Vehicles:Original Cost": 46_500,
      "Vehicles:Depreciation": -12_500,
      Capital: -34_000,
    });
    expect(failing(books)).toEqual([]);
  });

  it("has none below another where each total closes the account right above", () => {
    const flat = withOwnLines.replace(/\nTotal for Utilities with[^\n]*/, "");

    expect(surveyed(flat).parents).toEqual([]);
  });

  it("isn't asked any more once lines are seen to name their accounts", () => {
    const lines = Array.from({ length: 60 }, (_, i) => `2025-01-15 | ${i} | Checking | 1.00`);
    const rows = rowsOf(["Date | Entry | Account | Amount", ...lines].join("\n"));
    const survey = partSurvey(guessMapping(rows, { digits: 2 }).mapping, { digits: 2 });

    for (const row of rows.slice(0, 50)) survey.take(row);
    expect(survey.isOver()).toBe(false);
    for (const row of rows.slice(50)) survey.take(row);
    expect(survey.isOver()).toBe(true);
  });

  it("isn't asked where headings are indented", () => {
    const indented = withOwnLines.replace("\nPhone\n", "\n | Phone\n");

    expect(surveyed(indented).parents).toEqual([]);
  });
});

function surveyed(sheet: string) {
  const rows = rowsOf(sheet);
  const { mapping } = guessMapping(rows, { digits: 2 });
  const survey = partSurvey(mapping, { digits: 2 });
  for (const row of rows) survey.take(row);
  const parents = survey.parents();
  return { parents, ...readAll(ledgerReader(mapping, { digits: 2 }, { parents }), rows) };
}
