import { describe, expect, it } from "vitest";
import { balancesOf, failing, ledgerOf, trialBalanceOf } from "./testing/read-books.ts";

const trialBalances = {
  "printed in another year than its span": `
Saldobalans
Period: 2025-01-01 - 2025-12-31 | | | Utskrivet: 2026-02-03
Konto | Ing balans | Debet | Kredit | Utg balans
Checking | 1 000,00 | 250,00 | 100,00 | 1 150,00
Owner's Equity | -1 000,00 | 0,00 | 0,00 | -1 000,00
Sales | 0,00 | 0,00 | 250,00 | -250,00
Cost of Goods Sold | 0,00 | 100,00 | 0,00 | 100,00
Totaux de la balance | 0,00 | 350,00 | 350,00 | 0,00`,
  "a month beside the year so far": `
Konto | EB-Wert | | Dezember 2025 | | Kumuliert | | Saldo |
 | Soll | Haben | Soll | Haben | Soll | Haben | Soll | Haben
Checking | 1.000,00 | | 20,00 | 30,00 | 250,00 | 100,00 | 1.150,00 |
Owner's Equity | | 1.000,00 | | | | | | 1.000,00
Sales | | | | 20,00 | | 250,00 | | 250,00
Cost of Goods Sold | | | 30,00 | | 100,00 | | 100,00 |`,
  "a span above two of its columns": `
BALANCETE | | Período: 01/01/2025 a 31/12/2025
Conta | Saldo Anterior | Débito | Crédito | Saldo Atual
Checking | 1.000,00D | 250,00 | 100,00 | 1.150,00D
Owner's Equity | 1.000,00C | 0,00 | 0,00 | 1.000,00C
Sales | 0,00 | 0,00 | 250,00 | 250,00C
Cost of Goods Sold | 0,00 | 100,00 | 0,00 | 100,00D`,
  "openings, movements and balances in both their sides": `
Période du 01/01/25 au 31/12/25
 | Soldes d'ouverture | | Mouvements | | Soldes de clôture |
Intitulé des comptes | Débit | Crédit | Débit | Crédit | Débit | Crédit
Checking | 1 000,00 | 0,00 | 250,00 | 100,00 | 1 150,00 | 0,00
Owner's Equity | 0,00 | 1 000,00 | 0,00 | 0,00 | 0,00 | 1 000,00
Sales | 0,00 | 0,00 | 0,00 | 250,00 | 0,00 | 250,00
Cost of Goods Sold | 0,00 | 0,00 | 100,00 | 0,00 | 100,00 | 0,00`,
  "a worksheet, whose adjusted balances count": `
For the year ended December 31, 2025
 | Unadjusted Trial Balance | | Adjustments | | Adjusted Trial Balance | | Income Statement | | Balance Sheet |
Account Title | Dr | Cr | Dr | Cr | Dr | Cr | Dr | Cr | Dr | Cr
Checking | 1,150.00 | | | | 1,150.00 | | | | 1,150.00 |
Owner's Equity | | 1,000.00 | | | | 1,000.00 | | | | 1,000.00
Sales | | 240.00 | | 10.00 | | 250.00 | | 250.00 | |
Cost of Goods Sold | 90.00 | | 10.00 | | 100.00 | | 100.00 | | |`,
  "a side of Italian letters": `
Bilancio di verifica al 31/12/2025
Conto | Progr. Dare | Progr. Avere | Saldo | D/A
Checking | 1.250,00 | 100,00 | 1.150,00 | D
Owner's Equity | 0,00 | 1.000,00 | 1.000,00 | A
Sales | 0,00 | 250,00 | 250,00 | A
Cost of Goods Sold | 100,00 | 0,00 | 100,00 | D`,
  "groups above their accounts, told apart by nothing but their sums": `
1-Jan-25 to 31-Dec-25
Particulars | Debit | Credit
Current Assets | 1,150.00 |
Checking | 1,150.00 |
Capital Account | | 1,000.00
Owner's Equity | | 1,000.00
Sales Accounts | | 250.00
Sales | | 250.00
Direct Expenses | 100.00 |
Cost of Goods Sold | 100.00 |
Grand Total | 1,250.00 | 1,250.00`,
  "pages with headers of their own": `
Date: | 15/01/2026 | Page: | 1
To Period: | Month 12, December 2025
N/C | | Debit | Credit
Checking | | 1,150.00 |
Owner's Equity | | | 1,000.00
Date: | 15/01/2026 | Page: | 2
To Period: | Month 12, December 2025
N/C | | Debit | Credit
Sales | | | 250.00
Cost of Goods Sold | | 100.00 |`,
  "a day in each row, and openings": `
Date | Account | Opening | Net change | Closing
2025-12-31 | Checking | 1,000.00 | 150.00 | 1,150.00
2025-12-31 | Owner's Equity | -1,000.00 | 0.00 | -1,000.00
2025-12-31 | Sales | 0.00 | -250.00 | -250.00
2025-12-31 | Cost of Goods Sold | 0.00 | 100.00 | 100.00`,
};

