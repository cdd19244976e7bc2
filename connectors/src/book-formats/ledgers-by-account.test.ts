import { describe, expect, it } from "vitest";
import { balancesOf, failing, ledgerOf } from "./testing/read-books.ts";

describe("a ledger by account", () => {
  it("has an account that is called as an opening is", () => {
    const { books } = ledgerOf(`
Date | C.j | N° pièce | Libellé écriture | Débit | Crédit | Solde
101300 | | | Capital social
01/01/25 | AN | | Report à nouveau | | 400,00 | -400,00
 | | | Total compte 101300 | 0,00 | 400,00 | -400,00
110000 | | | Report à nouveau
01/01/25 | AN | | Report à nouveau | | 600,00 | -600,00
 | | | Total compte 110000 | 0,00 | 600,00 | -600,00
512000 | | | Banque
01/01/25 | AN | | Report à nouveau | 1.000,00 | | 1.000,00
15/01/25 | VT | 1 | Gâteau | 250,00 | | 1.250,00
707000 | | | Ventes
15/01/25 | VT | 1 | Gâteau | | 250,00 | -250,00`);

    expect(balancesOf(books.openings)).toEqual({ 101300: -40000, 110000: -60000, 512000: 100000 });
    expect(failing(books)).toEqual([]);
  });

  it("has its first account above its first headings, which it repeats below each", () => {
    const { books, lines } = ledgerOf(`
Grootboekkaarten

1100 - ING Bank
Datum | Dagboek | Boekstuk | Omschrijving | Debet | Credit | Saldo
 | | | Beginsaldo | | | 1.000,00
2025-01-15 | MEM | 1 | Taart | 250,00 | | 1.250,00
 | | | Eindsaldo | 250,00 | 0,00 | 1.250,00

0500 - Kapitaal
Datum | Dagboek | Boekstuk | Omschrijving | Debet | Credit | Saldo
 | | | Beginsaldo | | | -1.000,00
 | | | Eindsaldo | 0,00 | 0,00 | -1.000,00

8000 - Omzet
Datum | Dagboek | Boekstuk | Omschrijving | Debet | Credit | Saldo
 | | | Beginsaldo | | | 0,00
2025-01-15 | MEM | 1 | Taart | | 250,00 | -250,00
 | | | Eindsaldo | 0,00 | 250,00 | -250,00`);

    expect(lines.map(({ accountId }) => accountId)).toEqual(["1100", "8000"]);
    expect(balancesOf(books.openings)).toEqual({ 1100: 100000, "0500": -100000 });
    expect(books.leftOut.rows.filter(({ fault }) => fault === "no-account")).toEqual([]);
    expect(failing(books)).toEqual([]);
  });

  it("says sides before its texts, in cells of their own, as Tally does", () => {
    const { books, lines } = ledgerOf(`
Ledger: | Cash
Date | Particulars | | Vch Type | Vch No. | Debit | Credit
2025-04-01 | To | Opening Balance | | | 1,000.00 |
2025-04-15 | To | Cake | Journal | 1 | 250.00 |
 | | | | | 1,250.00 |
 | By | Closing Balance | | | | 1,250.00
 | | | | | 1,250.00 | 1,250.00
Ledger: | Capital
Date | Particulars | | Vch Type | Vch No. | Debit | Credit
2025-04-01 | By | Opening Balance | | | | 1,000.00
 | To | Closing Balance | | | 1,000.00 |
Ledger: | Sales
Date | Particulars | | Vch Type | Vch No. | Debit | Credit
2025-04-15 | By | Cake | Journal | 1 | | 250.00
 | To | Closing Balance | | | 250.00 |`);

    expect(balancesOf(books.openings)).toEqual({ Cash: 100000, Capital: -100000 });
    expect(lines).toHaveLength(2);
    expect(new Set(books.leftOut.rows.map(({ fault }) => fault))).toEqual(new Set(["total"]));
  });

  it("has rows of zeros below accounts without lines, which are nothing that's left out", () => {
    const { books } = ledgerOf(`
Konto | Ver.nr | Datum | Text | Debet | Kredit | Saldo
1220 | Inventarier
 | | | Ingående balans | | | 600,00
 | | | Sidosumma | 0,00 | 0,00 |
 | | | Utgående saldo | | | 600,00
1930 | Bank
 | | | Ingående balans | | | 400,00
 | A 1 | 2025-01-15 | Tårta | 250,00 | | 650,00
 | | | Omslutning | 250,00 | 0,00 |
 | | | Utgående saldo | | | 650,00`);

    expect(books.leftOut.rows.map(({ fault }) => fault)).toEqual(["no-figures", "total"]);
  });
});

