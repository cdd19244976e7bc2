import { readAll } from "@tieout/core/book-mapping/file-books";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { datevReader } from "./datev-reader.ts";
import { datevTaxes } from "./datev-taxes.ts";
import { guessMapping } from "./guess-mapping.ts";

describe("a batch of DATEV's format", () => {
  it("posts a row to two accounts, without leading zeros or with, on the side that it says", () => {
    expect(postedIn(batch("100,00 | S | EUR | | 320 | 1200 | | 1501"))).toEqual([
      ["2025-01-15", "0320", 10000],
      ["2025-01-15", "1200", -10000],
    ]);
    expect(postedIn(batch("100,00 | H | EUR | | 0320 | 1200 | | 105"))).toEqual([
      ["2025-05-01", "0320", -10000],
      ["2025-05-01", "1200", 10000],
    ]);
  });

  it("adds customers up to receivables and suppliers to payables, by the digit more that they have", () => {
    const { books } = read(
      batch(
        "50,00 | S | EUR | | 69999 | 8200 | 40 | 1501",
        "30,00 | H | EUR | | 70000 | 4920 | | 1601",
      ),
    );

    expect(books.accounts.map(({ number, vendorType }) => [number, vendorType])).toEqual([
      ["1400", "AccountsReceivable"],
      ["8200", "Income"],
      ["1600", "AccountsPayable"],
      ["4920", "Expense"],
    ]);
  });

  it("takes what is carried forward for openings, on the eve of the year", () => {
    const { books, lines } = read(
      batch("100,00 | S | EUR | | 1200 | 9000 | | 101", "40,00 | S | EUR | | 9009 | 70001 | | 101"),
    );

    expect(lines).toEqual([]);
    expect(books.openings).toEqual([
      { accountId: "1200", on: "2024-12-31", amount: 10000 },
      { accountId: "1600", on: "2024-12-31", amount: -4000 },
    ]);
  });

  it("turns the sign of a reversal around, and takes the amount in the currency of the books", () => {
    expect(postedIn(batch("10,00 | S | EUR | | 1200 | 4920 | 20 | 1501"))[0]).toEqual([
      "2025-01-15",
      "1200",
      -1000,
    ]);
    expect(postedIn(batch("10,00 | S | USD | 9,20 | 1200 | 4920 | | 1501"))[0]).toEqual([
      "2025-01-15",
      "1200",
      920,
    ]);
  });

  it("leaves out a row in another currency that doesn't say the amount in that of the books", () => {
    const { books, lines } = read(batch("10,00 | S | USD | | 1200 | 4920 | | 1501"));

    expect(lines).toEqual([]);
    expect(books.leftOut.rows).toMatchObject([{ row: 3, fault: "missing" }]);
  });

  it("finds the year in a header with a cell too many, and is never taken for balances without one", () => {
    const header = (from: string) =>
      batch("100,00 | S | EUR | | 4920 | 1200 | | 1501").replace(" | 20250101 | 4 |", from);
    const guessed = (from: string) => guessMapping(rowsOf(header(from)), { digits: 2 });

    expect(postedIn(header(" | | 20250101 | 4 |"))[0]).toEqual(["2025-01-15", "4920", 10000]);
    expect(guessed(" | | |").mapping.kind).toBe("general-ledger");
    expect(read(header(" | | |")).lines).toEqual([]);
  });

  it("needs the column of sides, because amounts have no sign", () => {
    const sheet = batch("100,00 | | EUR | | 4920 | 1200 | | 1501");

    expect(guessMapping(rowsOf(sheet), { digits: 2 }).faults).toEqual([]);
    expect(
      guessMapping(rowsOf(sheet.replace("Soll/Haben-Kennzeichen", "")), { digits: 2 }).faults,
    ).toEqual([{ fault: "no-column", field: "side" }]);
  });

  it("leaves out a row whose account has more digits than any", () => {
    const { books } = read(batch("10,00 | S | EUR | | 1200 | 840000 | | 1501"));

    expect(books.leftOut.rows).toMatchObject([{ row: 3, fault: "no-account" }]);
  });
});

describe("amounts of a batch that DATEV splits VAT off", () => {
  it.each([
    ["a key of sales tax", "119,00 | S | EUR | | 10001 | 8200 | 3 | 1501", true],
    ["a key of input tax", "119,00 | S | EUR | | 4920 | 1200 | 401 | 1501", true],
    ["an automatic account", "119,00 | S | EUR | | 10001 | 8400 | | 1501", true],
    ["an automatic account, reversed", "119,00 | S | EUR | | 10001 | 8400 | 20 | 1501", true],
    [
      "an automatic account whose tax is switched off",
      "119,00 | S | EUR | | 10001 | 8400 | 40 | 1501",
      false,
    ],
    ["accounts without any", "119,00 | S | EUR | | 4920 | 1200 | | 1501", false],
    ["an opening", "119,00 | S | EUR | | 1518 | 9000 | | 101", false],
  ])("are told by %s", (_, row, areAdded) => {
    expect(taxesIn(batch(row))).toBe(areAdded);
  });

  it("are told by sales of the chart that the accounts are of, where the header names none", () => {
    const without = (row: string) => batch(row).replace(" | 03", " | ");

    expect(taxesIn(without("119,00 | S | EUR | | 10001 | 4400 | | 1501"))).toBe(true);
    expect(
      taxesIn(`${without("119,00 | S | EUR | | 4120 | 1200 | | 1501")}
50,00 | S | EUR | | 10001 | 8200 | 40 | 1501`),
    ).toBe(false);
  });
});

const batch = (...rows: readonly string[]) => `
EXTF | 700 | 21 | Buchungsstapel | 13 | 20260116 | | RE | | | 29098 | 55003 | 20250101 | 4 | 20250101 | 20251231 | | | 1 | 0 | 0 | EUR | | | | | 03
Umsatz (ohne Soll/Haben-Kz) | Soll/Haben-Kennzeichen | WKZ Umsatz | Basis-Umsatz | Konto | Gegenkonto (ohne BU-Schlüssel) | BU-Schlüssel | Belegdatum
${rows.join("\n")}`;

function read(sheet: string) {
  const rows = rowsOf(sheet);
  const { mapping } = guessMapping(rows, { digits: 2 });
  if (!mapping.batch) throw new Error("The header says that it's a batch");
  return readAll(datevReader(mapping, mapping.batch, { digits: 2 }), rows);
}

const postedIn = (sheet: string) =>
  read(sheet).lines.map(({ date, accountId, amount }) => [date, accountId, amount]);

function taxesIn(sheet: string): boolean {
  const rows = rowsOf(sheet);
  const taxes = datevTaxes(guessMapping(rows, { digits: 2 }).mapping);
  for (const row of rows) taxes.take(row);
  return taxes.areAdded();
}
