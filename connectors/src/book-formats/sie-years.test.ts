import { type BookedFile, bookFile } from "@tieout/core/book-mapping/book-file";
import { readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import type { Day } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { describe, expect, it } from "vitest";
import { openBooks } from "../book-decoding/open-books.ts";
import { readFile } from "../reader-processes/read-file.ts";
import { sieReader } from "./sie-reader.ts";

const today = "2026-03-15" as Day;

describe("two years of balances in SIE", () => {
  it("carry the result over, also where no account for it is in the file", () => {
    // 2024 earned 40; 2025 opens with it in 2099 and has earned 25.
    const booked = read(`#RAR 0 20250101 20251231
#RAR -1 20240101 20241231
#UB -1 1930 140.00
#UB -1 2081 -100.00
#RES -1 3010 -40.00
#UB 0 1930 165.00
#UB 0 2081 -100.00
#UB 0 2099 -40.00
#RES 0 3010 -25.00`);

    expect(sumsByEnd(booked)).toEqual({ "2024-12-31": 0, "2025-12-31": 0 });
    expect(movedIn(booked, "2025-12-31")).toMatchObject({ "1930": 2500, "3010": -2500 });
  });

  it("carry the result over where it stays in no account of equity at all", () => {
    // The next year's opening was never made: 2025 still lacks the result of 2024.
    const booked = read(`#RAR 0 20250101 20251231
#RAR -1 20240101 20241231
#UB -1 1930 140.00
#UB -1 2010 -100.00
#RES -1 3010 -40.00
#UB 0 1930 165.00
#UB 0 2010 -140.00
#RES 0 3010 -25.00`);

    expect(sumsByEnd(booked)).toEqual({ "2024-12-31": 0, "2025-12-31": 0 });
    expect(movedIn(booked, "2025-12-31")).toMatchObject({ "1930": 2500, "3010": -2500 });
  });
});

describe("a SIE file's fiscal year", () => {
  it.each([
    ["20240701", "20251231", false],
    ["20240601", "20251231", true],
  ])("from %s to %s is longer than any: %s", (from, to, isOdd) => {
    const booked = read(`#RAR 0 ${from} ${to}\n#UB 0 1930 5.00\n#UB 0 2081 -5.00`);

    expect(booked.isOddSpan).toBe(isOdd);
  });
});

describe("a SIE voucher that is dated before its year", () => {
  const balances = `#IB 0 1930 100.00
#IB 0 2081 -100.00
#UB 0 1930 130.00
#UB 0 2081 -100.00
#RES 0 3010 -30.00`;
  const vouchers = `#VER A 1 20241228 "Late invoice"
{
#TRANS 1930 {} 10.00
#TRANS 3010 {} -10.00
}
#VER A 2 20250105
{
#TRANS 1930 {} 20.00
#TRANS 3010 {} -20.00
}`;
  const before =
    "#RAR -1 20240101 20241231\n#IB -1 1930 100.00\n#IB -1 2081 -100.00\n#UB -1 1930 100.00\n#UB -1 2081 -100.00";

  it.each([
    ["the year alone", ""],
    ["the year before, which ties out without it", before],
  ])("leaves the openings, and counts on the year's first day, beside %s", async (_what, years) => {
    const { booked, lines } = await readAgain(
      `#RAR 0 20250101 20251231\n${years}\n${balances}\n${vouchers}`,
    );

    expect(booked.periods).toMatchObject({ from: "2025-01-01", upTo: "2025-01-31" });
    expect(booked.periods?.openings.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["1930", 10000],
      ["2081", -10000],
    ]);
    expect(lines[0]).toMatchObject({ date: "2025-01-01", memo: "Late invoice (2024-12-28)" });
    expect(tieOut(booked.books).checks.filter(({ outcome }) => outcome === "differs")).toEqual([]);
  });

  it("stays in the year before, where that ties out with it", async () => {
    const { booked, lines } = await readAgain(`#RAR 0 20250101 20251231
#RAR -1 20240101 20241231
#IB -1 1930 90.00
#IB -1 2081 -90.00
#UB -1 1930 100.00
#UB -1 2081 -90.00
#RES -1 3010 -10.00
#IB 0 1930 100.00
#IB 0 2081 -90.00
#IB 0 2091 -10.00
#UB 0 1930 120.00
#UB 0 2081 -90.00
#UB 0 2091 -10.00
#RES 0 3010 -20.00
${vouchers}`);

    expect(booked.periods).toMatchObject({ from: "2024-01-01", upTo: "2025-01-31" });
    expect(lines[0]).toMatchObject({ date: "2024-12-28" });
  });
});

async function readAgain(text: string) {
  const bytes = Buffer.from(`#FLAGGA 0\n#SIETYP 4\n${text}`);
  const file = {
    bytes,
    kind: "sie",
    fileName: "books.se",
    choices: {},
    kept: [],
    materialityBasisPoints: 100,
    today,
  } as const;
  const { recipe } = await readFile(file);
  const lines: JournalLine[] = [];
  if (!recipe) throw new Error("SIE needs no mapping");
  const reading = openBooks(bytes, recipe);
  for (let step = await reading.next(); ; step = await reading.next()) {
    if (step.done) return { booked: bookFile(step.value, today), lines };
    lines.push(step.value);
  }
}

function read(text: string): BookedFile {
  const lines = text.split("\n");
  const { books } = readAll(
    sieReader(),
    lines.map((line, i) => ({ number: i + 1, text: line })),
  );
  return bookFile(books, today);
}

function sumsByEnd({ periods }: BookedFile): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { end, debit, credit } of periods?.movements ?? []) {
    sums[end] = (sums[end] ?? 0) + debit - credit;
  }
  return sums;
}

const movedIn = ({ periods }: BookedFile, day: string) =>
  Object.fromEntries(
    (periods?.movements ?? [])
      .filter(({ end }) => end === day)
      .map(({ accountId, debit, credit }) => [accountId, debit - credit]),
  );
