import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { balancesOf, failing, trialBalanceOf } from "./testing/read-books.ts";

const trialBalances = {
  "QuickBooks Online, with the hour below": `
Trial Balance
As of December 31, 2025
 | Debit | Credit
Checking | 1,150.00
Owner's Equity | | 1,000.00
Sales | | 250.00
Cost of Goods Sold | 100.00
TOTAL | $1,250.00 | $1,250.00

Sunday, January 4, 2026 03:12 PM GMT-05:00 - Accrual Basis`,
  "a date whose comma has no quotes around it in the CSV": `
Trial Balance
As of December 31 | 2025
 | Debit | Credit
Checking | 1,150.00
Owner's Equity | | 1,000.00
Sales | | 250.00
Cost of Goods Sold | 100.00`,
  "QuickBooks Desktop, whose years have two figures": `
 | | Dec 31, 25 |
 | | Debit | Credit
 | Checking | 1,150.00 |
 | Owner's Equity | | 1,000.00
 | Sales | | 250.00
 | Cost of Goods Sold | 100.00 |
TOTAL | | 1,250.00 | 1,250.00`,
  "Xero, with this month beside the year": `
As at 31 December 2025
Account | Debit | Credit | YTD Debit | YTD Credit
Sales | | 20.00 | | 250.00
Cost of Goods Sold | 20.00 | | 100.00 |
Checking | 0.00 | | 1,150.00 |
Owner's Equity | | 0.00 | | 1,000.00
Total | 20.00 | 20.00 | 1,250.00 | 1,250.00`,
  "a balance with its side beside it": `
31.12.2025
Account | Balance | Dr/Cr
Checking | 1,150.00 | Dr
Owner's Equity | 1,000.00 | Cr
Sales | 250.00 | Cr
Cost of Goods Sold | 100.00 | Dr`,
  "DATEV, with a side for each balance": `
Dezember 2025
Konto | EB-Wert | S/H | Jahresverkehrszahlen Soll | Jahresverkehrszahlen Haben | Saldo | S/H
Checking | 1.000,00 | S | 250,00 | 100,00 | 1.150,00 | S
Owner's Equity | 1.000,00 | H | | | 1.000,00 | H
Sales | | | | 250,00 | 250,00 | H
Cost of Goods Sold | | | 100,00 | | 100,00 | S`,
  "this year and the last": `
Trial balance, year ended 31 December 2025
Account | This year | Last year
Checking | 1,150.00 | 1,000.00
Owner's Equity | (1,000.00) | (1,000.00)
Sales | (250.00) | 0.00
Cost of Goods Sold | 100.00 | 0.00`,
  "accounts indented below their kind, and headings in two lines": `
As of Dec 31 2025
Account | | Debit | Credit
 | | Balance | Balance
Assets
 | Checking | 1,150.00 |
 | Total assets | 1,150.00 |
Equity and result
 | Owner's Equity | | 1,000.00
 | Sales | | 250.00
 | Cost of Goods Sold | 100.00 |
TOTALES | | 1,250.00 | 1,250.00`,
  "money named in the headings": `
As of 2025-12-31
GL Account Name | Debit (USD) | Crédit €
Checking | 1,150.00 |
Owner's Equity | | 1,000.00
Sales | | 250.00
Cost of Goods Sold | 100.00 |`,
};

