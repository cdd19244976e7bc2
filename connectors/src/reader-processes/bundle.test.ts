import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Day } from "@tieout/core/calendar/day";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { anXls, endlessXls } from "../book-decoding/testing/endless-xls.ts";
import { type WrittenBooks, writers } from "../book-decoding/testing/written-books.ts";
import type * as FileReaders from "./file-readers.ts";
import type { FileBytes } from "./file-readers.ts";
import type * as Limits from "./limits.ts";

/** Within the project, so that packages resolve as from a room's own `dist`. */
const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const bundler = fileURLToPath(new URL("../../../scripts/bundle.mjs", import.meta.url));
const sources = [
  new URL("./file-readers.ts", import.meta.url),
  new URL("./limits.ts", import.meta.url),
];
const program = sources.map(
  (source) => `export * from ${JSON.stringify(fileURLToPath(source))};\n`,
);

describe("the readers of files as they're deployed, bundled", () => {
  let folder: string;
  let bundled: typeof FileReaders & typeof Limits;
  beforeAll(async () => {
    folder = await mkdtemp(join(modules, ".file-reading-"));
    const source = join(folder, "program.ts");
    await writeFile(source, program.join(""));
    await promisify(execFile)(process.execPath, [bundler, source], { cwd: folder });
    bundled = await import(pathToFileURL(join(folder, "dist", "program.js")).href);
    return () => rm(folder, { recursive: true });
  });

  const files = [
    ["csv", writers.ledger],
    ["xlsx", writers.xlsx],
    ["ods", writers.ods],
    ["sie", writers.sie],
    ["saf-t", writers.saft],
    ["fec", writers.fec],
  ] as const;
  it.each(files)("read %s", async (kind, write) => {
    const { text, bytesOf } = write(books);

    const looked = await opened().look(piecesOf(bytesOf(text)), { ...file, kind });

    expect(looked).toMatchObject({
      result: "read",
      report: { findings: { figures: { lines: 4 } } },
    });
  });

  it("read an xls, and end the process that another one never leaves", async () => {
    const { processorSeconds } = bundled.readingLimits;
    // Two seconds of CPU may take minutes on a busy machine.
    const readers = opened({
      processorSeconds: { ...processorSeconds, look: 2 },
      clockFactor: 100,
    });

    const endless = await readers.look(piecesOf(endlessXls()), { ...file, kind: "xls" });
    const honest = await readers.look(piecesOf(anXls()), { ...file, kind: "xls" });

    expect(endless).toEqual({ result: "refused", problem: "too-slow" });
    expect(honest).toMatchObject({ result: "read" });
  });

  it("tell what an archive is, which takes a process as well", async () => {
    const { text, bytesOf } = writers.xlsx(books);
    const path = join(folder, "books.xlsx");
    await writeFile(path, bytesOf(text));

    expect(await opened().sniff(path, "w")).toEqual({ result: "known", kind: "xlsx" });
  });

  function opened(changed: Partial<Limits.ReadingLimits> = {}) {
    const limits = { ...bundled.readingLimits, ...changed };
    const readers = bundled.openFileReaders({ atOnce: 1, limits });
    onTestFinished(readers.close);
    return readers;
  }
});

const file = {
  fileName: "books",
  choices: {},
  kept: [],
  materialityBasisPoints: 100,
  today: "2026-02-10" as Day,
};

const books: WrittenBooks = {
  accounts: [
    { number: "1910", name: "Cash" },
    { number: "3010", name: "Sales" },
  ],
  entries: ["2025-01-15", "2025-02-15"].map((day) => ({
    day,
    memo: "Invoice",
    lines: [
      { account: "1910", cents: 12_500 },
      { account: "3010", cents: -12_500 },
    ],
  })),
};

async function* piecesOf(bytes: Buffer): FileBytes {
  yield bytes;
}
