import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { failing, ledgerOf } from "./testing/read-books.ts";

/** Each entry balances in either currency, so picking the wrong one shows no difference. */
const ledger = (one: string, another: string) => `
Date | Account | Entry | Currency | ${one} | ${another}
2025-01-15 | Bank | 1 | EUR | 200.00 | 250.00
2025-01-15 | Sales | 1 | EUR | -200.00 | -250.00
2025-02-20 | Flour | 2 | USD | 100.00 | 100.00
2025-02-20 | Bank | 2 | USD | -100.00 | -100.00`;

describe("two columns that say the same of other figures", () => {
  it.each([
    ["Amount", "Amount (USD)"],
    ["Amount", "Amount in local currency"],
    ["Importe", "Importe €"],
  ])("are the one in the money of the books: %s, %s", (one, another) => {
    const { books, lines } = ledgerOf(ledger(one, another));

    expect(lines.map(({ amount }) => amount)).toEqual([25000, -25000, 10000, -10000]);
    expect(failing(books)).toEqual([]);
  });

  it.each([
    ["Amount", "Amount"],
    ["Amount (EUR)", "Amount (USD)"],
  ])("are asked about where nothing tells them apart: %s, %s", (one, another) => {
    const { faults } = guessMapping(rowsOf(ledger(one, another)), { digits: 2 });

    expect(faults).toEqual([{ fault: "two-columns", field: "amount", columns: [4, 5] }]);
  });

  it("are one where they say the same", () => {
    const sheet = ledger("Amount", "Amount").replaceAll("200.00", "250.00");

    expect(guessMapping(rowsOf(sheet), { digits: 2 }).faults).toEqual([]);
  });
});
