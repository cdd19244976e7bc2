import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Day } from "@tieout/core/calendar";
import { connectors, tokensOfFile } from "@tieout/server/connectors";
import { readFile } from "../src/file-reading/read-file.ts";
import { report } from "./report.ts";

/*
 * What the largest file that is taken costs the worker: read to be looked at, and then page by page to be
 * collected. In a process of its own, so that its memory is seen, beside a file of a thousandth of its
 * size: `npx tsx bench/books-file.ts`.
 */

const [path] = process.argv.slice(2);
if (path === undefined) await compare();
else await measure(path);

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tieout-books-"));
  for (const size of [68_000, 68_157_439]) {
    const file = join(folder, `${size}.csv`);
    writeFileSync(file, aLedger(size));
    const child = fork(fileURLToPath(import.meta.url), [file], { execArgv: ["--import", "tsx"] });
    await new Promise((resolve) => child.once("exit", resolve));
  }
  rmSync(folder, { recursive: true });
}

async function measure(file: string): Promise<void> {
  const started = performance.now();
  const bytes = readFileSync(file);
  // A day by its form.
  const today = "2026-11-21" as Day;
  const found = await readFile({
    bytes,
    kind: "csv",
    fileName: "ledger.csv",
    choices: {},
    kept: [],
    today,
  });
  const { recipe, report: seen } = found;
  if (!recipe || !seen.findings) throw new Error("It can't be read");
  const { fiscalYearEnd, currency, tieOut, figures } = seen.findings;

  const stored = { storageKey: "file", recipe, today, differenceAccepted: false };
  const business = { fiscalYearEnd, currency: currency.code, businessName: "Tidewater" };
  const { access } = tokensOfFile({ ...stored, ...business });
  const packages = connectors({ files: { exists: async () => true, get: async () => bytes } });
  const reader = packages.get("fileupload")?.open({
    token: async () => access,
    renewed: async () => access,
  });
  if (!reader) throw new Error("Files are read by a connector");
  const ask = { start: today, end: today, basis: "accrual" } as const;
  let count = 0;
  for (let cursor: string | undefined = "0"; cursor !== undefined; ) {
    const { items, next } = await reader.journalLines(ask, cursor);
    count += items.length;
    cursor = next;
  }
  process.stdout.write(
    `${(bytes.length / 1e6).toFixed(1)} MB, ${figures.lines} lines seen and ${count} collected, ` +
      `${tieOut.agreed} of ${tieOut.total} checks agree: `,
  );
  report(started);
}

function aLedger(size: number): Buffer {
  const rows = ["Date,Entry no,Account number,Account name,Memo,Debit,Credit"];
  for (let i = 0, length = 0; length < size - 200; i++) {
    const sides = i % 2 === 0 ? "1234.56," : ",1234.56";
    const month = String(1 + ((i >> 1) % 12)).padStart(2, "0");
    const account = 1000 + (i % 200);
    const row = `2025-${month}-15,${i >> 1},${account},Account ${account},Invoice ${i},${sides}`;
    rows.push(row);
    length += row.length + 1;
  }
  return Buffer.from(rows.join("\n"));
}
