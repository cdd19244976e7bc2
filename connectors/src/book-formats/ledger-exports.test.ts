import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { balancesOf, failing, ledgerOf } from "./testing/read-books.ts";

/** A sale of 250.00, flour for 100.00, and 1,000.00 that the owner had put in: as packages write it. */
const ledgers = {
  "QuickBooks Online, with debits and credits": `
Bluestem Bakery Co.
General Ledger
January - December, 2025
 | Date | Transaction Type | Num | Name | Memo/Description | Split | Debit | Credit | Balance
Checking
 | Beginning Balance | | | | | | | | 1,000.00
 | 01/15/2025 | Invoice | 1001 | Acme | Cake | Sales | 250.00 | | 1,250.00
 | 02/20/2025 | Expense | 55 | Mill | Flour | Cost of Goods Sold | | 100.00 | 1,150.00
Total for Checking | | | | | | | $250.00 | $100.00
Owner's Equity
 | Beginning Balance | | | | | | | | 1,000.00
Total for Owner's Equity
Sales
 | 01/15/2025 | Invoice | 1001 | Acme | Cake | Checking | | 250.00 | 250.00
Total for Sales | | | | | | | | $250.00
Cost of Goods Sold
 | 02/20/2025 | Expense | 55 | Mill | Flour | Checking | 100.00 | | 100.00
Total for Cost of Goods Sold | | | | | | | $100.00`,
  "QuickBooks Desktop": `
 | | Type | Date | Num | Name | Memo | Split | Debit | Credit | Balance
Checking | | | | | | | | | | 1,000.00
 | | Invoice | 01/15/2025 | 1001 | Acme | Cake | Sales | 250.00 | | 1,250.00
 | | Check | 02/20/2025 | 55 | Mill | Flour | Cost of Goods Sold | | 100.00 | 1,150.00
Total Checking | | | | | | | | 250.00 | 100.00 | 1,150.00
Owner's Equity | | | | | | | | | | -1,000.00
Total Owner's Equity | | | | | | | | | | -1,000.00
Sales | | | | | | | | | | 0.00
 | | Invoice | 01/15/2025 | 1001 | Acme | Cake | Checking | | 250.00 | -250.00
Total Sales | | | | | | | | | 250.00 | -250.00
Cost of Goods Sold | | | | | | | | | | 0.00
 | | Check | 02/20/2025 | 55 | Mill | Flour | Checking | 100.00 | | 100.00
TOTAL | | | | | | | | 350.00 | 350.00 | 0.00`,
  "Xero, account transactions": `
Account Transactions
For the period 1 January 2025 to 31 December 2025
Date | Source | Description | Reference | Debit | Credit | Running Balance
Checking
Opening Balance | | | | 1,000.00 | | 1,000.00
15 Jan 2025 | Receive Money | Acme | 1001 | 250.00 | | 1,250.00
20 Feb 2025 | Spend Money | Mill | 55 | | 100.00 | 1,150.00
Total Checking | | | | 250.00 | 100.00 | 1,150.00
Closing Balance | | | | 1,150.00 | | 1,150.00
Owner's Equity
Opening Balance | | | | | 1,000.00 | (1,000.00)
Closing Balance | | | | | 1,000.00 | (1,000.00)
Sales
15 Jan 2025 | Receive Money | Acme | 1001 | | 250.00 | (250.00)
Closing Balance | | | | | 250.00 | (250.00)
Cost of Goods Sold
20 Feb 2025 | Spend Money | Mill | 55 | 100.00 | | 100.00
Closing Balance | | | | 100.00 | | 100.00
Total | | | | 350.00 | 350.00 | 0.00`,
  "NetSuite, with a column of accounts that lines leave empty": `
Account | Type | Date | Document Number | Name | Memo | Debit | Credit | Balance
Checking
 | Journal | 1/1/2025 | 1 | Owner | Opening balance | | | 1,000.00
 | Invoice | 1/15/2025 | 2 | Acme | Cake | 250.00 | | 1,250.00
 | Bill | 2/20/2025 | 3 | Mill | Flour | | 100.00 | 1,150.00
Owner's Equity
 | Journal | 1/1/2025 | 1 | Owner | Opening balance | | | -1,000.00
Sales
 | Invoice | 1/15/2025 | 2 | Acme | Cake | | 250.00 | -250.00
Cost of Goods Sold
 | Bill | 2/20/2025 | 3 | Mill | Flour | 100.00 | | 100.00`,
  "Fortnox, which says balances beside the account": `
Konto | Namn | Vernr | Datum | Text | Debet | Kredit | Saldo
Checking | Checking | | | Ingående balans | | | 1 000,00
Checking | Checking | A1 | 2025-01-15 | Acme | 250,00 | | 1 250,00
Checking | Checking | A2 | 2025-02-20 | Mill | | 100,00 | 1 150,00
Checking | Checking | | | Utgående saldo | 250,00 | 100,00 | 1 150,00
Owner's Equity | Owner's Equity | | | Ingående balans | | | -1 000,00
Owner's Equity | Owner's Equity | | | Utgående saldo | | | -1 000,00
Sales | Sales | A1 | 2025-01-15 | Acme | | 250,00 | -250,00
Sales | Sales | | | Utgående saldo | | 250,00 | -250,00
Cost of Goods Sold | Cost of Goods Sold | A2 | 2025-02-20 | Mill | 100,00 | | 100,00
Cost of Goods Sold | Cost of Goods Sold | | | Utgående saldo | 100,00 | | 100,00`,
};

