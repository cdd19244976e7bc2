// Compares our sheet writer with exceljs (streaming) on quality.md's sheet, in turns, in one run: the
// ratio holds on any machine, the milliseconds only on this one.
//   node bench/workbook.mjs [a folder in whose node_modules exceljs is]
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";

const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), "tieout-bench-"));
const library = resolve(process.argv[2] ?? ".", "package.json");
const statements = "write-statements.ts";
const writers = [
  { name: "ours", file: "write-ours.ts" },
  ...(hasLibrary() ? [{ name: "exceljs", file: "write-exceljs.mjs" }] : []),
  { name: "statements of 3,000 accounts", file: statements, entries: "0" },
  { name: "the same, adjusted by 50 entries", file: statements, entries: "50" },
];

try {
  for (const { file } of writers) await bundle(file);
  const runs = Object.fromEntries(writers.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const writer of writers) runs[writer.name].push(measure(writer));
  }
  const rows = writers.map(({ name }) => summary(name, runs[name]));
  console.table(rows);
  const [ours, theirs] = rows;
  if (hasLibrary())
    console.log(
      `exceljs takes ${ratio(theirs.ms, ours.ms)} of our time, ${ratio(theirs.cpu, ours.cpu)} of our processor's and ${ratio(theirs.MB, ours.MB)} of our memory`,
    );
  else
    console.log(
      "exceljs isn't installed there: npm i --no-save exceljs@4.4.0 in a folder, and name it",
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function hasLibrary() {
  try {
    createRequire(library).resolve("exceljs");
    return true;
  } catch {
    return false;
  }
}

async function bundle(file) {
  await build({
    entryPoints: [join(import.meta.dirname, file)],
    outfile: join(folder, `${file}.mjs`),
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
}

function measure({ file, entries = "" }) {
  const target = join(folder, "out.xlsx");
  const script = join(folder, `${file}.mjs`);
  const run = spawnSync(process.execPath, [script, target, library, entries], {
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return { ...JSON.parse(run.stdout), kilobytes: statSync(target).size / 1024 };
}

function summary(writer, runs) {
  const median = (pick) => Math.round(runs.map(pick).sort((a, b) => a - b)[Math.floor(rounds / 2)]);
  return {
    writer,
    ms: median((run) => run.milliseconds),
    cpu: median((run) => run.processor),
    MB: median((run) => run.megabytes),
    kB: median((run) => run.kilobytes),
  };
}

function ratio(theirs, ours) {
  return `${(theirs / ours).toFixed(2)}×`;
}
