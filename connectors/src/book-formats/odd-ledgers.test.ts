import { describe, expect, it } from "vitest";
import { balancesOf, failing, ledgerOf, trialBalanceOf } from "./testing/read-books.ts";

/** A sale of 250.00, flour for 100.00, and 1,000.00 that the owner had put in. */
const ledgers = {
  "MYOB, whose parts end with a total that names nothing": `
ID# | Src | Date | Memo | Debit | Credit | Net Activity | Ending Balance
1200 | | Bank Account
 | | Beginning Balance: | | | | | $1,000.00
CR1 | CR | 15/01/2025 | Cake | $250.00 | | | $1,250.00
1 | CD | 20/02/2025 | Flour | | $100.00 | | $1,150.00
 | | | Total: | $250.00 | $100.00 | $150.00 | $1,150.00
3000 | | Owner's Equity
 | | Beginning Balance: | | | | | $1,000.00 cr
4000 | | Sales
CR1 | CR | 15/01/2025 | Cake | | $250.00 | | $250.00 cr
 | | | Total: | $0.00 | $250.00 | $250.00 cr | $250.00 cr
5000 | | Cost of Goods Sold
1 | CD | 20/02/2025 | Flour | $100.00 | | | $100.00
 | | | Total: | $100.00 | $0.00 | $100.00 | $100.00`,
  "Wave, in its business's currency": `
ACCOUNT NUMBER | DATE | DESCRIPTION | DEBIT (In Business Currency) | CREDIT (In Business Currency) | BALANCE (In Business Currency)
 | Bank Account
 | Starting Balance | | | | $1,000.00
 | 2025-01-15 | Acme - Cake | $250.00 | | $1,250.00
 | 2025-02-20 | Mill - Flour | | $100.00 | $1,150.00
 | Totals and Ending Balance | | $250.00 | $100.00 | $1,150.00
 | Balance Change | | $150.00
 | Owner's Equity
 | Starting Balance | | | | $1,000.00
 | Totals and Ending Balance | | $0.00 | $0.00 | $1,000.00
 | Sales
 | 2025-01-15 | Acme - Cake | | $250.00 | $250.00
 | Balance Change | | $250.00
 | Cost of Goods Sold
 | 2025-02-20 | Mill - Flour | $100.00 | | $100.00
 | Balance Change | | $100.00`,
  "Zoho Books, whose balances stand as of a day": `
Date | Account | Transaction Details | Transaction Type | Reference# | Debit | Credit | Amount
As On 01/01/2025 | Bank Account | Opening Balance | | | 1000.00 | | 1000.00 Dr
15/01/2025 | Bank Account | Acme | Customer Payment | | 250.00 | | 250.00 Dr
20/02/2025 | Bank Account | Mill | Expense | | | 100.00 | 100.00 Cr
As On 31/12/2025 | Bank Account | Closing Balance | | | 1150.00 | | 1150.00 Dr
As On 01/01/2025 | Owner's Equity | Opening Balance | | | | 1000.00 | 1000.00 Cr
As On 31/12/2025 | Owner's Equity | Closing Balance | | | | 1000.00 | 1000.00 Cr
15/01/2025 | Sales | Acme | Invoice | | | 250.00 | 250.00 Cr
As On 31/12/2025 | Sales | Closing Balance | | | | 250.00 | 250.00 Cr
20/02/2025 | Cost of Goods Sold | Mill | Expense | | 100.00 | | 100.00 Dr
As On 31/12/2025 | Cost of Goods Sold | Closing Balance | | | 100.00 | | 100.00 Dr`,
  "Sage 300, whose totals begin with the account's word": `
Account Number / Prd. | Source | Doc. Date | Description | Batch - Entry | Debits | Credits | Net Change | Balance
1200 | | | Bank Account | | | | | 1,000.00
 01 | GL-JE | 1/15/2025 | Cake | 1 - 1 | 250.00
 02 | GL-JE | 2/20/2025 | Flour | 2 - 1 | | 100.00
Account Total: 1200 | | | | | 250.00 | 100.00 | 150.00 | 1,150.00
3000 | | | Owner's Equity | | | | | -1,000.00
Account Total: 3000 | | | | | | | | -1,000.00
4000 | | | Sales | | | | | 0.00
 01 | GL-JE | 1/15/2025 | Cake | 1 - 1 | | 250.00
Account Total: 4000 | | | | | | 250.00 | -250.00 | -250.00
5000 | | | Cost of Goods Sold | | | | | 0.00
 02 | GL-JE | 2/20/2025 | Flour | 2 - 1 | 100.00
Account Total: 5000 | | | | | 100.00 | | 100.00 | 100.00`,
  "Yardi, whose parts end with their net change": `
Property | Date | Person/Description | Reference | Debit | Credit | Balance | Remarks
1200 | | Bank Account | | | | 1,000.00 | = Beginning Balance =
blue | 1/15/2025 | Acme | 1 | 250.00 | 0.00 | 1,250.00 | Cake
blue | 2/20/2025 | Mill | 2 | 0.00 | 100.00 | 1,150.00 | Flour
 | | Net Change=150.00 | | 250.00 | 100.00 | 1,150.00 | = Ending Balance =
3000 | | Owner's Equity | | | | -1,000.00 | = Beginning Balance =
4000 | | Sales | | | | 0.00 | = Beginning Balance =
blue | 1/15/2025 | Acme | 1 | 0.00 | 250.00 | -250.00 | Cake
5000 | | Cost of Goods Sold | | | | 0.00 | = Beginning Balance =
blue | 2/20/2025 | Mill | 2 | 100.00 | 0.00 | 100.00 | Flour`,
};

