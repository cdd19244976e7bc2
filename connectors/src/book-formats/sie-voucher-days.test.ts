import { bookFile } from "@tieout/core/book-mapping/book-file";
import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import { isReadyToSend } from "@tieout/core/book-mapping/file-report";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import type { Day } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { describe, expect, it } from "vitest";
import { openBooks } from "../book-decoding/open-books.ts";
import { readFile } from "../reader-processes/read-file.ts";

const today = "2026-03-15" as Day;

describe("a SIE file with no voucher in its last months", () => {
  const file = `#GEN 20260220
#RAR 0 20250101 20251231
#IB 0 1930 1.00
#IB 0 2081 -1.00
#UB 0 1930 2.00
#UB 0 2081 -1.00
#RES 0 3010 -1.00
#VER A 1 20250905
{
#TRANS 1930 {} 1.00
#TRANS 3010 {} -1.00
}`;

  it.each([
    [undefined, "2025-09-30", ["last-day"]],
    ["2025-12-31", "2025-12-31", []],
    ["2025-09-30", "2025-09-30", []],
    // Not one of the two.
    ["2025-10-31", "2025-09-30", ["last-day"]],
  ])("asks on which day the books end: %s", async (lastDay, upTo, asks) => {
    const { report } = await readSie(
      file,
      lastDay === undefined ? {} : { lastDay: lastDay as Day },
    );

    expect([report.findings?.upTo, report.asks]).toEqual([upTo, asks]);
    expect(report.lastDays).toEqual(["2025-09-30", "2025-12-31"]);
    expect(isReadyToSend(report)).toBe(asks.length === 0);
  });

  it("isn't asked about a month's end that was just missed", async () => {
    const { report } = await readSie(file.replace("#GEN 20260220", "#GEN 20251004"), {});

    expect([report.findings?.upTo, report.asks]).toEqual(["2025-09-30", []]);
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

    const { from, postedFrom = from } = booked.periods ?? {};
    expect([postedFrom, booked.periods?.upTo]).toEqual(["2025-01-01", "2025-01-31"]);
    expect(booked.periods?.openings.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ["1930", 10000],
      ["2081", -10000],
    ]);
    expect(lines[0]).toMatchObject({ date: "2025-01-01", memo: "Late invoice (2024-12-28)" });
    expect(tieOut(booked.books).checks.filter(({ outcome }) => outcome === "differs")).toEqual([]);
    expect(booked.oddYears.postedBefore).toEqual({ first: "2024-12-28", start: "2025-01-01" });
  });

  it("is said where the file has no closing balances that would tell its year", async () => {
    const openings = balances.split("\n").slice(0, 2).join("\n");
    const { report } = await readSie(`#RAR 0 20250101 20251231\n${openings}\n${vouchers}`, {});

    expect(report.findings?.postedBefore).toEqual({ first: "2024-12-28", start: "2025-01-01" });
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

function readSie(text: string, choices: FileChoices) {
  const bytes = Buffer.from(`#FLAGGA 0\n#SIETYP 4\n${text}`);
  const answered = { choices, kept: [], materialityBasisPoints: 100, today };
  return readFile({ bytes, kind: "sie", fileName: "books.se", ...answered });
}

async function readAgain(text: string) {
  const bytes = Buffer.from(`#FLAGGA 0\n#SIETYP 4\n${text}`);
  const { recipe } = await readSie(text, {});
  const lines: JournalLine[] = [];
  if (!recipe) throw new Error("SIE needs no mapping");
  const reading = openBooks(bytes, recipe);
  for (let step = await reading.next(); ; step = await reading.next()) {
    if (step.done) return { booked: bookFile(step.value, today), lines };
    lines.push(step.value);
  }
}
