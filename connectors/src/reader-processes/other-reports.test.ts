import { describe, expect, it } from "vitest";
import { expectRefused, readText } from "./testing/sent-files.ts";

/** Lists and summaries as these packages and banks write them, by kind and source. */
const reports: Readonly<Record<string, string>> = {
  "aging of quickbooksonline": `
A/R Aging Summary Report
Bluestem Bakery Co.
As of December 31, 2025
Customer | Current | 1 - 30 | 31 - 60 | 61 - 90 | 91 and over | Total
Corner Cafe | 120.00 | | 80.00 | | | 200.00
Sunday, January 4, 2026 03:12 PM GMT-05:00`,
  "aging of xero": `
Aged Receivables Summary
Harrow Creek Farms Ltd
As at 31 December 2025
Contact | Current | < 1 Month | 1 Month | 2 Months | 3 Months | Older | Total
Corner Cafe | 120.00 | 0.00 | 80.00 | 0.00 | 0.00 | 0.00 | 200.00`,
  "invoice-list of quickbooksonline": `
Invoice List by Date
Bluestem Bakery Co.
January 1-December 31, 2025
Date | Transaction type | Num | Customer full name | Invoice date | Due date | Amount | Open balance
12/03/2025 | Invoice | 1041 | Corner Cafe | 12/03/2025 | 01/02/2026 | 200.00 | 80.00
Sunday, January 4, 2026 03:12 PM GMT-05:00`,
  "invoice-list of xero": `
ContactName | EmailAddress | POAddressLine1 | InvoiceNumber | InvoiceDate | DueDate | Total | InvoiceAmountDue
Corner Cafe | pay@corner.test | 1 High St | INV-0041 | 03/12/2025 | 02/01/2026 | 200.00 | 80.00
Mill House | books@mill.test | 2 Low St | INV-0042 | 04/12/2025 | 03/01/2026 | 90.00 | 0.00`,
  "invoice-list of other": `
Número de factura | Cliente | Fecha | Fecha de vencimiento | Importe
A-1041 | Café de la Esquina | 03/12/2025 | 02/01/2026 | 200.00
A-1042 | Casa Molino | 04/12/2025 | 03/01/2026 | 90.00`,
  "bill-list of quickbooksdesktop": `
 | Type | Date | Num | Vendor | Due Date | Aging | Open Balance
Flour Mill | | | | | | |
 | Bill | 12/03/2025 | 881 | Flour Mill | 01/02/2026 | | 410.00
Total Flour Mill | | | | | | | 410.00
 | | | | Dec 31, 25 | | |`,
  "customer-list of quickbooksdesktop": `
Active Status | Customer | Balance | Balance Total | Main Phone | Bill to
Active | Corner Cafe | 80.00 | 80.00 | 555 0134 | 1 High St
Active | Mill House | 0.00 | 0.00 | 555 0135 | 2 Low St`,
  "customer-list of quickbooksonline": `
Customer Contact List
Bluestem Bakery Co.
Customer full name | Phone numbers | Email | Full name | Bill address
Corner Cafe | 555 0134 | pay@corner.test | Ana Ruiz | 1 High St`,
  "vendor-list of other": `
Vendor | Phone | Email | Address
Flour Mill | 555 0136 | ar@mill.test | 3 Mill Rd
Gas Works | 555 0137 | ar@gas.test | 4 Gas Rd`,
  "bank-statement of other": `
Details | Posting Date | Description | Amount | Type | Balance | Check or Slip #
DEBIT | 12/03/2025 | FLOUR MILL ACH | -410.00 | ACH_DEBIT | 41,202.11 |
CREDIT | 12/04/2025 | CORNER CAFE | 200.00 | ACH_CREDIT | 41,402.11 |`,
  "payroll of other": `
Employee | Hours | Gross pay | Employee taxes | Net pay
Ruiz, Ana | 160 | 3,200.00 | 480.00 | 2,720.00
Poe, Lee | 152 | 2,900.00 | 410.00 | 2,490.00`,
  "payroll of quickbooksonline": `
Payroll Summary by Employee
Bluestem Bakery Co.
From Dec 01, 2025 to Dec 31, 2025
 | Total | Ruiz, Ana
Gross Wages | 3,200.00 | 3,200.00
Net Pay | 2,720.00 | 2,720.00
Sunday, January 4, 2026 03:12 PM GMT-05:00`,
  "inventory of quickbooksonline": `
Inventory Valuation Summary
Bluestem Bakery Co.
As of December 31, 2025
Product/Service full name | SKU | Qty | Asset value | Calc. avg
Flour 25 kg | F25 | 40 | 800.00 | 20.00`,
};

/** Bank statements with separate debit and credit columns, and a French one. */
const bankStatements = [
  `
Date | Description | Withdrawals | Deposits | Balance
12/03/2025 | FLOUR MILL ACH | 410.00 | | 41,202.11
12/04/2025 | CORNER CAFE | | 200.00 | 41,402.11`,
  `
Date | Libellé | Débit euros | Crédit euros | Solde
03/12/2025 | PRLV MINOTERIE | 410,00 | | 41 202,11
04/12/2025 | VIR CAFE | | 200,00 | 41 402,11`,
  `
Date opération | Date valeur | Libellé | Débit | Crédit | Solde
03/12/2025 | 04/12/2025 | PRLV MINOTERIE | 410,00 | | 41 202,11
04/12/2025 | 04/12/2025 | VIR CAFE | | 200,00 | 41 402,11`,
];

/** Exports of shops and payment services. They name customers, but are no lists of customers. */
const sales = [
  `
Name | Email | Financial Status | Paid at | Currency | Subtotal | Shipping | Taxes | Total | Lineitem name
#1001 | ana@corner.test | paid | 2025-12-01 10:00:00 -0500 | USD | 20.00 | 5.00 | 1.50 | 26.50 | Bread
#1002 | lee@mill.test | paid | 2025-12-02 10:00:00 -0500 | USD | 40.00 | 5.00 | 3.00 | 48.00 | Bread`,
  `
id | Type | Source | Amount | Fee | Net | Currency | Created (UTC) | Available On (UTC) | Description
txn_1 | charge | ch_1 | 100.00 | 3.20 | 96.80 | usd | 2025-12-01 10:00 | 2025-12-03 | Order 1
txn_2 | payout | po_1 | -96.80 | 0 | -96.80 | usd | 2025-12-03 10:00 | 2025-12-05 | PAYOUT`,
];

describe("a report that isn't books", () => {
  const named = [
    ...Object.entries(reports),
    ...bankStatements.map((text) => ["bank-statement of other", text] as const),
    ...sales.map((text) => ["sales-list of other", text] as const),
  ];

  it.each(named)("is refused by its name: %s", expectRefused);

  it.each([
    `
General Ledger Detail
Demo Company
Date | Source | Description | Debit | Credit | Running Balance
Bank (090)
15 Jan 2025 | Receive Money | Cake | 250.00 | | 250.00
20 Feb 2025 | Spend Money | Flour | | 100.00 | 150.00
Sales (200)
15 Jan 2025 | Receive Money | Cake | | 250.00 | (250.00)
20 Feb 2025 | Spend Money | Flour | 100.00 | | (150.00)`,
    `
 | Date | Memo | Debit | Credit | Balance
Cash | | | | | 0.00
 | 01/15/2025 | Sale | 1.00 | | 1.00
Sales | | | | | 0.00
 | 01/15/2025 | Sale | | 1.00 | -1.00`,
  ])("isn't seen in books that look like one", async (books) => {
    expect(await readText(books, "csv")).toHaveProperty("report.findings");
  });
});