describe("ledgers that say what they hold in words of their own", () => {
  it.each(Object.entries(ledgers))("are read whole, and tie out: %s", (_package, sheet) => {
    const { books, lines } = ledgerOf(sheet);

    expect(lines.map(({ amount }) => amount)).toEqual([25000, -10000, -25000, 10000]);
    expect(Object.values(balancesOf(books.openings))).toEqual([100000, -100000]);
    expect(failing(books)).toEqual([]);
    expect(books.leftOut.rows.filter(({ fault }) => fault !== "total")).toEqual([]);
  });

  it.each([
    [
      "Wave's transactions, whose column of accounts' ids is empty",
      `
Transaction ID | Transaction Date | Account Name | Amount (One column) | Debit Amount (Two Column Approach) | Credit Amount (Two Column Approach) | Account ID
100001 | 2025-01-15 | Bank | 250.00 | 250.00 | |
100001 | 2025-01-15 | Sales | 250.00 | | 250.00 |
100002 | 2025-02-20 | Bank | -100.00 | | 100.00 |
100002 | 2025-02-20 | Flour | 100.00 | 100.00 | |`,
    ],
    [
      "Lexware's journal",
      `
Belegdatum | Belegnummer | Buchungstext | Buchungsbetrag | Sollkonto | Habenkonto | Buchungsbetrag Euro
15.01.2025 | 1 | Kuchen | 250,00 | Bank | Sales | 250,00
20.02.2025 | 2 | Mehl | 100,00 | Flour | Bank | 100,00`,
    ],
    [
      "SAP's items, whose keys are figures as well",
      `
Sachkonto | Belegnummer | Belegart | Buchungsdatum | Buchungsschlüssel | Betrag in Hauswährung | Text
Bank | 100000001 | DR | 15.01.2025 | 40 | 250,00 | Kuchen
Sales | 100000001 | DR | 15.01.2025 | 50 | 250,00- | Kuchen
Bank | 100000002 | KR | 20.02.2025 | 50 | 100,00- | Mehl
Flour | 100000002 | KR | 20.02.2025 | 40 | 100,00 | Mehl`,
    ],
    [
      "Exact's, whose columns without a use are figures too",
      `
Periode | Datum | Dagboek | Bkst.nr. | Grootboekrekening | Naam | Omschrijving | Debet | Credit
1 | 15-01-2025 | 20 | 25200001 | Bank | Kas | Taart | 250,00 |
1 | 15-01-2025 | 20 | 25200001 | Sales | Omzet | Taart | | 250,00
2 | 20-02-2025 | 20 | 25200002 | Bank | Kas | Meel | | 100,00
2 | 20-02-2025 | 20 | 25200002 | Flour | Inkoop | Meel | 100,00 |`,
    ],
  ])("are read by their headings: %s", (_package, sheet) => {
    const { books, lines } = ledgerOf(sheet);

    const posted = lines.map(({ accountId, amount }) => `${accountId} ${amount}`);
    expect(posted).toEqual(["Bank 25000", "Sales -25000", ...posted.slice(2)]);
    expect(posted.sort()).toEqual(["Bank -10000", "Bank 25000", "Flour 10000", "Sales -25000"]);
    expect(failing(books)).toEqual([]);
  });

  it("may be a list of balances of the year to date, with sums in between: e-conomic", () => {
    const { books } = trialBalanceOf(`
Periode: 01.01.2025 - 31.12.2025
Nr. | Navn | Periode | År til dato
1010 | Salg | -250,00 | -250,00
1299 | Omsætning i alt | -250,00 | -250,00
1310 | Vareforbrug | 100,00 | 100,00
5820 | Bank | 150,00 | 1.150,00
6010 | Egenkapital | 0,00 | -1.000,00`);

    const expected = { "1010": -25000, "1310": 10000, "5820": 115000, "6010": -100000 };
    expect(balancesOf(books.closings)).toEqual(expected);
    expect(failing(books)).toEqual([]);
  });

  it("may be of months that are joined by a dash alone", () => {
    const { books } = trialBalanceOf(`
Period = Jan 2025-Dec 2025
Account | Debit | Credit
Bank | 250.00 |
Sales | | 250.00`);

    expect(books.closings.map(({ on }) => on)).toEqual(["2025-12-31", "2025-12-31"]);
  });
});
