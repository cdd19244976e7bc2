import { bookFile } from "@tieout/core/book-mapping/book-file";
import { type FileBooks, readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { sieReader } from "./sie-reader.ts";

const today = "2026-03-15" as Day;

describe("balances in SIE", () => {
  it.each([
    ["kr", "SEK"],
    ["Kr.", "SEK"],
    ["sek", "SEK"],
    ['"Kronor"', "SEK"],
    ["NKR", "NOK"],
    ["€", "EUR"],
    ["euro", "EUR"],
  ])("takes the currency %s for %s", (said, currency) => {
    const { company, leftOut } = sie(`#VALUTA ${said}`).books;

    expect([company.currency, leftOut.count]).toEqual([currency, 0]);
  });

  it("doesn't take a currency that nobody knows for kronor", () => {
    const { company, leftOut } = sie("#VALUTA poäng").books;

    expect([company.currency, leftOut.rows[0]?.value]).toEqual([undefined, "poäng"]);
  });

  it("counts a result account in #UB and #RES once", () => {
    const { books } = sie(`${year2025}
#UB 0 1930 250.00
#UB 0 2081 -100.00
#UB 0 3010 -150.00
#RES 0 3010 -150.00`);

    expect(closingsOf(books)).toEqual([
      ["1930", "2025-12-31", 25000],
      ["2081", "2025-12-31", -10000],
      ["3010", "2025-12-31", -15000],
    ]);
    expect(differing(books)).toEqual([]);
  });

  it("finds a result account whose #UB and #RES differ", () => {
    const { books } = sie(`${year2025}
#UB 0 1930 150.00
#UB 0 3010 -140.00
#RES 0 3010 -150.00`);

    expect(books.totals).toMatchObject([
      { said: -14000, added: -15000, place: { accountId: "3010" } },
    ]);
    expect(differing(books)).toEqual(["own-totals"]);
  });

  it("adds up balances by object where the account has none of its own", () => {
    const { books } = sie(`${year2025}
#OIB 0 1510 {1 "North"} 60.00
#OIB 0 1510 {1 "South"} 40.00
#IB 0 1930 900.00
#OIB 0 1930 {1 "North"} 900.00
#IB 0 2081 -1000.00
#OUB 0 1510 {1 "North"} 100.00
#UB 0 1930 900.00
#UB 0 2081 -1000.00`);

    expect(books.openings.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["1510", 10000],
      ["1930", 90000],
      ["2081", -100000],
    ]);
    expect(closingsOf(books)).toContainEqual(["1510", "2025-12-31", 10000]);
    expect(differing(books)).toEqual([]);
  });

  it("adds up months by object, in one dimension where there are several", () => {
    const { books } = sie(`${year2025}
#PSALDO 0 202501 3010 {1 "North"} -60.00
#PSALDO 0 202501 3010 {1 "South"} -40.00
#PSALDO 0 202501 3010 {6 "Bridge"} -100.00
#PSALDO 0 202501 1930 {} 100.00
#PSALDO 0 202501 1930 {1 "North"} 100.00`);

    expect(books.movements).toEqual([
      { accountId: "3010", end: "2025-01-31", debit: 0, credit: 10000 },
      { accountId: "1930", end: "2025-01-31", debit: 10000, credit: 0 },
    ]);
    expect(differing(books)).toEqual([]);
  });

  it("finds months by object that differ from one dimension to another", () => {
    const { books } = sie(`${year2025}
#PSALDO 0 202501 3010 {1 "North"} -60.00
#PSALDO 0 202501 3010 {6 "Bridge"} -100.00`);

    expect(books.totals).toMatchObject([{ said: -6000, added: -10000 }]);
  });

  it("adds what has no object to what objects have, where the closing balances say so", () => {
    const { books } = sie(`${year2025}
#IB 0 1930 10.00
#IB 0 2081 -10.00
#UB 0 1930 110.00
#UB 0 2081 -10.00
#RES 0 3010 -100.00
#PSALDO 0 202501 1930 {} 70.00
#PSALDO 0 202501 1930 {1 "North"} 20.00
#PSALDO 0 202501 1930 {1 "North" 6 "Bridge"} 10.00
#PSALDO 0 202501 3010 {1 "North"} -60.00
#PSALDO 0 202501 3010 {1 "North" 6 "Bridge"} -40.00`);

    expect(books.movements).toEqual([
      { accountId: "1930", end: "2025-01-31", debit: 10000, credit: 0 },
      { accountId: "3010", end: "2025-01-31", debit: 0, credit: 10000 },
    ]);
    expect(differing(books)).toEqual([]);
  });

  it("leaves out a line whose account is missing, and a year that ends before it begins", () => {
    const { books } = sie(`#RAR 0 20251231 20250101
#VER A 1 20250105
{
#TRANS {} 5.00
#TRANS 3010 {} -5.00
}`);

    expect(books.leftOut.rows.map(({ value, fault }) => [value, fault])).toEqual([
      ["20251231 20250101", "not-a-day"],
      ["{}", "missing"],
    ]);
    expect(books.fiscalYears).toEqual([]);
  });

  it.each([
    ["1", "#UB 0 1930 5.00\n#RES 0 3010 -5.00"],
    ["2", "#PSALDO 0 202501 1930 {} 5.00\n#PSALDO 0 202501 3010 {} -5.00"],
    ["4", "#VER A 1 20250105\n{\n#TRANS 1930 {} 5.00\n#TRANS 3010 {} -5.00\n}"],
  ])("keeps accounts of type %s that #KONTO doesn't name", (_type, balances) => {
    const { accounts } = sie(`${year2025}\n${balances}`).books;

    expect(accounts.map(({ id, vendorType }) => [id, vendorType])).toEqual([
      ["1930", "Bank"],
      ["3010", "Income"],
    ]);
  });
});

