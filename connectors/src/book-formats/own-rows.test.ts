import { tieOut } from "@tieout/core/book-mapping/tie-out";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withOwnRows } from "./headed-entries.ts";
import { ledgerOf } from "./testing/read-books.ts";

const heading = "Datum | Belegnr | Konto | Gegenkonto | Betrag | S/H | Buchungstext";

describe("a ledger whose rows name the account on the other side, too", () => {
  it("is posted by its own rows where each account has them, and counts once", () => {
    const { lines, contras } = readAgain(`
15.01.2025 | 1 | 1200 | 8400 | 250,00 | S | Kuchen
15.01.2025 | 2 | 1200 | 8400 | 250,00 | S | Kuchen
01.02.2025 | 3 | 1200 | 3400 | 100,00 | H | Mehl
01.02.2025 | 3 | 3400 | 1200 | 100,00 | S | Mehl
15.01.2025 | 1 | 8400 | 1200 | 250,00 | H | Kuchen
15.01.2025 | 2 | 8400 | 1200 | 250,00 | H | Kuchen`);

    expect(lines).toEqual({ 1200: 40000, 3400: 10000, 8400: -50000 });
    expect(contras).toEqual({ named: 6, mirrored: 6, ownRows: true });
  });

  it("is so where one debit stands against several credits, or names none of them", () => {
    const named = readAgain(`
15.01.2025 | 1 | 1200 | 8400 | 300,00 | S | Kuchen
15.01.2025 | 1 | 8300 | 1200 | 100,00 | H | Kuchen
15.01.2025 | 1 | 8400 | 1200 | 200,00 | H | Kuchen`);
    const unnamed = readAgain(`
15.01.2025 | 1 | 1200 | | 300,00 | S | Kuchen
15.01.2025 | 1 | 8300 | 1200 | 100,00 | H | Kuchen
15.01.2025 | 1 | 8400 | 1200 | 200,00 | H | Kuchen`);

    const posted = { 1200: 30000, 8300: -10000, 8400: -20000 };
    expect([named.lines, unnamed.lines]).toEqual([posted, posted]);
  });

  it("is posted to both where the rows are postings: reversed ones, and two the other way round", () => {
    const { lines, contras } = readAgain(`
15.01.2025 | 1 | 1200 | 8400 | 250,00 | S | Kuchen
15.01.2025 | 1 | 1200 | 8400 | 250,00 | H | Storno
15.01.2025 | 2 | 8400 | 1200 | 40,00 | S | Rabatt
16.01.2025 | 3 | 1200 | 8400 | 90,00 | S | Brot
16.01.2025 | 4 | 1000 | 1200 | 90,00 | S | Kasse`);

    expect(lines).toEqual({ 1000: 9000, 1200: -4000, 8400: -5000 });
    expect(contras).toEqual({ named: 5, mirrored: 0, ownRows: false });
  });

  it("says so, and takes it as it is, where only some postings are there from both sides", () => {
    const { books } = ledgerOf(`${heading}
15.01.2025 | 1 | 1200 | 8400 | 250,00 | S | Kuchen
15.01.2025 | 1 | 8400 | 1200 | 250,00 | H | Kuchen
01.02.2025 | 3 | 1200 | 3400 | 100,00 | H | Mehl`);

    const found = tieOut(books).checks.find(({ id }) => id === "postings-once");

    expect(withOwnRows(ledgerOf(heading).mapping, books)).toBeUndefined();
    expect(found).toMatchObject({ outcome: "differs", agreed: 1, of: 3 });
  });

  it("comes to the same, posted once a row or listed under both accounts, in any order", () => {
    fc.assert(
      fc.property(fc.array(somePosting, { minLength: 1, maxLength: 30 }), fc.nat(), (some, by) => {
        // A sale a day without an offset, so that a day's postings don't balance by chance.
        const postings = [...some, { day: 1, accounts: [1, 2], cents: 1 << 30 } as const];
        const journal = postings.map(({ day, accounts: [one, two], cents }) =>
          row(day, one, two, cents),
        );
        const listing = postings.flatMap(({ day, accounts: [one, two], cents }) => [
          row(day, one, two, cents),
          row(day, two, one, -cents),
        ]);
        const turn = by % listing.length;
        const turned = [...listing.slice(turn), ...listing.slice(0, turn)];

        expect(readAgain(turned.join("\n")).lines).toEqual(readAgain(journal.join("\n")).lines);
      }),
    );
  });
});

const somePosting = fc.record({
  day: fc.integer({ min: 1, max: 3 }),
  accounts: fc.constantFrom([1, 2], [2, 3], [3, 1], [2, 1]) as fc.Arbitrary<
    readonly [number, number]
  >,
  cents: fc.integer({ min: 1, max: 9_999 }),
});

function row(day: number, account: number, contra: number, cents: number): string {
  const side = cents > 0 ? "S" : "H";
  const figure = (Math.abs(cents) / 100).toFixed(2).replace(".", ",");
  return `0${day}.01.2025 | 1 | 100${account} | 100${contra} | ${figure} | ${side} | Text`;
}

function readAgain(rows: string) {
  const { mapping, books } = ledgerOf(`${heading}\n${rows.trim()}`);
  const { lines } = ledgerOf(`${heading}\n${rows.trim()}`, withOwnRows(mapping, books) ?? mapping);
  const sums = new Map<string, number>();
  for (const { accountId, amount } of lines)
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  return {
    lines: Object.fromEntries([...sums].filter(([, sum]) => sum !== 0)),
    contras: books.contras,
  };
}
