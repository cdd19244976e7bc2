import type { Day } from "@tieout/core/calendar/day";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { anXls, endlessXls } from "../book-decoding/testing/endless-xls.ts";
import { type FileBytes, openFileReaders } from "./file-readers.ts";
import { type ReadingLimits, readingLimits } from "./limits.ts";
import type { FileToRead } from "./messages.ts";
import { readFile } from "./read-file.ts";

describe("a file that is read in a process of its own", () => {
  it("has the report that it would have in this one", async () => {
    const { look } = readers();
    const bytes = Buffer.from(aLedger(2_000));

    const looked = await look(piecesOf(bytes), described("csv"));

    const { report, recipe } = await readFile({ ...described("csv"), bytes });
    expect(looked).toMatchObject({ result: "read", report, recipe });
  });

  it("gives its books in pages, in the order of the file", async () => {
    const { look, open } = readers();
    const bytes = Buffer.from(aLedger(12_000));
    const looked = await look(piecesOf(bytes), described("csv"));
    if (looked.result === "refused" || !looked.recipe) throw new Error("Its columns are clear");

    const books = await open(piecesOf(bytes), { ...stored, recipe: looked.recipe });
    const range = { start: today, end: today, basis: "accrual" } as const;
    const pages = [await books.journalLines(range)];
    for (let page = pages[0]; page?.next !== undefined; pages.push(page)) {
      page = await books.journalLines(range, page.next);
    }
    const accounts = await books.accounts();
    books.close();

    const lines = pages.flatMap(({ items }) => items);
    expect(pages.map(({ items }) => items.length)).toEqual([5_000, 5_000, 2_000]);
    expect(lines.map(({ memo }) => memo)).toEqual(
      Array.from({ length: 12_000 }, (_, i) => `Line ${i}`),
    );
    expect(accounts.items.map(({ id }) => id)).toEqual(["1000", "3000"]);
  });

  it("is refused as too slow where it's never done with, and the next one is read", async () => {
    const { look } = readers({ processorSeconds: { ...readingLimits.processorSeconds, look: 1 } });

    const endless = await look(piecesOf(endlessXls()), described("xls"));
    const next = await look(piecesOf(anXls()), described("xls"));

    expect(endless).toEqual({ result: "refused", problem: "too-slow" });
    expect(next).toMatchObject({ result: "read" });
  });

  it("is refused where it needs more memory than it may have, and the next one is read", async () => {
    const { look } = readers({ heapMegabytes: 80 });

    const wide = await look(piecesOf(Buffer.from(manyAccounts(190_000))), described("sie"));
    const next = await look(piecesOf(Buffer.from(manyAccounts(10))), described("sie"));

    expect(wide).toEqual({ result: "refused", problem: "too-much" });
    expect(next).toMatchObject({ result: "read" });
  });

  it("is refused where what is found in it is more than is kept of a file", async () => {
    const { look } = readers({ foundMegabytes: 0.001 });

    const looked = await look(piecesOf(Buffer.from(aLedger(100))), described("csv"));

    expect(looked).toEqual({ result: "refused", problem: "too-much" });
  });

  it("is refused where it has more accounts, or lines, than books have", async () => {
    const { look } = readers();

    const accounts = await look(piecesOf(Buffer.from(manyAccounts(200_001))), described("sie"));
    const lastLine = Buffer.from("2025-01-15,1,Last,1000,Cash,1.00,");
    const emptyLines = Buffer.alloc(3_000_000, "\r");
    const books = Buffer.concat([Buffer.from(aLedger(500)), emptyLines, lastLine]);
    const lines = await look(piecesOf(books), described("csv"));

    expect(accounts).toEqual({ result: "refused", problem: "too-many-accounts" });
    expect(lines).toEqual({ result: "refused", problem: "too-many-rows" });
  });

  // Each endless mutation takes two seconds of CPU and a new process.
  it("is read or refused as xls, whatever bytes of it are changed or missing", {
    timeout: 600_000,
  }, async () => {
    const { look } = readers({ processorSeconds: { ...readingLimits.processorSeconds, look: 2 } });
    const change = fc.tuple(fc.nat(), fc.nat({ max: 255 }));

    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), fc.nat(), async (changes, cut) => {
        const bytes = anXls();
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const kept = cut % 4 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes;

        const { result } = await look(piecesOf(kept), described("xls"));
        expect(result).toMatch(/^(read|refused)$/);
      }),
      { numRuns: 150 },
    );
  });
});

// A day by its form.
const today = "2026-02-10" as Day;

const described = (kind: FileToRead["kind"]): Omit<FileToRead, "bytes"> => ({
  kind,
  fileName: "books",
  choices: {},
  kept: [],
  materialityBasisPoints: 100,
  today,
});

const stored = {
  storageKey: "file",
  fiscalYearEnd: { month: 12, day: 31 },
  currency: "USD",
  businessName: "Tidewater",
  today,
  differenceAccepted: false,
} as const;

function aLedger(lines: number): string {
  const rows = Array.from({ length: lines }, (_, i) => {
    const sides = i % 2 === 0 ? "1000,Cash,12.50," : "3000,Equity,,12.50";
    return `2025-01-15,${i >> 1},Line ${i},${sides}`;
  });
  return ["Date,Entry no,Memo,Account number,Account name,Debit,Credit", ...rows].join("\n");
}

function manyAccounts(count: number): string {
  const accounts = Array.from({ length: count }, (_, i) => `#KONTO ${i} "Account ${i}"\n`);
  return ["#FLAGGA 0\n", ...accounts].join("");
}

async function* piecesOf(bytes: Buffer): FileBytes {
  for (let at = 0; at < bytes.length; at += 1 << 16) yield bytes.subarray(at, at + (1 << 16));
}

function readers(changed: Partial<ReadingLimits> = {}) {
  // Two seconds of CPU may take minutes on a busy machine.
  const limits = { ...readingLimits, clockFactor: 100, ...changed };
  const opened = openFileReaders({ atOnce: 1, limits });
  onTestFinished(opened.close);
  return opened;
}