describe("the last day of a SIE file", () => {
  const sale = (day: string) => `#VER A ${day} ${day}
{
#TRANS 1930 {} 10.00
#TRANS 3010 {} -10.00
}`;

  it.each([
    ["the year's end", "#GEN 20260301", ["20251202"], "2025-12-31"],
    [
      "the end of the last voucher's month",
      "#GEN 20260301",
      ["20250110", "20250905"],
      "2025-09-30",
    ],
    ["the day when the file was made", "#GEN 20251007", ["20250110", "20251003"], "2025-10-07"],
    ["the last voucher's month, where nothing else is said", "", ["20250905"], "2025-09-30"],
    ["the day of a voucher that was dated ahead", "#GEN 20251007", ["20251024"], "2025-10-24"],
  ])("is %s", (_what, made, days, last) => {
    const { books } = sie(`${made}
${year2025}
#IB 0 1930 0.00
#UB 0 1930 ${days.length}0.00
#RES 0 3010 -${days.length}0.00
${days.map(sale).join("\n")}`);

    expect(bookFile(books, today).periods).toMatchObject({ from: "2025-01-01", upTo: last });
    expect(new Set(books.closings.map(({ on }) => on))).toEqual(new Set([last]));
    expect(differing(books)).toEqual([]);
  });

  it("is the end of the last month with activity, where months were planned ahead", () => {
    const { books } = sie(`#GEN 20251007
${year2025}
#UB 0 1930 10.00
#RES 0 3010 -10.00
#PSALDO 0 202511 1930 {} 10.00
#PSALDO 0 202511 3010 {} -10.00`);

    expect(closingsOf(books).map(([, on]) => on)).toEqual(["2025-11-30", "2025-11-30"]);
    expect(differing(books)).toEqual([]);
  });

  it("is the day when a file of balances alone was made", () => {
    const { books } = sie(`#GEN 20250831
${year2025}
#RAR -1 20240101 20241231
#UB 0 1930 10.00
#RES 0 3010 -10.00
#UB -1 1930 7.00
#RES -1 3010 -7.00`);

    expect(closingsOf(books).map(([, on]) => on)).toEqual([
      "2025-08-31",
      "2025-08-31",
      "2024-12-31",
      "2024-12-31",
    ]);
  });
});

const year2025 = "#RAR 0 20250101 20251231";

function sie(text: string) {
  const lines = text.split("\n");
  return readAll(
    sieReader(),
    lines.map((line, i) => ({ number: i + 1, text: line })),
  );
}

const closingsOf = ({ closings }: FileBooks) =>
  closings.map(({ accountId, on, amount }) => [accountId, on, amount]);

const differing = (books: FileBooks) =>
  tieOut(books)
    .checks.filter(({ outcome }) => outcome === "differs")
    .map(({ id }) => id);