describe("trial balances that no package's layout was written for", () => {
  it.each(Object.entries(trialBalances))("are read to their balances: %s", (_what, sheet) => {
    const { books } = trialBalanceOf(sheet);

    expect([...new Set(books.closings.map(({ on }) => on))]).toEqual(["2025-12-31"]);
    expect(balancesOf(books.closings)).toEqual({
      Checking: 115000,
      "Owner's Equity": -100000,
      Sales: -25000,
      "Cost of Goods Sold": 10000,
    });
    expect(books.accounts).toHaveLength(4);
    expect(failing(books)).toEqual([]);
  });

  it.each([
    [
      "above it, and the numbers of sums end in zeros",
      `
31/12/2025
Cuenta | Nombre | Saldo
102-00-000 | Bancos | 150,00
102-01-000 | Bancos nacionales | 100,00
102-02-000 | Bancos extranjeros | 50,00
118-00-000 | Impuestos | 0,00
118-01-000 | IVA acreditable | 0,00
301-00-000 | Capital | -150,00
301-01-000 | Capital fijo | -150,00`,
    ],
    [
      "below it, without a number",
      `
31.12.2025
Kontonr. | Kontonavn | Saldo
102-01-000 | Bank | 100,00
102-02-000 | Kasse | 50,00
 | Likvide midler | 150,00
118-01-000 | Moms | 0,00
301-01-000 | Kapital | -150,00`,
    ],
  ])("may have the sum of accounts %s", (_where, sheet) => {
    const { books } = trialBalanceOf(sheet);

    expect(balancesOf(books.closings)).toEqual({
      "102-01-000": 10000,
      "102-02-000": 5000,
      "301-01-000": -15000,
    });
    expect(books.accounts.map(({ id }) => id)).toContain("118-01-000");
    expect(books.leftOut.rows.every(({ fault }) => fault === "total")).toBe(true);
    expect(failing(books)).toEqual([]);
  });
});

