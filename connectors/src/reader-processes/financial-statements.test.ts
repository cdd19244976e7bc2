import { describe, expect, it } from "vitest";
import { expectRefused, readSheetsOf, readText } from "./testing/sent-files.ts";

/** Financial statements as these packages write them, by kind and source. */
const statements: Readonly<Record<string, string>> = {
  "profit-and-loss of quickbooksonline": `
Profit and Loss
Bluestem Bakery Co.
January 1-December 31, 2025
Distribution account | Total
Income |
Sales | 412,880.15
Total for Income | $412,880.15
Gross Profit | $412,880.15
Expenses |
Rent | 48,000.00
Net Income | $364,880.15
Accrual Basis Sunday, January 4, 2026 03:12 PM GMT-05:00`,
  "profit-and-loss of quickbooksdesktop": `
 | | | | Jan - Dec 25
 | Ordinary Income/Expense | | |
 | | Income | |
 | | | Sales | 412,880.15
 | | Total Income | | 412,880.15
 | Gross Profit | | | 412,880.15
 | | Expense | |
 | | | Rent Expense | 48,000.00
 | Net Ordinary Income | | | 364,880.15
Net Income | | | | 364,880.15`,
  "profit-and-loss of xero": `
Profit and Loss
Harrow Creek Farms Ltd
For the year ended 31 December 2025
Account | 2025
Trading Income |
Sales | 412,880.15
Total Trading Income | 412,880.15
Gross Profit | 412,880.15
Operating Expenses |
Rent | 48,000.00
Net Profit | 364,880.15`,
  "profit-and-loss of netsuite": `
Kestrel Holdings
Kestrel Holdings : Kestrel US
Income Statement
From Jan 2025 to Dec 2025
Financial Row | Amount
Ordinary Income |
4000 - Sales | $412,880.15
Gross Profit | $412,880.15`,
  "profit-and-loss of myobbusiness": `
Profit & Loss [Accrual]
Gumtree Joinery Pty Ltd
1 July 2024 - 30 June 2025
Account | Total
Income |
Sales | 412,880.15`,
  "profit-and-loss of other": `
Estado de resultados
Panadería del Valle, S.A. de C.V.
Del 1 de enero al 31 de diciembre de 2025
Cuenta | Importe
Ventas | 412,880.15
Renta | 48,000.00`,
  "balance-sheet of quickbooksonline": `
Balance Sheet
Bluestem Bakery Co.
As of December 31, 2025
 | Total
ASSETS |
Checking | 41,202.11
TOTAL ASSETS | $41,202.11
LIABILITIES AND EQUITY |
Owner's Equity | 41,202.11
TOTAL LIABILITIES AND EQUITY | $41,202.11
Accrual Basis Sunday, January 4, 2026 03:12 PM GMT-05:00`,
  "balance-sheet of quickbooksdesktop": `
 | | | Dec 31, 25
ASSETS | | |
 | Current Assets | |
 | | Checking | 41,202.11
 | Total Current Assets | | 41,202.11
TOTAL ASSETS | | | 41,202.11
LIABILITIES & EQUITY | | |
 | | Capital Stock | 41,202.11
TOTAL LIABILITIES & EQUITY | | | 41,202.11`,
  "balance-sheet of other": `
Bilan
Fournil du Val SARL
Au 31 décembre 2025
Compte | Montant
Banque | 41 202,11
Total de l’actif | 41 202,11`,
  "cash-flow of quickbooksonline": `
Statement of Cash Flows
Bluestem Bakery Co.
January-December, 2025
Full name | Total
OPERATING ACTIVITIES |
Net Income | 364,880.15
Sunday, January 4, 2026 03:12 PM GMT-05:00`,
};

describe("a report that isn't books", () => {
  it.each(Object.entries(statements))("is refused by its name: %s", expectRefused);

  const trialBalance = `
Trial Balance
Bluestem Bakery Co.
As of December 31, 2025
 | Debit | Credit
Checking | 1,150.00 |
Owner's Equity | | 1,000.00
Sales | | 250.00
Net Income | 100.00 |`;

  it("isn't seen in books that look like one", async () => {
    expect(await readText(trialBalance, "csv")).toHaveProperty("report.findings");
  });

  it("gives way to books beside it in a workbook", async () => {
    const sheets = { "Profit and Loss": Object.values(statements)[0] ?? "", TB: trialBalance };

    expect(await readSheetsOf(sheets)).toMatchObject({
      report: { kind: "trial-balance", table: { sheet: 1 } },
    });
  });

  it("is read where its sender has said which of its columns are what", async () => {
    const columns = [
      { column: 0, field: "accountName" },
      { column: 1, field: "amount" },
    ] as const;

    const said = await readText(statements["profit-and-loss of xero"] ?? "", "csv", { columns });

    expect(said).toMatchObject({ report: { kind: "trial-balance" } });
  });
});
