import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failing, ledgerOf } from "./testing/read-books.ts";

const journals = {
  "QuickBooks Online": `
Bluestem Bakery Co.
Journal
January - December, 2025

 | Date | Transaction Type | Num | Name | Memo/Description | Account | Debit | Credit
 | 01/15/2025 | Invoice | 1001 | Acme | Cake | Checking | $250.00 |
 | | | | Acme | Cake | Sales | | $200.00
 | | | | Acme | Bread | Bread sales | | 50.00
 | | | | | | | $250.00 | $250.00

 | 02/20/2025 | Expense | | Mill | Flour | Cost of Goods Sold | $100.00 |
 | | | | Mill | | Checking | | $100.00
 | | | | | | | $100.00 | $100.00

TOTAL | | | | | | | $350.00 | $350.00`,
  "QuickBooks Desktop": `
 | Trans # | Type | Date | Num | Adj | Name | Memo | Account | Debit | Credit
 | 1 | Invoice | 01/15/2025 | 1001 | | Acme | Cake | Checking | 250.00 |
 | | | | | | Acme | Cake | Sales | | 200.00
 | | | | | | Acme | Bread | Bread sales | | 50.00
 | | | | | | | | | 250.00 | 250.00
 | 2 | Expense | 02/20/2025 | | | Mill | Flour | Cost of Goods Sold | 100.00 |
 | | | | | | Mill | | Checking | | 100.00
 | | | | | | | | | 100.00 | 100.00
TOTAL | | | | | | | | | 350.00 | 350.00`,
  "a French one, with a side in each line and no totals": `
Date | Type écriture | Numéro de pièce | Compte | Montant | Sens
15/01/2025 | Invoice | 1001 | Checking | 250,00 | D
 | | | Sales | 200,00 | C
 | | | Bread sales | 50,00 | C
20/02/2025 | Expense | 1002 | Cost of Goods Sold | 100,00 | D
 | | | Checking | 100,00 | C`,
};

describe("journals whose entries say their day in their first line alone", () => {
  it.each(Object.entries(journals))("are read whole, and tie out: %s", (_package, sheet) => {
    const { books, lines } = ledgerOf(sheet);

    expect(
      lines.map(({ date, transactionType, accountId, amount }) => [
        date,
        transactionType,
        accountId,
        amount,
      ]),
    ).toEqual([
      ["2025-01-15", "Invoice", "Checking", 25000],
      ["2025-01-15", "Invoice", "Sales", -20000],
      ["2025-01-15", "Invoice", "Bread sales", -5000],
      ["2025-02-20", "Expense", "Cost of Goods Sold", 10000],
      ["2025-02-20", "Expense", "Checking", -10000],
    ]);
    expect(new Set(lines.map(({ transactionId }) => transactionId)).size).toBe(2);
    expect(failing(books)).toEqual([]);
    expect(books.leftOut.rows.filter(({ fault }) => fault !== "total")).toEqual([]);
  });

  it.each(Object.entries(journals))("show an amount that was changed: %s", (_package, sheet) => {
    const { books } = ledgerOf(sheet.replace(/Sales(.*)200([.,])00/, "Sales$1201$200"));

    const checks = failing(books).map(({ id }) => id);
    expect(checks).toContain("vouchers-balance");
    expect(books.lines.unbalanced).toMatchObject({ count: 1, some: [{ difference: -100 }] });
  });

  it("show a total below an entry that its lines don't come to", () => {
    const sheet = journals["QuickBooks Online"].replace(
      " | $250.00 | $250.00",
      " | $250.00 | $251.00",
    );

    expect(failing(ledgerOf(sheet).books)).toMatchObject([
      { id: "own-totals", differences: [{ expected: 25100, actual: 25000, place: { row: 9 } }] },
    ]);
  });

  it("aren't what a ledger is where a day was forgotten", () => {
    const { books } = ledgerOf(`
Date | Account | Debit | Credit
2025-01-15 | Checking | 250.00 |
2025-01-15 | Sales | | 250.00
 | Checking | | 100.00
2025-02-20 | Flour | 100.00 |`);

    expect(books.leftOut.rows).toMatchObject([{ row: 4, fault: "missing" }]);
  });

  it("may post what an account was opened with, as of its day", () => {
    const { books, lines } = ledgerOf(`
Date | Type | Memo | Account | Debit | Credit
03/15/2025 | Deposit | Opening balance | Checking | 1,000.00 |
 | | Opening balance | Opening Balance Equity | | 1,000.00`);

    expect(lines.map(({ amount }) => amount)).toEqual([100000, -100000]);
    expect(books.openings).toEqual([]);
  });

  it("come to the same in any order, with empty columns anywhere", () => {
    const entries = fc.array(
      fc.record({
        day: fc.integer({ min: 1, max: 28 }),
        parts: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 3 }), (some, gap) => {
        const read = ledgerOf(journalOf(some, gap));
        const turned = ledgerOf(journalOf([...some].reverse(), 0));

        const whole = some.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part, 0);
        expect(failing(read.books)).toEqual([]);
        expect(read.books.lines).toMatchObject({ debits: whole, credits: whole });
        expect(read.books.lines.vouchers).toBe(some.length);
        expect(postedOf(turned)).toEqual(postedOf(read));
      }),
    );
  });
});

interface WrittenEntry {
  readonly day: number;
  readonly parts: readonly number[];
}

function journalOf(entries: readonly WrittenEntry[], gap: number): string {
  const empty = " | ".repeat(gap);
  const money = (cents: number) => (cents / 100).toFixed(2);
  const rows = entries.flatMap(({ day, parts }) => {
    const whole = money(parts.reduce((sum, part) => sum + part, 0));
    return [
      `01/${day}/2025 | ${empty} Bank | ${whole} |`,
      ...parts.map((part, i) => ` | ${empty} Sales ${"ABCD"[i]} | | ${money(part)}`),
      ` | ${empty} | ${whole} | ${whole}`,
    ];
  });
  return [`Date | ${empty} Account | Debit | Credit`, ...rows].join("\n");
}

const postedOf = ({ lines }: ReturnType<typeof ledgerOf>): string[] =>
  lines.map(({ date, accountId, amount }) => `${date} ${accountId} ${amount}`).sort();
