import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { balancesOf, failing, trialBalanceOf } from "./testing/read-books.ts";

/** 1,000.00 that the owner had put in, a sale of 250.00 and flour for 100.00. */
const trialBalances = {
  "Tally, whose headings stand in three rows": `
Bluestem Bakery
Trial Balance
1-Jan-25 to 31-Dec-25
Particulars | 1-Jan-25 to 31-Dec-25
 | Opening | Transactions | | Closing
 | Balance | Debit | Credit | Balance
Checking | 1,000.00 Dr | 250.00 | 100.00 | 1,150.00 Dr
Capital | 1,000.00 Cr | | | 1,000.00 Cr
Sales | | | 250.00 | 250.00 Cr
Flour | | 100.00 | | 100.00 Dr
Grand Total | | 350.00 | 350.00 |`,
  "Yardi, whose accounts are numbered in parts": `
Blue Street
Trial Balance
Period = Jan 2025-Dec 2025
 | | Forward | | | Ending
Account | | Balance | Debit | Credit | Balance
1110-0000 | Checking | 1,000.00 | 250.00 | 100.00 | 1,150.00
1110-0100 | Capital | -1,000.00 | 0.00 | 0.00 | -1,000.00
4000-0000 | Sales | 0.00 | 0.00 | 250.00 | -250.00
5000-0000 | Flour | 0.00 | 100.00 | 0.00 | 100.00
 | Total | 0.00 | 350.00 | 350.00 | 0.00`,
  "Odoo, whose groups stand over two columns": `
As of 12/31/2025
 | Initial Balance | | 2025 | | End Balance |
 | Debit | Credit | Debit | Credit | Debit | Credit
101401 Checking | 1,000.00 | 0.00 | 250.00 | 100.00 | 1,150.00 | 0.00
301000 Capital | 0.00 | 1,000.00 | 0.00 | 0.00 | 0.00 | 1,000.00
400000 Sales | 0.00 | 0.00 | 0.00 | 250.00 | 0.00 | 250.00
500000 Flour | 0.00 | 0.00 | 100.00 | 0.00 | 100.00 | 0.00
Total | 1,000.00 | 1,000.00 | 350.00 | 350.00 | 1,250.00 | 1,250.00`,
  "a French one, whose first columns are named above the sides": `
Balance générale
Du 01/01/2025 au 31/12/2025
Compte | Intitulé | Soldes à nouveau | | Mouvements | | Soldes |
 | | Débit | Crédit | Débit | Crédit | Débit | Crédit
512000 | Checking | 1 000,00 | | 250,00 | 100,00 | 1 150,00 |
101000 | Capital | | 1 000,00 | | | | 1 000,00
706000 | Sales | | | | 250,00 | | 250,00
601000 | Flour | | | 100,00 | | 100,00 |
Total général | | 1 000,00 | 1 000,00 | 350,00 | 350,00 | 1 250,00 | 1 250,00`,
  "a Dutch one, whose groups are in the same words": `
Proef- en saldibalans
31-12-2025
Grootboekrekening | Omschrijving | Beginbalans Debet | Beginbalans Credit | Mutaties Debet | Mutaties Credit | Eindbalans Debet | Eindbalans Credit
1100 | Checking | 1.000,00 | | 250,00 | 100,00 | 1.150,00 |
0500 | Capital | | 1.000,00 | | | | 1.000,00
8000 | Sales | | | | 250,00 | | 250,00
7000 | Flour | | | 100,00 | | 100,00 |`,
  "SAP Business One, whose days are joined by a word": `
Trial Balance
Posting Date From 01/01/25 To 31/12/25
G/L Acct/BP Code | Name | OB | Debit | Credit | Balance
160000 | Checking | 1,000.00 | 250.00 | 100.00 | 1,150.00
300000 | Capital | (1,000.00) | | | (1,000.00)
400000 | Sales | | | 250.00 | (250.00)
500000 | Flour | | 100.00 | | 100.00`,
  "Oracle, whose credits stand in angle brackets": `
Period 01/01/2025..12/31/2025
Account | Description | Beginning Balance | Debits | Credits | Ending Balance
01-000-1110-0000 | Checking | 1,000.00 | 250.00 | 100.00 | 1,150.00
01-000-3110-0000 | Capital | <1,000.00> | 0.00 | 0.00 | <1,000.00>
01-100-4110-0000 | Sales | 0.00 | 0.00 | 250.00 | <250.00>
01-200-5110-0000 | Flour | 0.00 | 100.00 | 0.00 | 100.00`,
  "Business Central, which says no opening": `
Trial Balance
Period: 01/01/25..12/31/25
No. | Name | Net Change | | Balance |
 | | Debit | Credit | Debit | Credit
10100 | Checking | 150.00 | | 1,150.00 |
30100 | Capital | | | | 1,000.00
40100 | Sales | | 250.00 | | 250.00
50100 | Flour | 100.00 | | 100.00 |`,
};

