import { type CellObject, utils, write } from "@e965/xlsx";
import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { RoundedFigures } from "./look-at-table.ts";
import { readFile } from "./read-file.ts";
import { readSheetsOf, readText } from "./testing/sent-files.ts";

const accounts = `
1000 | Cash | 500 |
1100 | Thousand Oaks Mall | 700 |
3000 | Owner's equity | | 900
4000 | Sales | | 800
6000 | Rent | 500 |`;

const headings = "Number | Account | Debit | Credit";

const inThousands: Readonly<Record<string, string>> = {
  "a title": `
Bluestem Bakery Co.
Trial Balance (in thousands)
As of December 31, 2025
${headings}${accounts}`,
  "a label beside its value": `
Trial Balance | December 31, 2025
Currency: | USD '000
${headings}${accounts}`,
  "headings of columns": `
Balance générale au 31/12/2025
Numéro | Compte | Débit (k€) | Crédit (k€)${accounts}`,
  "a heading above them": `
Trial Balance | | |
 | | $000s |
${headings}${accounts}`,
  "a row below them": `
Saldenliste zum 31.12.2025
Konto | Bezeichnung | Soll | Haben
 | | TEUR | TEUR${accounts}`,
  "the heading of its accounts": `
Trial Balance | |
Number | Account (thousands) | Debit | Credit${accounts}`,
  "a ledger's title": `
General Ledger
Belopp i tkr
Date | Account | Description | Debit | Credit
2025-03-01 | 1000 Cash | Opened | 500 |
2025-03-01 | 3000 Equity | Opened | | 500
2025-03-02 | 1100 Land | Bought | 200 |
2025-03-02 | 1000 Cash | Bought | | 200`,
};

describe("figures in thousands", () => {
  it.each(Object.entries(inThousands))("are refused where %s says it", async (_, text) => {
    for (const bookType of ["xlsx", "csv"] as const) {
      await expect(readText(text, bookType)).rejects.toBeInstanceOf(RoundedFigures);
    }
  });

  it("are refused where the sheet's name says it, and left aside where another sheet has the books", async () => {
    const table = `${headings}${accounts}`;

    await expect(readSheetsOf({ "TB in TEUR": table })).rejects.toBeInstanceOf(RoundedFigures);
    const { report } = await readSheetsOf({ "TB in TEUR": table, "Trial balance": table });
    expect(report.table?.sheet).toBe(1);
  });

  it("aren't meant by names of accounts, texts of entries or columns that aren't read", async () => {
    const { report } = await readText(
      `
Thousand Oaks Mall LLC
Trial Balance as of December 31, 2025
Number | Account | Debit | Credit | Share of budget (in thousands)
1000 | Cash in thousands | 500.25 | | 1
1100 | Loans, $000s | 700.00 | | 2
3000 | Equity | | 1200.25 | 3`,
      "csv",
    );

    expect(report.findings?.differs).toBe(false);
  });

  it("aren't meant by a number format that shows whole amounts in thousands", async () => {
    const amount = (v: number): CellObject => ({ t: "n", v, z: "#,##0," });
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([
      ["Trial Balance as of December 31, 2025"],
      ["Number", "Account", "Debit", "Credit"],
      ["1000", "Cash", amount(1_200_345.67), ""],
      ["3000", "Equity", "", amount(1_200_345.67)],
    ]);
    utils.book_append_sheet(book, sheet, "Sheet1");
    const { report, books } = await readFile({
      bytes: write(book, { type: "buffer", bookType: "xlsx" }) as Buffer,
      kind: "xlsx",
      fileName: "export",
      choices: {},
      kept: [],
      materialityBasisPoints: 100,
      today: "2026-01-10" as Day,
    });

    expect(report.findings?.differs).toBe(false);
    expect(books?.closings.map(({ amount }) => amount)).toEqual([120_034_567, -120_034_567]);
  });
});
