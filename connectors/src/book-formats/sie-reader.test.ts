import { readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { describe, expect, it } from "vitest";
import { sieReader } from "./sie-reader.ts";

describe("sieReader", () => {
  it("reads company, years, accounts, balances and vouchers", () => {
    const { books, lines } = sie(`
#FLAGGA 0
#SIETYP 4
#ORGNR "556265-1892"
#FNAMN "Speak \\"Easy\\" AB"
#RAR 0 20240301 20250228
#RAR -1 20230301 20240229
#KONTO 1930 "Checkräkning"
#KONTO 3010 Försäljning
#IB 0 1930 100.00
#IB 0 2091 -100
#UB 0 1930 350.5
#UB 0 2091 -100.00
#RES 0 3010 -250.5
#VER A 1 20240229 "Before"
{
}
#VER "A" "2" 20250228 "Sale, \\"big\\""
{
  #BTRANS 1930 {} 1.00
  #RTRANS 1930 {} 250.50
  #TRANS 1930 {} 250.50
  #TRANS 3010 {1 "10" 6 "A"} -250.50 20250227 "Own words"
}`);

    expect(books.company).toEqual({
      name: 'Speak "Easy" AB',
      registrationNumber: "556265-1892",
      currency: "SEK",
    });
    expect(books.fiscalYears).toEqual([
      { start: "2023-03-01", end: "2024-02-29", said: true },
      { start: "2024-03-01", end: "2025-02-28", said: true },
    ]);
    expect(books.accounts.map(({ id, name, vendorType }) => [id, name, vendorType])).toEqual([
      ["1930", "Checkräkning", "Bank"],
      ["3010", "Försäljning", "Income"],
      ["2091", "2091", "RetainedEarnings"],
    ]);
    expect(lines).toEqual([
      { ...aLine, lineNumber: 21, accountId: "1930", amount: 25050, memo: 'Sale, "big"' },
      { ...aLine, lineNumber: 22, accountId: "3010", amount: -25050, memo: "Own words" },
    ]);
    expect(outcomes(books)).toMatchObject({
      "closings-follow": "agrees",
      "vouchers-balance": "agrees",
      "openings-balance": "agrees",
    });
  });

  it("takes month balances for controls beside vouchers, and for the books without them", () => {
    const month =
      '#RAR 0 20240101 20241231\n#PSALDO 0 202402 1930 {} 12.00\n#PSALDO 0 202402 1930 {1 "2"} 5';
    const alone = sie(month).books;
    const beside = sie(`${month}\n#VER A 1 20240229\n{\n#TRANS 1930 {} 11.00\n}`).books;

    expect(alone.movements).toEqual([
      { accountId: "1930", end: "2024-02-29", debit: 1200, credit: 0 },
    ]);
    expect(beside.totals).toEqual([
      {
        what: "movement",
        place: { row: 2, accountId: "1930", end: "2024-02-29" },
        said: 1200,
        added: 1100,
      },
    ]);
  });

  it("keeps vouchers with one number apart, and leaves out what can't be read", () => {
    const { books, lines } = sie(`
#VER # 1 20240131
{
#TRANS 1930 {} 1O.00
#TRANS 1930 {} 10.00
}
#VER # 1 20240229
{
#TRANS 1930 {} 10.00
}
#VER A 2 20240231
{
#TRANS 1930 {} 10.00
}`);

    expect(lines.map(({ transactionId }) => transactionId)).toEqual(["# 1", "# 1 line 6"]);
    expect(books.leftOut.rows.map(({ row, value, fault }) => [row, value, fault])).toEqual([
      [3, "1O.00", "letter"],
      [10, "20240231", "not-a-day"],
      [12, "1930", "missing"],
    ]);
  });
});

const aLine = { transactionId: "A 2", transactionType: "Voucher", date: "2025-02-28" };

function sie(text: string) {
  const lines = text.replace(/^\n/, "").split("\n");
  return readAll(
    sieReader(),
    lines.map((line, i) => ({ number: i + 1, text: line })),
  );
}

const outcomes = (books: Parameters<typeof tieOut>[0]) =>
  Object.fromEntries(tieOut(books).checks.map(({ id, outcome }) => [id, outcome]));