describe("trial balances as packages export them", () => {
  it.each(Object.entries(trialBalances))("are read to their balances: %s", (_package, sheet) => {
    const { books } = trialBalanceOf(sheet);

    expect(books.closings.every(({ on }) => on === "2025-12-31")).toBe(true);
    expect(balancesOf(books.closings)).toEqual({
      Checking: 115000,
      "Owner's Equity": -100000,
      Sales: -25000,
      "Cost of Goods Sold": 10000,
    });
    expect(failing(books)).toEqual([]);
    expect(
      books.leftOut.rows.filter(({ fault }) => fault !== "total" && fault !== "no-figures"),
    ).toEqual([]);
  });

  it.each([
    ["Trial balance 2025\nAccount | Jan | Feb | Mar", ["2025-01-31", "2025-02-28", "2025-03-31"]],
    ["Budget 2025\nCompte | Nov. | Déc. | Janv.", ["2024-11-30", "2024-12-31", "2025-01-31"]],
    [
      "Year ended June 30, 2025\nAccount | FY23 | FY24 | FY25",
      ["2023-06-30", "2024-06-30", "2025-06-30"],
    ],
    ["Account | 2023 | 2024 | 2025", ["2023-12-31", "2024-12-31", "2025-12-31"]],
    // Without a year nobody knows which is meant: asked.
    ["Account | Jan | Feb | Mar", [undefined, undefined, undefined]],
  ])("may have a column for each month or year, named alone: %s", (headings, ends) => {
    const rows = rowsOf(`${headings}\nCash | 1.00 | 2.00 | 3.00\nEquity | -1.00 | -2.00 | -3.00`);
    const { columns } = guessMapping(rows, { digits: 2 }).mapping;

    const amounts = columns.filter(({ field }) => field === "amount");
    expect(amounts.map(({ end }) => end)).toEqual(ends);
  });

  it.each([
    [
      "QuickBooks Desktop",
      `
 | Dec 31, 25
 | Debit | Credit
1500 · Vehicles:1510 · Original Cost | 900.00 |
1500 · Vehicles:1520 · Depreciation | | 100.00
1600 · Tools:1610 · Original Cost | 300.00 |
3000 · Capital | | 1,100.00
TOTAL | 1,200.00 | 1,200.00`,
    ],
    [
      "QuickBooks Desktop without numbers",
      `
 | Dec 31, 25
 | Debit | Credit
Vehicles:Original Cost | 900.00 |
Vehicles:Depreciation | | 100.00
Tools:Original Cost | 300.00 |
Capital | | 1,100.00
TOTAL | 1,200.00 | 1,200.00`,
    ],
    [
      "NetSuite",
      `
Trial Balance
End of Dec 2025
Account | Debit | Credit
1500 - Vehicles : 1510 - Original Cost | $900.00 |
1500 - Vehicles : 1520 - Depreciation | | $100.00
1600 - Tools : 1610 - Original Cost | $300.00 |
3000 - Capital | | $1,100.00
Total | $1,200.00 | $1,200.00`,
    ],
  ])(
    "may join an account to its parents with a colon, and one name below two parents stays two: %s",
    (_package, sheet) => {
      const { books } = trialBalanceOf(sheet);

      const nameOf = new Map(books.accounts.map(({ id, fullName }) => [id, fullName]));
      expect(
        books.closings.map(({ accountId, amount }) => [nameOf.get(accountId), amount]),
      ).toEqual([
        ["Vehicles:Original Cost", 90000],
        ["Vehicles:Depreciation", -10000],
        ["Tools:Original Cost", 30000],
        ["Capital", -110000],
      ]);
      expect(failing(books)).toEqual([]);
    },
  );

  it("may have accounts that add up those below them, which count once", () => {
    const { books } = trialBalanceOf(`
31/12/2025
Cuenta | Nombre | Saldo
1 | Activo | 150,00
10 | Disponible | 150,00
1010 | Caja | 100,00
1020 | Bancos | 50,00
3 | Patrimonio | -150,00
30 | Capital | -150,00
3010 | Capital social | -150,00`);

    expect(balancesOf(books.closings)).toEqual({ "1010": 10000, "1020": 5000, "3010": -15000 });
    expect(books.leftOut.rows.map(({ fault, name, value }) => [fault, name, value])).toEqual([
      ["total", "1 Activo", "150,00"],
      ["total", "10 Disponible", "150,00"],
      ["total", "3 Patrimonio", "-150,00"],
      ["total", "30 Capital", "-150,00"],
    ]);
  });

  it("keep an account that is worth what stands below it, where they don't balance without", () => {
    const { books } = trialBalanceOf(`
31/12/2025
Cuenta | Nombre | Saldo
10 | Caja | 100,00
101 | Caja chica | 100,00
30 | Capital | -200,00`);

    expect(balancesOf(books.closings)).toEqual({ "10": 10000, "101": 10000, "30": -20000 });
  });

  it.each([
    ["As of September 30 | 2025", "TB sep30", "2025-09-30"],
    ["As of September 30, 2025", "Trial balance Jan 2026", "2025-09-30"],
    ["As of September 30", "TB sep30", undefined],
    ["Trial balance", "TB Sep 2025", "2025-09-30"],
    ["Trial balance", "TB Dec25", "2025-12-31"],
  ])("are of the day in their title, else of the file's name: %s, %s", (title, name, asOf) => {
    const rows = rowsOf(`${title}\nAccount | Debit | Credit\nCash | 1.00 | \nEquity | | 1.00`);

    expect(guessMapping(rows, { digits: 2, titles: [name] }).asOf).toBe(asOf);
  });

  it.each([
    ["For the year ended June 30, 2025", { month: 6, day: 31 }],
    ["Exercice clos le 28/02/2025", { month: 2, day: 31 }],
    ["As of June 30, 2025", undefined],
  ])("say when their fiscal year ends where their title does: %s", (title, fiscalYearEnd) => {
    const rows = rowsOf(`${title}\nAccount | Debit | Credit\nCash | 1.00 | \nEquity | | 1.00`);

    expect(guessMapping(rows, { digits: 2 }).fiscalYearEnd).toEqual(fiscalYearEnd);
  });

  it("may have the year before beside columns that name no day", () => {
    const { books } = trialBalanceOf(`
As at 31 December 2025
Account | Debit - Year to date | Credit - Year to date | 31 Dec 2024
Checking | 250.00 | | 100.00
Sales | | 250.00 | -100.00`);

    expect(books.closings.map(({ accountId, on, amount }) => [accountId, on, amount])).toEqual([
      ["Checking", "2024-12-31", 10000],
      ["Checking", "2025-12-31", 25000],
      ["Sales", "2024-12-31", -10000],
      ["Sales", "2025-12-31", -25000],
    ]);
  });
});
