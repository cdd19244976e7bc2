import { readAll } from "@tieout/core/book-mapping/file-books";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";

describe("ledgerReader", () => {
  it("reads a flat ledger", () => {
    const { books, lines } = ledgerOf(`
Date | Entry no | Account | Description | Debit | Credit
2025-01-15 | 7 | 6100 Rent | Office | 500.00 |
2025-01-15 | 7 | 1010 Checking | Office | | 500.00
2025-01-31 | 8 | 1010 Checking | Fee | | 5.00
31/31/2025 | 9 | 1010 Checking | Fee | | 5.00
9999-12-31 | 10 | 1010 Checking | Fee | | 5.00`);

    expect(lines[0]).toEqual({
      transactionId: "7",
      transactionType: "Journal entry",
      lineNumber: 2,
      date: "2025-01-15",
      accountId: "6100",
      amount: 50000,
      memo: "Office",
    });
    expect(books.lines).toMatchObject({
      count: 3,
      first: "2025-01-15",
      last: "2025-01-31",
      debits: 50000,
      credits: 50500,
      vouchers: 2,
      unbalanced: { count: 1, some: [{ transactionId: "8", difference: -500 }] },
    });
    expect(books.leftOut.rows).toMatchObject([
      { row: 5, value: "31/31/2025", fault: "no-such-day" },
      { row: 6, value: "9999-12-31", fault: "no-such-day" },
    ]);
  });

  it("reads a ledger in parts, with openings, totals and balances of its own", () => {
    const { books, lines } = ledgerOf(`
General ledger
Date | Num | Memo | Debit | Credit | Balance
1010 · Checking
     | | Beginning balance | | | 1,000.00
01/13/2025 | 7 | Rent | | 500.00 | 500.00
01/20/2025 | 8 | Sale | 80.00 | | 580.00
Total 1010 · Checking | | | 80.00 | 500.00 |
6100 · Rent
01/13/2025 | 7 | Rent | 500.00 | | 500.00
Total 6100 · Rent | | | 500.00 | |
4000 · Sales
01/20/2025 | 8 | Sale | | 80.00 | -80.00
Grand total | | | 580.00 | 580.00 |`);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["1010", -50000],
      ["1010", 8000],
      ["6100", 50000],
      ["4000", -8000],
    ]);
    expect(books.openings).toEqual([{ accountId: "1010", on: "2024-12-31", amount: 100000 }]);
    expect(books.totals.filter(({ said, added }) => said !== added)).toEqual([]);
    expect(books.totals).toHaveLength(8);
    expect(books.leftOut.rows.map(({ fault }) => fault)).toEqual(["total", "total", "total"]);
  });

  it("may have headings in two rows, and names in two columns below them", () => {
    const sheet = (second: string) => `
Date | Text | Debit | Credit
${second}
01/13/2025 | Cake | 250.00 |
Sales | Income
01/13/2025 | Cake | | 250.00`;

    const twice = ledgerOf(sheet(" | | Amount | Amount\nChecking | Bank"));
    const once = ledgerOf(sheet("Checking | Bank"));

    const accounts = [twice, once].map(({ lines }) => lines.map(({ accountId }) => accountId));
    expect(accounts).toEqual([
      ["Checking", "Sales"],
      ["Checking", "Sales"],
    ]);
  });

  it("takes balances that are printed above zero for what is owed", () => {
    const { books } = ledgerOf(`
Date | Account | Debit | Credit | Balance
2025-01-15 | 2010 Payables | | 50.00 | 50.00
2025-01-16 | 2010 Payables | | 20.00 | 70.00
2025-01-17 | 2010 Payables | 30.00 | | 40.00`);

    expect(books.openings).toEqual([]);
    expect(books.totals).toEqual([
      {
        what: "running-balance",
        place: { row: 4, accountId: "2010" },
        said: -4000,
        added: -4000,
      },
    ]);
  });

  it("finds the row where the printed balance leaves the lines", () => {
    const { books } = ledgerOf(`
Date | Account | Debit | Credit | Balance
2025-01-15 | 1010 Bank | 50.00 | | 150.00
2025-01-16 | 1010 Bank | 21.00 | | 170.00
2025-01-17 | 1010 Bank | | 30.00 | 140.00`);

    expect(books.openings).toEqual([{ accountId: "1010", on: "2024-12-31", amount: 10000 }]);
    expect(books.totals).toEqual([
      { what: "running-balance", place: { row: 3, accountId: "1010" }, said: 17000, added: 17100 },
    ]);
  });

  it("reads an amount with its side, and days without vouchers as what balances", () => {
    const { lines, books } = ledgerOf(`
Datum | Konto | Betrag | S/H
15.01.2025 | 1200 | 50,00 | S
15.01.2025 | 8400 | 50,00 | H
16.01.2025 | 8400 | 5O,00 | H`);

    expect(lines.map(({ amount, transactionId }) => [amount, transactionId])).toEqual([
      [5000, "2025-01-15"],
      [-5000, "2025-01-15"],
    ]);
    expect(books.lines.vouchers).toBeUndefined();
    expect(books.leftOut.rows).toMatchObject([
      { row: 4, value: "5O,00", fault: "letter", column: 2 },
    ]);
  });

  it("takes books that begin in July and last a year for a year that ends in June", () => {
    const { books } = ledgerOf(`
Date | Account | Debit | Credit
2024-07-01 | 1010 | 1.00 |
2025-06-30 | 1010 | | 1.00`);

    expect(books.fiscalYears).toEqual([{ start: "2024-07-01", end: "2025-06-30", said: false }]);
  });
});

function ledgerOf(sheet: string) {
  const rows = rowsOf(sheet);
  return readAll(ledgerReader(guessMapping(rows, { digits: 2 }).mapping, { digits: 2 }), rows);
}