describe("general ledgers as packages export them", () => {
  it.each(Object.entries(ledgers))("are read by account, and tie out: %s", (_package, sheet) => {
    const { books, lines } = ledgerOf(sheet);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual(posted);
    expect(balancesOf(books.openings)).toEqual(opened);
    expect(failing(books)).toEqual([]);
  });

  it("say in which column the headings of their parts stand", () => {
    const columnOf = (sheet: string) => {
      const { columns } = guessMapping(rowsOf(sheet), { digits: 2 }).mapping;
      return columns.find(({ field }) => field === "account")?.column;
    };

    expect(columnOf(ledgers["QuickBooks Online, with debits and credits"])).toBe(0);
    expect(columnOf(ledgers["QuickBooks Desktop"])).toBe(0);
    expect(columnOf(ledgers["Xero, account transactions"])).toBeUndefined();
  });

  it("may have one amount a line, above zero for a sale as well: QuickBooks Online", () => {
    const sheet = `
General Ledger
 | Date | Transaction Type | Num | Name | Memo/Description | Split | Amount | Balance
Checking
 | Beginning Balance | | | | | | | 1,000.00
 | 01/15/2025 | Invoice | 1001 | Acme | Cake | Sales | 250.00 | 1,250.00
 | 02/20/2025 | Expense | 55 | Mill | Flour | Cost of Goods Sold | -100.00 | 1,150.00
Total for Checking | | | | | | | $150.00
Owner's Equity
 | Beginning Balance | | | | | | | 1,000.00
Sales
 | 01/15/2025 | Invoice | 1001 | Acme | Cake | Checking | 250.00 | 250.00
Total for Sales | | | | | | | $250.00
Cost of Goods Sold
 | 02/20/2025 | Expense | 55 | Mill | Flour | Checking | 100.00 | 100.00`;
    const { mapping } = ledgerOf(sheet);

    const { books, lines } = ledgerOf(sheet, { ...mapping, signs: "natural" });

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual(posted);
    expect(balancesOf(books.openings)).toEqual(opened);
    expect(failing(books)).toEqual([]);
  });

  it.each([
    [
      "DATEV's batches, whose days have no year",
      `
EXTF | 700 | 21 | Buchungsstapel | 9 | 20250801120000000 | | RE | | | 1234 | 56789 | 20240701 | 4 | 20240701 | 20250630
Umsatz (ohne Soll/Haben-Kz) | Soll/Haben-Kennzeichen | WKZ Umsatz | Konto | Gegenkonto (ohne BU-Schlüssel) | Belegdatum | Buchungstext
250,00 | S | EUR | 1200 | 8400 | 1501 | Kuchen
100,00 | H | EUR | 1200 | 3400 | 107 | Mehl`,
    ],
    [
      "a journal with a debit account and a credit account",
      `
Date | Debit account | Credit account | Amount | Description
2025-01-15 | 1200 | 8400 | 250.00 | Cake
2024-07-01 | 3400 | 1200 | 100.00 | Flour`,
    ],
  ])("may name both accounts in one row: %s", (_package, sheet) => {
    const { books, lines } = ledgerOf(sheet);

    const byAccount = lines.map(({ date, accountId, amount }) => [date, accountId, amount]);
    expect(byAccount.sort()).toEqual([
      ["2024-07-01", "1200", -10000],
      ["2024-07-01", "3400", 10000],
      ["2025-01-15", "1200", 25000],
      ["2025-01-15", "8400", -25000],
    ]);
    expect(books.leftOut.count).toBe(0);
  });

  it("may name the other account beside rows of its own, which count once", () => {
    const { lines } = ledgerOf(`
Posting Date | G/L Account No. | Bal. Account No. | Amount
2025-01-15 | 1200 | 8400 | 250.00
2025-01-15 | 8400 | 1200 | -250.00`);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["1200", 25000],
      ["8400", -25000],
    ]);
  });

  it("have the ledger's accounts in a column of nominal codes, beside customers and numbers of transactions", () => {
    const { books, lines } = ledgerOf(`
Date: | 16/01/2026
Date From: | 01/01/2025 | | N/C From: | 0010
Date To: | 31/12/2025 | | N/C To: | 9999
N/C: | 1200 | Name: | Bank Current Account | | | | Account Balance: | 250.00
No | Type | Date | Account | Nominal | Ref | Details | Dept | Value | Debit | Credit
3 | SR | 15/01/2025 | ACME | 1200 | 1001 | Cake | 0 | 250.00 | 250.00 |
 | | | | | | | | Totals: | 250.00 | 0.00
 | | | | | | | | History Balance: | 250.00 |
N/C: | 4000 | Name: | Sales Type A | | | | Account Balance: | -250.00
No | Type | Date | Account | Nominal | Ref | Details | Dept | Value | Debit | Credit
3 | SI | 15/01/2025 | ACME | 4000 | 1001 | Cake | 0 | 250.00 | | 250.00
 | | | | | | | | Totals: | 0.00 | 250.00
 | | | | | | | | History Balance: | | 250.00`);

    expect(lines.map(({ date, accountId, amount }) => [date, accountId, amount])).toEqual([
      ["2025-01-15", "1200", 25000],
      ["2025-01-15", "4000", -25000],
    ]);
    expect(books.accounts.map(({ name }) => name)).toEqual([
      "Bank Current Account",
      "Sales Type A",
    ]);
    expect(books.leftOut.rows.filter(({ fault }) => fault !== "total")).toEqual([]);
    expect(failing(books)).toEqual([]);
  });

  it("name their accounts beside the numbers, whatever else has a description", () => {
    const { books } = ledgerOf(`
Posting Date | Document No. | Description | G/L Account No. | G/L Account Name | Debit Amount | Credit Amount
2025-01-15 | 1 | Cake | 1000 | Bank | 250.00 |
2025-01-15 | 1 | Cake | 4000 | Sales | | 250.00
2025-01-16 | 2 | Bread | 1000 | Bank | 50.00 |
2025-01-16 | 2 | Bread | 4000 | Sales | | 50.00`);

    expect(books.accounts.map(({ id, name }) => [id, name])).toEqual([
      ["1000", "Bank"],
      ["4000", "Sales"],
    ]);
  });
});

const posted = [
  ["Checking", 25000],
  ["Checking", -10000],
  ["Sales", -25000],
  ["Cost of Goods Sold", 10000],
];

const opened = { Checking: 100000, "Owner's Equity": -100000 };
