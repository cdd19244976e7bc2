import {
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { connectors } from "@tieout/connectors/connectors";
import { tokensOfFile } from "@tieout/connectors/fileupload/book-file";
import { openFileReaders } from "@tieout/connectors/reader-processes/file-readers";
import { booksKindOf } from "@tieout/connectors/reader-processes/messages";
import type { Day } from "@tieout/core/calendar/day";

/*
 * What the largest file that is taken costs, beside one of a thousandth of its size and beside files that are
 * made to harm: looked at, and then collected page by page, in a process of its own whose memory is seen on
 * Linux. `npx tsx bench/books-file.ts [files]`.
 */

const readers = openFileReaders({ atOnce: 1 });
const today = "2026-11-21" as Day;
const kinds: Readonly<Record<string, string>> = { se: "sie", xml: "saf-t" };

const given = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tieout-books-"));
for (const path of given.length > 0 ? given : generated(folder)) await measure(path);
rmSync(folder, { recursive: true });
readers.close();

async function measure(path: string): Promise<void> {
  const extension = extname(path).slice(1);
  const kind = booksKindOf(kinds[extension] ?? extension);
  if (!kind) throw new Error(`${path} is no books file`);
  const memory = watchMemory();
  const started = performance.now();
  const file = {
    kind,
    fileName: basename(path),
    choices: {},
    kept: [],
    materialityBasisPoints: 100,
    today,
  };
  const looked = await readers.look(createReadStream(path), file);
  const lookedMs = performance.now() - started;
  const lines = looked.result === "read" ? await collect(path, looked) : undefined;
  const outcome =
    looked.result === "read" ? `read, ${lines} lines collected` : `refused: ${looked.problem}`;
  process.stdout.write(
    `${basename(path)}: ${outcome}; looked at in ${(lookedMs / 1000).toFixed(1)} s, ` +
      `${((performance.now() - started) / 1000).toFixed(1)} s in all, ${memory.stop()} MB at most\n`,
  );
}

type Looked = Extract<Awaited<ReturnType<typeof readers.look>>, { readonly result: "read" }>;

async function collect(path: string, { recipe, report }: Looked): Promise<number | undefined> {
  if (!recipe || !report.findings) return undefined;
  const { fiscalYearEnd, currency } = report.findings;
  const stored = { storageKey: path, recipe, today, differenceAccepted: false };
  const business = { fiscalYearEnd, currency: currency.code, businessName: "Tidewater" };
  const { access } = tokensOfFile({ ...stored, ...business });
  const store = { exists: async () => true, getStream: async () => createReadStream(path) };
  const reader = connectors({ files: { store, readers } })
    .get("fileupload")
    ?.open({ token: async () => access, renewed: async () => access });
  if (!reader) throw new Error("Files are read by a connector");
  const ask = { start: today, end: today, basis: "accrual" } as const;
  let count = 0;
  for (let cursor: string | undefined = "0"; cursor !== undefined; ) {
    const { items, next } = await reader.journalLines(ask, cursor);
    count += items.length;
    cursor = next;
  }
  await reader.close?.();
  return count;
}

/** A process's peak memory, on Linux only. */
function watchMemory() {
  let most = 0;
  const look = () => {
    if (process.platform !== "linux") return;
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      most = Math.max(most, heldBy(pid));
    }
  };
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

function heldBy(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    if (!status.includes(`PPid:\t${process.pid}\n`) || !status.startsWith("Name:\tnode")) return 0;
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function generated(into: string): string[] {
  const files = {
    "small.csv": () => aLedger(68_000),
    "largest.csv": () => aLedger(68_157_439),
    "quotes.csv": () => Buffer.alloc(60_000_000, '"'),
    "returns.csv": () => Buffer.concat([aLedger(68_000), Buffer.alloc(60_000_000, "\r")]),
    "accounts.se": () => manyAccounts(2_000_000),
    "deep.xml": () => Buffer.from(`<?xml version="1.0"?><AuditFile>${"<a>".repeat(20_000_000)}`),
  };
  return Object.entries(files).map(([name, content]) => {
    const path = join(into, name);
    writeFileSync(path, content());
    return path;
  });
}

function manyAccounts(count: number): Buffer {
  const rows = ["#FLAGGA 0"];
  for (let i = 0; i < count; i++) rows.push(`#KONTO ${i} "Account ${i}"`);
  return Buffer.from(rows.join("\n"));
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