describe("a ledger of postings", () => {
  it("opens both accounts of an opening that is posted against another", () => {
    const { books, lines } = ledgerOf(`
Datum | Belegnr. | Buchungstext | Sollkonto | Habenkonto | Betrag
01.01.2025 | EB | EB-Wert Bank | 1200 | 9000 | 1.000,00
01.01.2025 | EB | EB-Wert Kapital | 9000 | 0800 | 1.000,00
15.01.2025 | 1 | Kuchen | 1200 | 8400 | 250,00`);

    expect(balancesOf(books.openings)).toMatchObject({ 1200: 100000, "0800": -100000 });
    expect(lines).toHaveLength(2);
  });

  it("may open its accounts with an entry whose text stands above its lines", () => {
    const { books, lines } = ledgerOf(`
Ver. | Datum | Text | Konto | Kontonamn | Debet | Kredit
V0 | 2025-01-01 | Ingående balans
 | | | 1930 | Bank | 1 000,00
 | | | 2081 | Aktiekapital | | 1 000,00
V1 | 2025-01-15 | Tårta
 | | | 1930 | Bank | 250,00
 | | | 3001 | Försäljning | | 250,00`);

    expect(balancesOf(books.openings)).toEqual({ 1930: 100000, 2081: -100000 });
    expect(lines).toHaveLength(2);
    expect(books.leftOut.rows.every(({ fault }) => fault === "no-figures")).toBe(true);
  });

  it("is read in the money in which its entries balance", () => {
    const { books, lines } = ledgerOf(`
Posting Date | Document No. | Account No. | Curr | Paid (FCY) | Rate | Booked | Text
2025-01-15 | D1 | 1000 | EUR | 263.16 | 0.95 | 250.00 | Cake
2025-01-15 | D1 | 4000 | EUR | -210.53 | 0.95 | -200.00 | Cake
2025-01-15 | D1 | 2100 | EUR | -52.64 | 0.95 | -50.00 | Cake
2025-02-20 | D2 | 5000 | CHF | 100.00 | 1.00 | 100.00 | Flour
2025-02-20 | D2 | 1000 | CHF | -100.00 | 1.00 | -100.00 | Flour`);

    expect(lines.map(({ amount }) => amount)).toEqual([25000, -20000, -5000, 10000, -10000]);
    expect(failing(books)).toEqual([]);
  });

  it.each(["BALANCE FORWARD", "Balance carryforward", "BALFWD", "Bal Fwd"])(
    "begins with balances that are brought forward, in a dump with short names: %s",
    (word) => {
      const { books, lines } = ledgerOf(`
ACCOUNT | ACCT_DESC | PERIOD | POST_DATE | JRNL_ID | LINE_DESC | DC_IND | AMOUNT
1000 | CHECKING | 0 | 20250101 | JE | ${word} | D | 1000.00
3000 | EQUITY | 0 | 20250101 | JE | ${word} | C | 1000.00
1000 | CHECKING | 1 | 20250115 | 0000001 | CAKE | D | 250.00
4000 | SALES | 1 | 20250115 | 0000001 | CAKE | C | 250.00`);

      expect(balancesOf(books.openings)).toEqual({ 1000: 100000, 3000: -100000 });
      expect(books.accounts.map(({ name }) => name)).toEqual(["CHECKING", "EQUITY", "SALES"]);
      expect(lines).toHaveLength(2);
    },
  );
});
