import { describe, expect, it } from "vitest";
import { balancesOf, failing, ledgerOf } from "./testing/read-books.ts";

const opened = { Checking: 100000, "Owner's Equity": -100000 };

const posted = [
  ["Checking", 25000],
  ["Sales", -25000],
  ["Cost of Goods Sold", 10000],
  ["Checking", -10000],
];

const ledgers = {
  "an entry of their own, as the first, that one line names": `
Date | Number | Description | Memo | Full Account Name | Amount Num.
01/01/2025 | | Opening Balances | | Checking | 1,000.00
 | | | | Owner's Equity | -1,000.00
15/01/2025 | | Cake | | Checking | 250.00
 | | | | Sales | -250.00
20/02/2025 | | Flour | | Cost of Goods Sold | 100.00
 | | | | Checking | -100.00`,
  "rows whose text stands beside an empty column of comments": `
txnidx | date | description | comment | account | amount
1 | 2025-01-01 | opening balances | | Checking | 1000.00
1 | 2025-01-01 | opening balances | | Owner's Equity | -1000.00
2 | 2025-01-15 | Cake | | Checking | 250.00
2 | 2025-01-15 | Cake | | Sales | -250.00
3 | 2025-02-20 | Flour | | Cost of Goods Sold | 100.00
3 | 2025-02-20 | Flour | | Checking | -100.00`,
  "an opening entry of the year, in Spanish": `
Asiento | Fecha | Cuenta | Concepto | Debe | Haber
1 | 01/01/2025 | Checking | APERTURA EJERCICIO | 1.000,00 |
1 | 01/01/2025 | Owner's Equity | APERTURA EJERCICIO | | 1.000,00
2 | 15/01/2025 | Checking | Tarta | 250,00 |
2 | 15/01/2025 | Sales | Tarta | | 250,00
3 | 20/02/2025 | Cost of Goods Sold | Harina | 100,00 |
3 | 20/02/2025 | Checking | Harina | | 100,00`,
  "dated rows of a dump, whose columns have short names": `
POSTDATE | JE | ACCTNAME | DRCR | AMT | DESCR
20250101 | 0 | Checking | D | 1000.00 | BALANCE FORWARD
20250101 | 0 | Owner's Equity | C | 1000.00 | BALANCE FORWARD
20250115 | 1 | Checking | D | 250.00 | Cake
20250115 | 1 | Sales | C | 250.00 | Cake
20250220 | 2 | Cost of Goods Sold | D | 100.00 | Flour
20250220 | 2 | Checking | C | 100.00 | Flour`,
};

describe("opening balances", () => {
  it.each(Object.entries(ledgers))("may be %s", (_what, sheet) => {
    const { books, lines } = ledgerOf(sheet);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual(posted);
    expect(balancesOf(books.openings)).toEqual(opened);
    expect(failing(books)).toEqual([]);
  });

  it("may be brought forward, and carried forward below the lines", () => {
    const { books, lines } = ledgerOf(`
Nominal | Name | Date | Details | Dr | Cr | Balance
1000 | Bank | | Balance b/f | | | 1,000.00 Dr
1000 | Bank | 15/01/2025 | Cake | 250.00 | | 1,250.00 Dr
1000 | Bank | | Balance c/f | | | 1,250.00 Dr
3000 | Capital | | Balance b/f | | | 1,000.00 Cr
3000 | Capital | | Balance c/f | | | 1,000.00 Cr
4000 | Sales | 15/01/2025 | Cake | | 250.00 | 250.00 Cr
4000 | Sales | | Balance c/f | | | 250.00 Cr`);

    expect(lines).toHaveLength(2);
    expect(balancesOf(books.openings)).toEqual({ 1000: 100000, 3000: -100000 });
    expect(balancesOf(books.closings)).toEqual({ 1000: 125000, 3000: -100000, 4000: -25000 });
    expect(failing(books)).toEqual([]);
  });

  it("aren't what an account's balance is again below its lines, in whatever words", () => {
    const { books } = ledgerOf(`
Nominal | Name | Date | Details | Dr | Cr | Balance
1000 | Bank | | Overdracht | | | 1,000.00
1000 | Bank | 15/01/2025 | Cake | 250.00 | | 1,250.00
1000 | Bank | | Naar blad 2 | | | 1,250.00
3000 | Capital | | Overdracht | | | -1,000.00
4000 | Sales | 15/01/2025 | Cake | | 250.00 | -250.00`);

    expect(balancesOf(books.openings)).toEqual({ 1000: 100000, 3000: -100000 });
    expect(failing(books)).toEqual([]);
  });

  it("may be said of the year, and again of the period", () => {
    const { books } = ledgerOf(`
Konto | Ver nr | Datum | Text | Debet | Kredit | Saldo
1930 | Bank
 | | | Ingående balans | | | 1 000,00
 | | | Ingående saldo | | | 1 000,00
 | A 1 | 2025-01-15 | Tårta | 250,00 | | 1 250,00
 | | | Utgående saldo | | | 1 250,00
2081 | Aktiekapital
 | | | Ingående balans | | | -1 000,00
 | | | Ingående saldo | | | -1 000,00
 | | | Utgående saldo | | | -1 000,00
3001 | Försäljning
 | A 1 | 2025-01-15 | Tårta | | 250,00 | -250,00
 | | | Utgående saldo | | | -250,00`);

    expect(balancesOf(books.openings)).toEqual({ 1930: 100000, 2081: -100000 });
    expect(failing(books)).toEqual([]);
  });
});

