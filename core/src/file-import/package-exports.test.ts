import { describe, expect, it } from "vitest";
import { readAll } from "./file-books.ts";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";
import { withNaturalSigns } from "./natural-signs.ts";
import { rowsOf } from "./testing/rows.ts";
import { tieOut } from "./tie-out.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

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
    const asPrinted = ledgerOf(sheet);
    const natural = withNaturalSigns(asPrinted.mapping, asPrinted.books);
    if (!natural) throw new Error("They don't balance as they're printed");

    const { books, lines } = ledgerOf(sheet, natural);

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
    expect(books.leftOut.rows.map(({ row, fault }) => [row, fault])).toEqual([
      [3, "total"],
      [4, "total"],
      [7, "total"],
      [8, "total"],
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

const posted = [
  ["Checking", 25000],
  ["Checking", -10000],
  ["Sales", -25000],
  ["Cost of Goods Sold", 10000],
];

const opened = { Checking: 100000, "Owner's Equity": -100000 };

type Books = ReturnType<typeof ledgerOf>["books"];

/** What isn't zero. */
function balancesOf(balances: Books["openings"]) {
  const some = balances.filter(({ amount }) => amount !== 0);
  return Object.fromEntries(some.map(({ accountId, amount }) => [accountId, amount]));
}

function failing(books: Books) {
  return tieOut(books).checks.filter(
    ({ id, outcome }) => outcome === "differs" && id !== "accounts-typed",
  );
}

function ledgerOf(sheet: string, chosen?: ReturnType<typeof guessMapping>["mapping"]) {
  const rows = rowsOf(sheet);
  const mapping = chosen ?? guessMapping(rows, { digits: 2 }).mapping;
  return { mapping, ...readAll(ledgerReader(mapping, { digits: 2 }), rows) };
}

function trialBalanceOf(sheet: string) {
  const rows = rowsOf(sheet);
  const { mapping, asOf } = guessMapping(rows, { digits: 2 });
  return readAll(trialBalanceReader(mapping, { digits: 2, ...(asOf && { asOf }) }), rows);
}
