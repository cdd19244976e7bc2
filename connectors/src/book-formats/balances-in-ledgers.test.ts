import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { describe, expect, it } from "vitest";
import { ledgersOfPackages } from "./testing/ledgers-of-packages.ts";
import { balancesOf, failing, ledgerOf } from "./testing/read-books.ts";

describe("ledgers whose headings and totals have balances among them", () => {
  it.each(Object.entries(ledgersOfPackages))(
    "are read whole, and tie out: %s",
    (_package, sheet) => {
      const { books, lines } = ledgerOf(sheet);

      expect(lines.map(({ amount }) => amount)).toEqual([25000, -10000, -25000, 10000]);
      const opened = Object.values(balancesOf(books.openings));
      expect(opened.sort((one, another) => another - one)).toEqual([100000, -100000]);
      expect(books.accounts).toHaveLength(4);
      expect(failing(books)).toEqual([]);
      expect(books.leftOut.rows.filter(({ fault }) => fault !== "total")).toEqual([]);
    },
  );

  it.each(Object.entries(ledgersOfPackages))(
    "show an amount that was changed: %s",
    (_package, sheet) => {
      const { books } = ledgerOf(sheet.replace(/((?:Cake|Gâteau)[^\n]*?)250([.,])00/, "$1251$200"));

      const checks = failing(books).map(({ id }) => id);
      expect(checks).toContain("debits-equal-credits");
      expect(checks).toContain("own-totals");
    },
  );

  it("take a line that has lost its day for nothing else, where its balance isn't its own", () => {
    const sheet = ledgersOfPackages["Odoo, whose headings say what their accounts come to"];

    const { books } = ledgerOf(sheet.replace("BNK1/2025/0002 | 02/20/2025", "BNK1/2025/0002 |"));

    expect(books.leftOut.rows).toContainEqual(
      expect.objectContaining({ row: 6, fault: "missing" }),
    );
    expect(failing(books).map(({ id }) => id)).toContain("closings-follow");
  });

  it("may have a total below each entry of a flat one", () => {
    const sheet = `
Date | Account | Debit | Credit
15 Jan 2025 | Bank | 250.00 |
15 Jan 2025 | Sales | | 250.00
Total | | 250.00 | 250.00
20 Feb 2025 | Flour | 100.00 |
20 Feb 2025 | Bank | | 100.00
Total | | 100.00 | 100.00`;

    expect(failing(ledgerOf(sheet).books)).toEqual([]);
    expect(failing(ledgerOf(sheet.replace("Total | | 100", "Total | | 101")).books)).toMatchObject([
      { id: "own-totals", differences: [{ actual: 10000, expected: 10100 }] },
    ]);
  });

  it("may have a total of each account that names none, and are compared with that account", () => {
    const sheet = ledgersOfPackages["MYOB AccountRight, whose openings stand beside their label"];

    const { books } = ledgerOf(sheet.replace("$250.00 | $100.00 |", "$999.00 | $100.00 |"));

    expect(failing(books)).toMatchObject([
      {
        id: "own-totals",
        differences: [{ place: { accountId: "1-1110" }, actual: 25000, expected: 99900 }],
      },
    ]);
  });

  it("may print, beside debits and credits, a net activity that is positive where the account grows", () => {
    const sheet = ledgersOfPackages["MYOB AccountRight, whose openings stand beside their label"];

    expect(
      failing(ledgerOf(sheet.replace("$250.00cr | $250.00cr", "$250.00 | $250.00cr")).books),
    ).toEqual([]);
  });

  it("don't take a line that forgot its account for the one that was opened above it", () => {
    const { books } = ledgerOf(`
Account | Date | Text | Debit | Credit | Balance
1000 Bank | | Opening balance | | | 500.00
1000 Bank | 15 Jan 2025 | Cake | 250.00 | | 750.00
3000 Capital | | Opening balance | | | -500.00
 | 15 Jan 2025 | Cake | | 250.00 |`);

    expect(books.leftOut.rows).toMatchObject([{ row: 5, fault: "no-account" }]);
  });

  it("keep the side that an opening's row tells, whatever its balance is printed as", () => {
    const { books } = ledgerOf(`
Date | Text | Debit | Credit | Balance
Cash
 | Opening balance | 1,000.00 | | 1,000.00
15 Jan 2025 | Cake | 250.00 | | 1,250.00
Owner's Equity
 | Opening balance | | 1,000.00 | 1,000.00
Sales
15 Jan 2025 | Cake | | 250.00 | 250.00`);

    expect(balancesOf(books.openings)).toEqual({ Cash: 100000, "Owner's Equity": -100000 });
    expect(failing(books)).toEqual([]);
  });

  it("may name a balance where accounts stand", () => {
    const { books } = ledgerOf(`
Account | Date | Text | Debit | Credit | Balance
Checking
Beginning Balance | | | | | 1,000.00
 | 15 Jan 2025 | Cake | 250.00 | | 1,250.00
Capital
Beginning Balance | | | | | -1,000.00
Sales
 | 15 Jan 2025 | Cake | | 250.00 | -250.00`);

    expect(balancesOf(books.openings)).toEqual({ Checking: 100000, Capital: -100000 });
    expect(failing(books)).toEqual([]);
  });

  it("may have an account whose name begins like a balance: its lines are its own", () => {
    const { books, lines } = ledgerOf(`
 | Date | Transaction Type | Num | Split | Debit | Credit | Balance
Checking
 | Beginning Balance | | | | | | 1,000.00
 | 01/15/2025 | Invoice | 1001 | Sales | 250.00 | | 1,250.00
Opening Balance Equity
 | Beginning Balance | | | | | | 1,000.00
 | 01/16/2025 | Journal | 2 | Retained | 40.00 | | 960.00
Total for Opening Balance Equity | | | | | 40.00 |
Retained earnings
 | 01/16/2025 | Journal | 2 | Opening Balance Equity | | 40.00 | 40.00
Sales
 | 01/15/2025 | Invoice | 1001 | Checking | | 250.00 | 250.00`);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["Checking", 25000],
      ["Opening Balance Equity", 4000],
      ["Retained earnings", -4000],
      ["Sales", -25000],
    ]);
    expect(failing(books)).toEqual([]);
  });

  it("may close only the accounts of the balance sheet, as Xero does", () => {
    const { books } = ledgerOf(`
Date | Source | Description | Reference | Debit | Credit | Running Balance
Checking
Opening Balance | | | | 1,000.00 | | 1,000.00
15 Jan 2025 | Receive Money | Acme | 1001 | 250.00 | | 1,250.00
Total Checking | | | | 250.00 | | 1,250.00
Closing Balance | | | | 1,250.00 | | 1,250.00
Owner's Equity
Opening Balance | | | | | 1,000.00 | (1,000.00)
Total Owner's Equity | | | | | | (1,000.00)
Closing Balance | | | | | 1,000.00 | (1,000.00)
Sales
15 Jan 2025 | Receive Money | Acme | 1001 | | 250.00 | (250.00)
Total Sales | | | | | 250.00 | (250.00)
Total | | | | 250.00 | 250.00 | 0.00`);

    expect(failing(books)).toEqual([]);
    expect(tieOut(books).checks.find(({ id }) => id === "closings-follow")).toMatchObject({
      outcome: "agrees",
      of: 2,
    });
  });

  it("differ where a closing balance doesn't follow, though others have none", () => {
    const { books } = ledgerOf(`
Date | Source | Description | Debit | Credit | Running Balance
Checking
Opening Balance | | | 1,000.00 | | 1,000.00
15 Jan 2025 | Receive Money | Acme | 250.00 | |
Closing Balance | | | 1,350.00 | | 1,350.00
Owner's Equity
Opening Balance | | | | 1,000.00 | (1,000.00)
Closing Balance | | | | 1,000.00 | (1,000.00)
Sales
15 Jan 2025 | Receive Money | Acme | | 250.00 |`);

    expect(failing(books).map(({ id }) => id)).toEqual(["closings-follow"]);
  });
});