describe("a ledger in parts", () => {
  it("may have the first account's label and number in one cell, above the first headings", () => {
    const { books, lines } = ledgerOf(`
Kontenblatt 2025
Konto: 1200 | Bank
Datum | Beleg | Buchungstext | Soll | Haben | Saldo
01.01.2025 | | Eröffnungsbilanz | 1.000,00 | | 1.000,00
15.01.2025 | 1 | Kuchen | 250,00 | | 1.250,00
 | | Kontoumsatz | 1.250,00 | 0,00 | 1.250,00
Konto: 0800 | Kapital
Datum | Beleg | Buchungstext | Soll | Haben | Saldo
01.01.2025 | | Eröffnungsbilanz | | 1.000,00 | -1.000,00
 | | Kontoumsatz | 0,00 | 1.000,00 | -1.000,00
Konto: 8400 | Erlöse
Datum | Beleg | Buchungstext | Soll | Haben | Saldo
15.01.2025 | 1 | Kuchen | | 250,00 | -250,00
 | | Kontoumsatz | 0,00 | 250,00 | -250,00`);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["1200", 25000],
      ["8400", -25000],
    ]);
    expect(balancesOf(books.openings)).toEqual({ "0800": -100000, 1200: 100000 });
    expect(failing(books)).toEqual([]);
  });

  it("may print an account's balance beside its number, where lines have another figure", () => {
    const { books, lines } = ledgerOf(`
N/C: | 1200 | Name: | Bank | | Account Balance: | 250.00
No | Type | Date | Ref | Details | Debit | Credit
1 | SI | 15/01/2025 | 7 | Cake | 250.00 |
 | | | | Totals: | 250.00 | 0.00
N/C: | 4000 | Name: | Sales | | Account Balance: | -250.00
No | Type | Date | Ref | Details | Debit | Credit
1 | SI | 15/01/2025 | 7 | Cake | | 250.00
 | | | | Totals: | 0.00 | 250.00`);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["1200", 25000],
      ["4000", -25000],
    ]);
    expect(books.leftOut.rows.filter(({ fault }) => fault !== "total")).toEqual([]);
    expect(failing(books)).toEqual([]);
  });
});

describe("a column of balances", () => {
  it("may be each line's own debit less credit, which is none", () => {
    const { books } = ledgerOf(`
Date | Number | Account | Debit | Credit | Balance
2025-01-15 | 1 | 1000 Checking | 250.00 | 0.00 | 250.00
2025-01-15 | 1 | 4000 Sales | 0.00 | 250.00 | -250.00
2025-01-16 | 2 | 1000 Checking | 40.00 | 0.00 | 40.00
2025-01-16 | 2 | 4000 Sales | 0.00 | 40.00 | -40.00`);

    expect(failing(books)).toEqual([]);
  });
});

describe("a ledger whose entries are numbered", () => {
  it("has its accounts above their lines, with their openings, as CONTPAQi's auxiliaries", () => {
    const { books, lines } = ledgerOf(`
Movimientos, Auxiliares del catálogo
del 01/Ene/2025 al 31/Ene/2025
C u e n ta | N o m b r e | | | | | | Saldo Inicial
Fecha | Tipo | Número | Concepto | Referencia | Cargos | Abonos | Saldo
1020-001 | BANCOS | | | | | Saldo inicial : | 1,000.00
15/Ene/2025 | Diario | 1 | Pastel | F1 | 250.00 | | 1,250.00
 | | | | Total: | 250.00 | 0.00 | 1,250.00
3010-001 | CAPITAL | | | | | Saldo inicial : | 1,000.00
 | | | | Total: | 0.00 | 0.00 | 1,000.00
4010-001 | VENTAS | | | | | Saldo inicial : | 0.00
15/Ene/2025 | Diario | 1 | Pastel | F1 | | 250.00 | 250.00
 | | | | Total: | 0.00 | 250.00 | 250.00`);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["1020-001", 25000],
      ["4010-001", -25000],
    ]);
    expect(balancesOf(books.openings)).toEqual({ "1020-001": 100000, "3010-001": -100000 });
    expect(failing(books)).toEqual([]);
  });
});

describe("a ledger's rows of accounts", () => {
  it("may have a column for openings, above the lines: Siigo", () => {
    const { books, lines } = ledgerOf(`
Código contable | Cuenta contable | Comprobante | Fecha elaboración | Descripción | Saldo inicial | Débito | Crédito | Saldo Movimiento
11100501 | Bancos | | | | 1,000.00 | 250.00 | 0.00 | 1,250.00
11100501 | Bancos | CC-1 | 15/01/2025 | Torta | | 250.00 | 0.00 | 1,250.00
31050501 | Capital | | | | -1,000.00 | 0.00 | 0.00 | -1,000.00
41350501 | Ventas | | | | 0.00 | 0.00 | 250.00 | -250.00
41350501 | Ventas | CC-1 | 15/01/2025 | Torta | | 0.00 | 250.00 | -250.00`);

    expect(lines).toHaveLength(2);
    expect(balancesOf(books.openings)).toEqual({ 11100501: 100000, 31050501: -100000 });
    expect(books.leftOut.rows).toEqual([]);
    expect(failing(books)).toEqual([]);
  });
});