describe("trial balances whose headings stand in groups, rows and words of their own", () => {
  it.each(Object.entries(trialBalances))("are read whole, and tie out: %s", (_package, sheet) => {
    const { books } = trialBalanceOf(sheet);

    const named = nameOf(books);
    const amounts = (balances: typeof books.closings) =>
      Object.fromEntries(
        Object.entries(balancesOf(balances)).map(([id, amount]) => [named(id), amount]),
      );
    expect(amounts(books.openings)).toEqual({ Checking: 100000, Capital: -100000 });
    expect(amounts(books.closings)).toEqual({
      Checking: 115000,
      Capital: -100000,
      Sales: -25000,
      Flour: 10000,
    });
    expect(books.movements.reduce((sum, { debit }) => sum + debit, 0)).toBeGreaterThan(0);
    expect(books.closings.every(({ on }) => on === "2025-12-31")).toBe(true);
    expect(failing(books)).toEqual([]);
    expect(books.leftOut.rows.filter(({ fault }) => fault !== "total")).toEqual([]);
  });

  it.each(Object.entries(trialBalances))("show an amount that was changed: %s", (_name, sheet) => {
    const { books } = trialBalanceOf(sheet.replace(/1([., ])150/, "1$1151"));

    expect(failing(books).map(({ id }) => id)).toContain("debits-equal-credits");
  });

  it("say of an unknown group's columns that they are two", () => {
    const rows = rowsOf(`
31.12.2025
Konto | Alpha | | Beta |
 | Soll | Haben | Soll | Haben
1000 | 10,00 | | 20,00 |
2000 | | 10,00 | | 20,00`);

    expect(guessMapping(rows, { digits: 2 }).faults).toEqual([
      { fault: "two-columns", field: "debit", columns: [1, 3] },
      { fault: "two-columns", field: "credit", columns: [2, 4] },
    ]);
  });

  it("may have a year over each group", () => {
    const { books } = trialBalanceOf(`
Trial balance
 | | 2025 | | 2024 |
Account | Name | Debit | Credit | Debit | Credit
1000 | Bank | 1,150.00 | | 1,000.00 |
3000 | Capital | | 1,000.00 | | 1,000.00
4000 | Sales | | 250.00 | |
5000 | Flour | 100.00 | | |`);

    const of = (day: string) => balancesOf(books.closings.filter(({ on }) => on === day));
    expect(of("2024-12-31")).toEqual({ "1000": 100000, "3000": -100000 });
    expect(of("2025-12-31")).toEqual({
      "1000": 115000,
      "3000": -100000,
      "4000": -25000,
      "5000": 10000,
    });
    expect(failing(books)).toEqual([]);
  });

  it("may have what was posted in two years between one opening and one closing", () => {
    const sheet = `
 | Initial Balance | | 2024 | | 2025 | | End Balance |
 | Debit | Credit | Debit | Credit | Debit | Credit | Debit | Credit
101401 Bank | 1,000.00 | | 50.00 | | 250.00 | 100.00 | 1,200.00 |
301000 Capital | | 1,000.00 | | | | | | 1,000.00
400000 Sales | | | | 50.00 | | 250.00 | | 300.00
500000 Flour | | | | | 100.00 | | 100.00 |`;
    const { books } = trialBalanceOf(sheet);

    expect(balancesOf(books.openings)).toEqual({ "101401": 100000, "301000": -100000 });
    expect(books.movements.map(({ end }) => end)).toContain("2024-12-31");
    expect(new Set(books.closings.map(({ on }) => on))).toEqual(new Set(["2025-12-31"]));
    expect(failing(books)).toEqual([]);
    const changed = trialBalanceOf(sheet.replace("| 50.00 | | 250", "| 51.00 | | 250")).books;
    expect(failing(changed).map(({ id }) => id)).toEqual([
      "debits-equal-credits",
      "closings-follow",
    ]);
  });

  it("take the group since the year began where the other is of a month", () => {
    const { books } = trialBalanceOf(`
As at 31 December 2025
Account | Month | | Year to date |
 | Debit | Credit | Debit | Credit
Checking | 20.00 | | 250.00 |
Sales | | 20.00 | | 250.00`);

    expect(balancesOf(books.closings)).toEqual({ Checking: 25000, Sales: -25000 });
  });

  it("don't open with what nobody says the day of: a month's postings beside the year's balances", () => {
    const { books } = trialBalanceOf(`
December 2025
Account | Period Debit | Period Credit | Balance Debit | Balance Credit
Bank | 20.00 | | 1,150.00 |
Capital | | | | 1,000.00
Sales | | 20.00 | | 250.00
Flour | | | 100.00 |`);

    expect([books.openings, books.movements]).toEqual([[], []]);
    expect(balancesOf(books.closings)).toEqual({
      Bank: 115000,
      Capital: -100000,
      Sales: -25000,
      Flour: 10000,
    });
    expect(failing(books)).toEqual([]);
  });

  it("may have sums that hold the openings, which are no movements", () => {
    const { books } = trialBalanceOf(`
Balance de Sumas y Saldos
Periodo: 01/01/2025 a 31/12/2025
Cuenta | Título | Sumas Debe | Sumas Haber | Saldo Deudor | Saldo Acreedor
57200000 | Bancos | 1.250,00 | 100,00 | 1.150,00 |
10000000 | Capital | | 1.000,00 | | 1.000,00
70000000 | Ventas | | 250,00 | | 250,00
60000000 | Compras | 100,00 | | 100,00 |
Total | | 1.350,00 | 1.350,00 | 1.250,00 | 1.250,00`);

    expect(books.closings.map(({ on, amount }) => [on, amount])).toEqual([
      ["2025-12-31", 115000],
      ["2025-12-31", -100000],
      ["2025-12-31", -25000],
      ["2025-12-31", 10000],
    ]);
    expect([books.openings, books.movements]).toEqual([[], []]);
    expect(failing(books)).toEqual([]);
  });
});

function nameOf({ accounts }: ReturnType<typeof trialBalanceOf>["books"]) {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? id;
}
