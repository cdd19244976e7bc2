import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { describe, expect, it } from "vitest";
import { accountOfText } from "./account-text.ts";
import { guessMapping } from "./guess-mapping.ts";
import { rowWordOf } from "./ledger-rows.ts";
import { sieTokens } from "./sie-tokens.ts";

/* No clock asserts these: a backtracking pattern over such a text wouldn't end at all. */
describe("pages of text where figures are looked for", () => {
  it.each([
    ["letters", "a".repeat(30_000)],
    ["figures", "1".repeat(30_000)],
    ["spaces", `1${" ".repeat(30_000)}x`],
    ["signs", `${"1-".repeat(15_000)}x`],
    ["words", `${"total of ".repeat(3_000)}`],
  ])("are taken for words: %s", (_, text) => {
    const rows: SheetRow[] = Array.from({ length: 10 }, (_, i) => ({
      number: i + 1,
      cells: Array.from({ length: 8 }, () => ({ kind: "text", text })),
    }));

    expect(guessMapping(rows, { digits: 2, titles: ["Books"] }).mapping.headingRow).toBe(0);
    expect(accountOfText(text)).toEqual({ name: text.trim() });
    expect(rowWordOf(text)).toBeUndefined();
  });

  it("are gone through once where a SIE line opens quotes and closes none", () => {
    const line = `#TRANS "${'\\"'.repeat(100_000)}`;

    expect(sieTokens(line)).toEqual(["#TRANS", '"'.repeat(100_000)]);
    expect(sieTokens('#KONTO 1910 "Kassa "A" {}')).toEqual([
      "#KONTO",
      "1910",
      "Kassa ",
      "A",
      " {}",
    ]);
  });
});
