import { headingsOf } from "@tieout/core/book-mapping/mapping";
import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { gathering } from "./gathering.ts";

describe("what is kept of a file's rows", () => {
  it("is a thousand that were left out, and fewer where they are long; all are counted", () => {
    const [short, long] = [gathering("trial-balance"), gathering("trial-balance")];
    const row = (cells: readonly string[]) =>
      ({ row: 1, value: "", fault: "letter", cells }) as const;

    for (let i = 0; i < 2_000; i++) {
      short.leaveOut(row(["1O.00"]));
      long.leaveOut(row(Array.from({ length: 1_000 }, () => "a".repeat(100_000))));
    }

    const kept = [short, long].map((gathered) => {
      const { leftOut } = gathered.books({ company: {}, fiscalYears: [] });
      const letters = leftOut.rows[0]?.cells.join("").length;
      return [leftOut.count, leftOut.rows.length, letters];
    });
    expect(kept).toEqual([
      [2_000, 1_000, 5],
      [2_000, 4, 256_000],
    ]);
  });

  it("is a hundred thousand of its totals, and those that differ before others", () => {
    const gathered = gathering("general-ledger");
    const total = (said: number) =>
      ({ what: "debits", place: {}, said: toMinor(said), added: toMinor(1) }) as const;

    for (let i = 0; i < 150_000; i++) gathered.total(total(1));
    gathered.total(total(2));

    const { totals } = gathered.books({ company: {}, fiscalYears: [] });
    expect(totals).toHaveLength(100_001);
    expect(totals.at(-1)).toEqual(total(2));
  });

  it("is the beginning of a heading, without what no database keeps", () => {
    const cell = (text: string) => ({ kind: "text", text }) as const;

    const [long, odd] = headingsOf({
      number: 1,
      cells: [cell(`${"a".repeat(249)}😀`), cell("De\0bit\ud83d")],
    });

    expect([long, odd]).toEqual(["a".repeat(249), "Debit"]);
  });
});
