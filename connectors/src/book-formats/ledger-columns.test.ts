import { describe, expect, it } from "vitest";
import { balancesOf, failing, ledgerOf } from "./testing/read-books.ts";

/** A sale of 250.00, and flour for 100.00. */
const ledgers = {
  "Sage 50's audit trail, whose rows are numbered and have their side as their type": `
No | Type | Account | Nominal | Details | Date | Reference | Net | Tax | T/C
1 | JD | 1200 | 1200 | Cake | 15/01/2025 | J1 | 250.00 | 0.00 | T9
2 | JC | 4000 | 4000 | Cake | 15/01/2025 | J1 | 250.00 | 0.00 | T9
3 | JD | 5000 | 5000 | Flour | 20/02/2025 | J2 | 100.00 | 0.00 | T9
4 | JC | 1200 | 1200 | Flour | 20/02/2025 | J2 | 100.00 | 0.00 | T9`,
  "Sage 50's journal, as it's imported": `
Type | Account Reference | Nominal A/C Ref | Department | Date | Reference | Details | Net Amount | Tax Code
JD | | 1200 | 0 | 15/01/2025 | J1 | Cake | 250.00 | T9
JC | | 4000 | 0 | 15/01/2025 | J1 | Cake | 250.00 | T9
JD | | 5000 | 0 | 20/02/2025 | J2 | Flour | 100.00 | T9
JC | | 1200 | 0 | 20/02/2025 | J2 | Flour | 100.00 | T9`,
  "Sage 50's nominal activity": `
No | Type | Date | Account | Reference | Details | Debit | Credit
1 | JD | 15/01/2025 | 1200 | J1 | Cake | 250.00 |
2 | JC | 15/01/2025 | 4000 | J1 | Cake | | 250.00
3 | JD | 20/02/2025 | 5000 | J2 | Flour | 100.00 |
4 | JC | 20/02/2025 | 1200 | J2 | Flour | | 100.00`,
  "Kashoo, with a document's number and a customer's name before the account": `
Date | Type | Number | Name | Account | Memo | Debit | Credit
Jan 15, 2025 | Income | 1 | Acme | 1200 | Cake | $250.00 |
Jan 15, 2025 | Income | 1 | Acme | 4000 | Cake | | $250.00
Feb 20, 2025 | Expense | 2 | Mill | 5000 | Flour | $100.00 |
Feb 20, 2025 | Expense | 2 | Mill | 1200 | Flour | | $100.00`,
  "Business Central, whose entries are numbered row by row": `
Posting Date | Document Type | Document No. | G/L Account No. | G/L Account Name | Description | Amount | Entry No.
1/15/2025 | Payment | P-1 | 1200 | Checking | Cake | 250.00 | 1
1/15/2025 | Payment | P-1 | 4000 | Sales | Cake | -250.00 | 2
2/20/2025 | Payment | P-2 | 5000 | Cost of Goods Sold | Flour | 100.00 | 3
2/20/2025 | Payment | P-2 | 1200 | Checking | Flour | -100.00 | 4`,
};

describe("a ledger's columns that mean something else than a list's", () => {
  it.each(Object.entries(ledgers))("are told by what they hold: %s", (_package, sheet) => {
    const { books, lines } = ledgerOf(sheet);

    const posted = lines.map(({ accountId, amount }) => `${accountId} ${amount}`);
    expect(posted.sort()).toEqual(["1200 -10000", "1200 25000", "4000 -25000", "5000 10000"]);
    expect(failing(books)).toEqual([]);
    expect(books.leftOut.count).toBe(0);
  });

  it("are the accounts' types where each account has one, and those of entries where it has several", () => {
    const typesIn = (bank: string) => {
      const { books, lines } = ledgerOf(`
Date | Entry | Type | Account | Debit | Credit
2025-01-15 | 1 | Bank | 1200 | 250.00 |
2025-01-15 | 1 | Income | 4000 | | 250.00
2025-02-20 | 2 | Expense | 5000 | 100.00 |
2025-02-20 | 2 | ${bank} | 1200 | | 100.00`);
      const types = new Set(lines.map(({ transactionType }) => transactionType));
      return [books.accounts.map(({ vendorType }) => vendorType), [...types]];
    };

    expect(typesIn("Bank")).toEqual([["Bank", "Income", "Expense"], ["Journal entry"]]);
    expect(typesIn("Expense")).toEqual([
      ["", "", ""],
      ["Bank", "Income", "Expense"],
    ]);
  });

  it("are repeated headings where each line says its part's account again: QuickBooks Online", () => {
    const { books, lines } = ledgerOf(`
 | Distribution account | Transaction date | Num | Debit | Credit | Balance
Vehicles
   | Beginning Balance | | | | | 40.00
   | Vehicles | 01/15/2025 | 1 | | 4.00 | 36.00
Total for Vehicles | | | | | $4.00
Capital
   | Beginning Balance | | | | | -40.00
Depreciation
   | Depreciation | 01/15/2025 | 1 | 4.00 | | 4.00`);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["Vehicles", -400],
      ["Depreciation", 400],
    ]);
    expect(balancesOf(books.openings)).toEqual({ Vehicles: 4000, Capital: -4000 });
  });
});
