import { readAll } from "@tieout/core/book-mapping/file-books";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { formatDecimal, toMinor } from "@tieout/core/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

describe("trialBalanceReader", () => {
  it("reads accounts, keeps leading zeros, and leaves out what isn't one, saying why", () => {
    const books = booksOf(`
As of 2025-09-30
Acct | Description | Type | Dr | Cr
0010 | Checking | Bank | 361,908.00 |
     | Current assets | | |
1415 | Security deposits | | 1,24O.00 |
     |  | | 12.00 |
Acct | Description | Type | Dr | Cr
2010 | Trade payables | A/P | | 361,908.00
     | Total current | | 361,908.00 |
     | Total | | 363,148.00 | 361,908.00`);

    expect(books.accounts.map(({ id, name, vendorType }) => [id, name, vendorType])).toEqual([
      ["0010", "Checking", "Bank"],
      ["2010", "Trade payables", "AccountsPayable"],
    ]);
    expect(books.closings).toEqual([
      { accountId: "0010", on: "2025-09-30", amount: 36190800 },
      { accountId: "2010", on: "2025-09-30", amount: -36190800 },
    ]);
    expect(
      books.leftOut.rows.map(({ row, name, value, fault }) => [row, name, value, fault]),
    ).toEqual([
      [4, "Current assets", "Current assets", "no-figures"],
      [5, "1415 Security deposits", "1,24O.00", "letter"],
      [6, undefined, "12.00", "no-account"],
      [9, "Total current", "Total current", "total"],
      [10, "Total", "Total", "total"],
    ]);
    expect(books.leftOut.rows[1]).toMatchObject({ column: 3, span: { start: 4, end: 5 } });
    expect(books.totals).toEqual([
      { what: "debits", place: { row: 10 }, said: 36314800, added: 36190800 },
      { what: "credits", place: { row: 10 }, said: 36190800, added: 36190800 },
    ]);
  });

  it.each(["0.00", "-", "–", "$ -", "$-", "(-)", "- €"])(
    "reads a zero balance, written %s, of accounts with and without numbers",
    (zero) => {
      for (const numbers of [
        ["", "", ""],
        ["1050 ", "1060 ", "2000 "],
      ]) {
        const books = booksOf(`
As of 2025-09-30
Account | Debit | Credit
${numbers[0]}Checking | 361,908.00 |
${numbers[1]}Petty cash | ${zero} |
${numbers[2]}Trade payables | | 361,908.00`);

        expect(books.accounts.map(({ name }) => name)).toContain("Petty cash");
        expect(books.closings.map(({ amount }) => amount)).toEqual([36190800, 0, -36190800]);
        expect(books.leftOut.rows).toEqual([]);
      }
    },
  );

  it("takes debits and credits beside openings and closings for what was posted", () => {
    const books = booksOf(`
31.12.2025
Konto | Eröffnungssaldo | Soll | Haben | Endsaldo
1200 Bank | 1.000,00 | 500,00 | 200,00 | 1.300,00
2000 Kapital | -1.000,00 | | 300,00 | -1.300,00`);

    expect(books.openings).toEqual([
      { accountId: "1200", on: "2024-12-31", amount: 100000 },
      { accountId: "2000", on: "2024-12-31", amount: -100000 },
    ]);
    expect(books.movements).toEqual([
      { accountId: "1200", end: "2025-12-31", debit: 50000, credit: 20000 },
      { accountId: "2000", end: "2025-12-31", debit: 0, credit: 30000 },
    ]);
    expect(books.closings.map(({ amount }) => amount)).toEqual([130000, -130000]);
  });

  it("adds rows of one account up, and says that it stands there twice", () => {
    const books = booksOf(`
2025-12-31
Acct | Name | Net
1010 | Bank east | 10.00
1010 | Bank west | 5.00`);

    expect(books.twice).toEqual(["1010"]);
    expect(books.closings.map(({ amount }) => amount)).toEqual([1000, 500]);
  });

  it("keys accounts without numbers by their names", () => {
    const books = booksOf(
      "2025-12-31\nAccount | Debit | Credit\nChecking | 1.00 |\nSales | | 1.00",
    );

    expect(books.accounts.map(({ id, number }) => [id, number])).toEqual([
      ["Checking", undefined],
      ["Sales", undefined],
    ]);
  });

  it("keeps a thousand bad rows, and counts them all", () => {
    const bad = Array.from({ length: 1_500 }, (_, i) => `${i + 1000} | Bank | x`).join("\n");
    const books = booksOf(`2025-12-31\nAcct | Name | Amount\n1 | a | 1.00\n2 | b | 1.00\n${bad}`);

    expect(books.leftOut.count).toBe(1_500);
    expect(books.leftOut.rows).toHaveLength(1_000);
  });

  it.each([
    ["Del 01/12/2025 al 31/12/2025", "2025-11-30"],
    ["Period: 12/01/2025..12/31/2025", "2025-11-30"],
    ["From December 2025 to December 2025", "2025-11-30"],
    ["1-Apr-25 to 31-Mar-26", "2025-03-31"],
    ["01.07.2025 - 31.12.2025", "2025-06-30"],
    ["As of December 31, 2025", "2024-12-31"],
    ["31/12/2024 to 31/12/2025", "2024-12-31"],
  ])("opens on the eve of the span that its title names: %s", (title, eve) => {
    const books = booksOf(`
${title}
Account | Opening | Debit | Credit | Closing
1000 Cash | 10.00 | 5.00 | | 15.00
3000 Equity | -10.00 | | 5.00 | -15.00`);

    expect(new Set(books.openings.map(({ on }) => on))).toEqual(new Set([eve]));
  });

  it("reads any balances back exactly, in months, whatever the mark", () => {
    const amounts = fc.array(fc.tuple(fc.integer(), fc.integer(), fc.integer()), { minLength: 2 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(".", ","), (rows, mark) => {
        const lines = rows.map((row, i) =>
          [`${1000 + i}`, `Account ${i}`, ...row.map((one) => written(one, mark))].join(" | "),
        );
        const sheet = ["Acct | Name | Jan 2024 | Feb 2024 | Mar 2024", ...lines].join("\n");

        expect(booksOf(sheet).closings).toEqual(
          rows.flatMap((row, i) =>
            row.map((amount, month) => ({
              accountId: `${1000 + i}`,
              on: ["2024-01-31", "2024-02-29", "2024-03-31"][month],
              amount: toMinor(amount),
            })),
          ),
        );
      }),
    );
  });
});

const written = (amount: number, mark: string) =>
  formatDecimal(toMinor(amount), 2).replace(".", mark);

function booksOf(sheet: string) {
  const rows = rowsOf(sheet);
  const { mapping, asOf } = guessMapping(rows, { digits: 2 });
  return readAll(trialBalanceReader(mapping, { digits: 2, ...(asOf && { asOf }) }), rows).books;
}