const ledgers = {
  "openings that name no account, above lines that do": `
Posting Date | Account | Debit | Credit | Balance | Voucher No
 | 'Opening' | 1,000.00 | 0.00 | 1,000.00
2025-01-15 | Checking | 250.00 | 0.00 | 1,250.00 | 1
2025-02-20 | Checking | 0.00 | 100.00 | 1,150.00 | 2
 | 'Total' | 250.00 | 100.00 | 150.00
 | 'Closing (Opening + Total)' | 1,250.00 | 100.00 | 1,150.00
 | 'Opening' | 0.00 | 1,000.00 | -1,000.00
2025-02-20 | Owner's Equity | 0.00 | 0.00 | -1,000.00 | 2
 | 'Total' | 0.00 | 0.00 | 0.00
 | 'Closing (Opening + Total)' | 0.00 | 1,000.00 | -1,000.00
2025-01-15 | Sales | 0.00 | 250.00 | -250.00 | 1
2025-02-20 | Cost of Goods Sold | 100.00 | 0.00 | 100.00 | 2`,
  "labels in the column of accounts, below a day in words": `
Date | Account | Type | Debit | Credit | Balance
Checking
As On 01 Jan 2025 | Opening Balance | | 1,000.00 | | 1,000.00 Dr
15 Jan 2025 | Checking | Invoice | 250.00 | | 1,250.00 Dr
20 Feb 2025 | Checking | Bill | | 100.00 | 1,150.00 Dr
As On 31 Dec 2025 | Closing Balance | | 1,150.00 | |
Owner's Equity
As On 01 Jan 2025 | Opening Balance | | | 1,000.00 | 1,000.00 Cr
As On 31 Dec 2025 | Closing Balance | | | 1,000.00 |
Sales
15 Jan 2025 | Sales | Invoice | | 250.00 | 250.00 Cr
Cost of Goods Sold
20 Feb 2025 | Cost of Goods Sold | Bill | 100.00 | | 100.00 Dr`,
  "the account beside its opening alone": `
Rekening | Datum | Boekstuk | Omschrijving | Debet | Credit | Saldo
Checking | | | Beginsaldo | 1.000,00 | | 1.000,00
 | 15-01-2025 | 1 | Taart | 250,00 | | 1.250,00
 | 20-02-2025 | 2 | Meel | | 100,00 | 1.150,00
 | | | Totaal | 1.250,00 | 100,00 | 1.150,00
Owner's Equity | | | Beginsaldo | | 1.000,00 | -1.000,00
 | | | Totaal | | 1.000,00 | -1.000,00
Sales | | | Beginsaldo | | |
 | 15-01-2025 | 1 | Taart | | 250,00 | -250,00
 | | | Totaal | | 250,00 | -250,00
Cost of Goods Sold | | | Beginsaldo | | |
 | 20-02-2025 | 2 | Meel | 100,00 | | 100,00
 | | | Totaal | 100,00 | | 100,00`,
  "the opening's label in a column of figures": `
Posted dt. | JNL | Memo | Debit | Credit | Balance
Checking | | | | Balance forward As of 01/01/2025 | 1,000.00
01/15/2025 | SJ | Cake | 250.00 | | 1,250.00
02/20/2025 | PJ | Flour | | 100.00 | 1,150.00
Totals for Checking | | | 250.00 | 100.00 | 1,150.00
Owner's Equity | | | | Balance forward As of 01/01/2025 | -1,000.00
Totals for Owner's Equity | | | 0.00 | 0.00 | -1,000.00
Sales | | | | Balance forward As of 01/01/2025 | 0.00
01/15/2025 | SJ | Cake | | 250.00 | -250.00
Cost of Goods Sold | | | | Balance forward As of 01/01/2025 | 0.00
02/20/2025 | PJ | Flour | 100.00 | | 100.00`,
  "a balance below each account's lines, labeled with that word alone": `
Dato | Bilag | Tekst | Beløb | Saldo
Checking
01.01.2025 | | Primosaldo | | 1.000,00
15.01.2025 | 1 | Kage | 250,00 | 1.250,00
20.02.2025 | 2 | Mel | -100,00 | 1.150,00
 | | Saldo | | 1.150,00
Owner's Equity
01.01.2025 | | Primosaldo | | -1.000,00
 | | Saldo | | -1.000,00
Sales
15.01.2025 | 1 | Kage | -250,00 | -250,00
 | | Saldo | | -250,00
Cost of Goods Sold
20.02.2025 | 2 | Mel | 100,00 | 100,00
 | | Saldo | | 100,00`,
};

describe("ledgers that no package's layout was written for", () => {
  it.each(Object.entries(ledgers))("are read by account, and tie out: %s", (_what, sheet) => {
    const { books, lines } = ledgerOf(sheet);

    const moved = lines.filter(({ amount }) => amount !== 0);
    expect(moved.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["Checking", 25000],
      ["Checking", -10000],
      ["Sales", -25000],
      ["Cost of Goods Sold", 10000],
    ]);
    expect(balancesOf(books.openings)).toEqual({ Checking: 100000, "Owner's Equity": -100000 });
    expect(failing(books)).toEqual([]);
  });

  it("have a total below each entry that isn't a posting", () => {
    const { books, lines } = ledgerOf(`
Journal Report
Date | Account | Debit | Credit
15 Jan 2025
 | Checking | 250.00 |
 | Sales | | 250.00
 | Total | 250.00 | 250.00
20 Feb 2025
 | Cost of Goods Sold | 100.00 |
 | Checking | | 100.00
 | Total | 100.00 | 100.00`);

    expect(lines).toHaveLength(4);
    expect(books.accounts.map(({ id }) => id)).not.toContain("Total");
  });

  it("are told by days beside accounts that come again, whatever the days are called", () => {
    const { books, lines } = ledgerOf(`
Booked in | Konto | Betrag | Text
2025-01-15T00:00:00Z | Checking | 250,00 | Cake
2025-01-15T00:00:00Z | Sales | -250,00 | Cake
2025-02-20T00:00:00Z | Checking | -100,00 | Flour
2025-02-20T00:00:00Z | Sales | 100,00 | Flour
2025-03-03T00:00:00Z | Checking | 40,00 | Bread
2025-03-03T00:00:00Z | Sales | -40,00 | Bread
* Checking | | 190,00 |`);

    expect(lines).toHaveLength(6);
    expect(books.accounts.map(({ id }) => id)).toEqual(["Checking", "Sales"]);
  });
});
