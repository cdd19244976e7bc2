import { readAll } from "@tieout/core/book-mapping/file-books";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";
import { balancesOf, failing, ledgerOf } from "./testing/read-books.ts";

const enterprise = `
 | | | | Type | Date | Num | Name | Memo | Split | Debit | Credit | Balance
Bank accounts | | | | | | | | | | | | 1,000.00
 | Checking | | | | | | | | | | | 600.00
 | | | | Invoice | 01/15/2025 | 1001 | Acme | Cake | Sales | 250.00 | | 850.00
 | Total Checking | | | | | | | | | 250.00 | 0.00 | 850.00
 | Savings | | | | | | | | | | | 300.00
 | | | | Check | 02/20/2025 | 55 | Mill | Flour | Food | | 100.00 | 200.00
 | Total Savings | | | | | | | | | 0.00 | 100.00 | 200.00
 | Bank accounts - Other | | | | | | | | | | | 100.00
 | Total Bank accounts - Other | | | | | | | | | | | 100.00
Total Bank accounts | | | | | | | | | | 250.00 | 100.00 | 1,150.00
Owner's Equity | | | | | | | | | | | | -1,000.00
Total Owner's Equity | | | | | | | | | | | | -1,000.00
Sales | | | | | | | | | | | | 0.00
 | Materials | | | | | | | | | | | 0.00
 | | | | Invoice | 01/15/2025 | 1001 | Acme | Cake | Checking | | 250.00 | -250.00
 | Total Materials | | | | | | | | | 0.00 | 250.00 | -250.00
Total Sales | | | | | | | | | | 0.00 | 250.00 | -250.00
5100 · Job Expenses | | | | | | | | | | | | 0.00
 | Materials | | | | | | | | | | | 0.00
 | | | | Check | 02/20/2025 | 55 | Mill | Flour | Savings | 60.00 | | 60.00
 | Total Materials | | | | | | | | | 60.00 | 0.00 | 60.00
 | 5100 · Job Expenses - Other | | | | | | | | | | | 0.00
 | | | | Check | 02/20/2025 | 55 | Mill | Flour | Savings | 40.00 | | 40.00
 | Total 5100 · Job Expenses - Other | | | | | | | | | 40.00 | 0.00 | 40.00
Total 5100 · Job Expenses | | | | | | | | | | 100.00 | 0.00 | 100.00
TOTAL | | | | | | | | | | 350.00 | 350.00 | 0.00`;

describe("ledgers whose accounts stand below others", () => {
  it("count what an account began with once, and its own postings as its: QuickBooks Enterprise", () => {
    const { books, lines } = ledgerOf(enterprise);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["Bank accounts:Checking", 25000],
      ["Bank accounts:Savings", -10000],
      ["Sales:Materials", -25000],
      ["Job Expenses:Materials", 6000],
      ["5100", 4000],
    ]);
    expect(balancesOf(books.openings)).toEqual({
      "Bank accounts": 10000,
      "Bank accounts:Checking": 60000,
      "Bank accounts:Savings": 30000,
      "Owner's Equity": -100000,
    });
    expect(books.accounts.map(({ name, fullName }) => [name, fullName])).toContainEqual([
      "Materials",
      "Job Expenses:Materials",
    ]);
    expect(failing(books)).toEqual([]);
  });

  it.each([
    ["an opening of a sub-account", " | 600.00", " | 601.00", ["openings-balance", "own-totals"]],
    [
      "an opening that its account's own part says anew",
      "5100 · Job Expenses | | | | | | | | | | | | 0.00",
      "5100 · Job Expenses | | | | | | | | | | | | 1.00",
      ["openings-balance"],
    ],
    ["an opening of all of them", " | 1,000.00", " | 1,001.00", ["openings-balance"]],
    ["a line", "| 60.00 | | 60.00", "| 61.00 | | 60.00", ["debits-equal-credits", "own-totals"]],
    [
      "a total above its sub-accounts",
      "| 250.00 | 100.00 | 1,150",
      "| 250.00 | 101.00 | 1,150",
      ["own-totals"],
    ],
  ])("show what was changed: %s", (_what, amount, changed, checks) => {
    const { books } = ledgerOf(enterprise.replace(amount, changed));

    expect(failing(books).map(({ id }) => id)).toEqual(checks);
  });

  it("may be indented by spaces, under headings that say no balance", () => {
    const rows = rowsOf(`
Date | Num | Debit | Credit | Balance
Job Expenses
__Materials
01/15/2025 | 1 | 60.00 | | 60.00
__Total for Materials | | 60.00 | |
Total for Job Expenses with sub-accounts | | 60.00 | |
Repairs
01/16/2025 | 2 | 5.00 | | 5.00
__Materials
01/15/2025 | 1 | | 65.00 | -65.00`).map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell?.kind === "text" ? { ...cell, text: cell.text.replace("__", "  ") } : cell,
      ),
    }));
    const { mapping } = guessMapping(rows, { digits: 2 });

    const { books, lines } = readAll(ledgerReader(mapping, { digits: 2 }), rows);

    expect(lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["Job Expenses:Materials", 6000],
      ["Repairs", 500],
      ["Repairs:Materials", -6500],
    ]);
    expect(failing(books)).toEqual([]);
  });

  it("come to what their accounts began with, however deep they stand", () => {
    const opening = fc.integer({ min: 0, max: 1_000_000 });
    const above = (account: fc.Arbitrary<Account>): fc.Arbitrary<Account> =>
      fc.record({ opening, below: fc.array(account, { maxLength: 3 }) });
    const tree = above(above(above(fc.record({ opening, below: fc.constant([]) }))));
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (accounts) => {
        const whole = accounts.reduce((sum, account) => sum + wholeOf(account), 0);
        const { books } = ledgerOf(ledgerWith(accounts, whole));

        const openings = books.openings.filter(({ accountId }) => accountId !== "Equity");
        expect(openings.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole);
        expect(failing(books)).toEqual([]);
      }),
    );
  });
});

interface Account {
  readonly opening: number;
  readonly below: readonly Account[];
}

/** A parent's heading has the opening of all below it; its own is one more account among them. */
function ledgerWith(accounts: readonly Account[], whole: number): string {
  const money = (cents: number) => (cents / 100).toFixed(2);
  const row = (depth: number, text: string, amount: number) =>
    `${" | ".repeat(depth)}${text}${" | ".repeat(6 - depth)} | | | | | ${money(amount)}`;
  const rowsOfAccount = (account: Account, depth: number, name: string): string[] => {
    const { below, opening } = account;
    const others = below.flatMap((one, i) => rowsOfAccount(one, depth + 1, `${name}${"abc"[i]}`));
    const own = below.length > 0 ? [row(depth + 1, `${name} - Other`, opening)] : [];
    const total = row(depth, `Total ${name}`, wholeOf(account));
    return [row(depth, name, wholeOf(account)), ...others, ...own, total];
  };
  const empty = " | ".repeat(6);
  return [
    `${empty} | Date | Memo | Debit | Credit | Balance`,
    ...accounts.flatMap((account, i) => rowsOfAccount(account, 0, `Account ${"KLMN"[i]}`)),
    row(0, "Equity", -whole),
    row(0, "Cash", 0),
    `${empty} | 01/15/2025 | Sale | 1.00 | | 1.00`,
    row(0, "Sales", 0),
    `${empty} | 01/15/2025 | Sale | | 1.00 | -1.00`,
  ].join("\n");
}

function wholeOf({ opening, below }: Account): number {
  return below.reduce((sum, account) => sum + wholeOf(account), opening);
}
