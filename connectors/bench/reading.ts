import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { readBooks } from "../src/book-decoding/open-books.ts";
import { firstRows, readSheets, type SheetKind } from "../src/book-decoding/read-sheets.ts";
import { sniff } from "../src/book-decoding/sniff.ts";
import { xlsxOf } from "../src/book-decoding/testing/zip.ts";
import { guessMapping } from "../src/book-formats/guess-mapping.ts";
import { ledgerReader } from "../src/book-formats/ledger-reader.ts";

/* Times reading and tie-out of a long ledger, as CSV and xlsx, each in its own process: `npx tsx bench/reading.ts [lines]`. */

const [argument = "500000"] = process.argv.slice(2);
if (/^\d+$/.test(argument)) await compare(Number(argument));
else await measure(argument);

async function compare(lines: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tieout-reading-"));
  for (const count of [1_000, lines]) {
    for (const [format, bytes] of [
      ["csv", asCsv(count)],
      ["xlsx", asXlsx(count)],
    ] as const) {
      const path = join(folder, `${count}.${format}`);
      writeFileSync(path, bytes);
      const child = fork(fileURLToPath(import.meta.url), [path], {
        execArgv: ["--import", "tsx"],
      });
      await new Promise((resolve) => child.once("exit", resolve));
    }
  }
  rmSync(folder, { recursive: true });
}

async function measure(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const started = performance.now();
  const sniffed = await sniff(bytes);
  if (sniffed.result === "refused") throw new Error(sniffed.reason);
  // Only tables are written above.
  const [sheet] = await readSheets(bytes, sniffed.kind as SheetKind);
  if (!sheet) throw new Error("The file has no sheet");
  const { mapping } = guessMapping(await firstRows(sheet), { digits: 2 });
  const reading = readBooks(sheet.rows(), ledgerReader(mapping, { digits: 2 }));
  let count = 0;
  let step = await reading.next();
  for (; !step.done; step = await reading.next()) count++;
  const { agreed, total } = tieOut(step.value);
  const took = performance.now() - started;
  const { maxRSS, userCPUTime } = process.resourceUsage();
  process.stdout.write(
    `${sniffed.kind}: ${count} lines in ${(bytes.length / 1e6).toFixed(1)} MB, ${took.toFixed(0)} ms ` +
      `(${(userCPUTime / 1000).toFixed(0)} ms of CPU), ${(maxRSS / 1024).toFixed(0)} MB at most, ` +
      `${agreed} of ${total} checks agree\n`,
  );
}

function asCsv(lines: number): Buffer {
  const rows = ["Date,Entry no,Account number,Account name,Memo,Debit,Credit"];
  for (let i = 0; i < lines; i++) {
    const sides = i % 2 === 0 ? "1234.56," : ",1234.56";
    rows.push(`${dayOf(i)},${i >> 1},${numberOf(i)},Account ${numberOf(i)},Invoice ${i},${sides}`);
  }
  return Buffer.from(rows.join("\n"));
}

function asXlsx(lines: number): Buffer {
  const text = (words: string) => `<x:c t="inlineStr"><x:is><x:t>${words}</x:t></x:is></x:c>`;
  const figure = (number: string | number) => `<x:c><x:v>${number}</x:v></x:c>`;
  const heading = ["Date", "Entry no", "Account number", "Memo", "Debit", "Credit"];
  const rows = [`<x:row>${heading.map(text).join("")}</x:row>`];
  for (let i = 0; i < lines; i++) {
    const sides = i % 2 === 0 ? `${figure("1234.56")}<x:c/>` : `<x:c/>${figure("1234.56")}`;
    const cells = [
      text(dayOf(i)),
      figure(i >> 1),
      figure(numberOf(i)),
      text(`Invoice ${i}`),
      sides,
    ];
    rows.push(`<x:row>${cells.join("")}</x:row>`);
  }
  return xlsxOf(rows.join(""));
}

function numberOf(line: number): number {
  return 1000 + (line % 200);
}

function dayOf(line: number): string {
  return `2025-${String(1 + ((line >> 1) % 12)).padStart(2, "0")}-15`;
}
