import { readAll } from "@tieout/core/book-mapping/file-books";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { formatDecimal, toMinor } from "@tieout/core/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

describe("rows of a trial balance that say its totals", () => {
  it.each([
    ["Net income", "Total assets"],
    ["Résultat de l'exercice", "Total de l'actif"],
    ["Årets resultat", "Summa tillgångar"],
    ["Utilidad del ejercicio", "Total activo"],
    ["Jahresüberschuss", "Summe Aktiva"],
  ])("are kept apart from accounts: %s, %s", (netIncome, totalAssets) => {
    const books = booksOf(`
As of 2025-12-31
Account | Debit | Credit
1000 Cash | 300.00 |
1500 Van | 200.00 |
${totalAssets} | 500.00 |
2000 Loan | | 150.00
4000 Sales | | 900.00
6000 Rent | 550.00 |
${netIncome} | | 350.00`);

    expect(books.accounts.map(({ id }) => id)).toEqual(["1000", "1500", "2000", "4000", "6000"]);
    expect(books.statedTotals).toEqual({
      netIncome: -350_00,
      ofEitherSign: true,
      totalAssets: 500_00,
    });
    expect(books.leftOut.rows.map(({ value, fault }) => [value, fault])).toEqual([
      [totalAssets, "total"],
      [netIncome, "total"],
    ]);
  });

  it("are accounts where the others don't balance without them", () => {
    const books = booksOf(`
As of 2025-12-31
Account | Debit | Credit
Cash | 500.00 |
Loan | | 150.00
Net income | | 350.00`);

    expect(books.accounts.map(({ name }) => name)).toContain("Net income");
    expect(books.statedTotals).toBeUndefined();
  });

  it("are accounts where they have a number, or where there are two of them", () => {
    const numbered = booksOf(`
As of 2025-12-31
Account | Debit | Credit
1000 Cash | 500.00 |
1200 Résultat de l'exercice | | 350.00
2000 Loan | | 500.00`);
    const twice = booksOf(`
As of 2025-12-31
Account | Debit | Credit
Cash | 500.00 |
Loan | | 500.00
Net income | | 350.00
Net profit | | 350.00`);

    expect([numbered.statedTotals, twice.statedTotals]).toEqual([undefined, undefined]);
    expect(twice.accounts).toHaveLength(4);
  });

  it("say no total assets where two of them differ", () => {
    const books = booksOf(`
As of 2025-12-31
Account | Balance
1000 Cash | 300.00
Total assets | 300.00
1500 Van | 200.00
Total assets | 500.00
2000 Loan | -500.00`);

    expect(books.statedTotals).toBeUndefined();
  });

  it("are found in whatever books, wherever they stand, and nothing else is left out for them", () => {
    const amounts = fc.array(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), { minLength: 2 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(), (own, result, place) => {
        const balanced = [...own, -own.reduce((sum, amount) => sum + amount, 0)];
        const lines = balanced.map((amount, i) => `${1000 + i} Account ${i} | ${written(amount)}`);
        lines.splice(place % (lines.length + 1), 0, `Net income | ${written(result)}`);

        const books = booksOf(["As of 2025-12-31", "Account | Balance", ...lines].join("\n"));

        expect(books.closings.map(({ amount }) => amount)).toEqual(balanced.map(toMinor));
        expect(books.statedTotals).toEqual({ netIncome: result, ofEitherSign: true });
      }),
    );
  });
});

const written = (amount: number) => formatDecimal(toMinor(amount), 2);

function booksOf(sheet: string) {
  const rows = rowsOf(sheet.trim());
  const { mapping, asOf } = guessMapping(rows, { digits: 2 });
  return readAll(trialBalanceReader(mapping, { digits: 2, ...(asOf && { asOf }) }), rows).books;
}
