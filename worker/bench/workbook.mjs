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
const writers = ["write-ours.ts", ...(hasLibrary() ? ["write-exceljs.mjs"] : [])];

try {
  for (const writer of writers) await bundle(writer);
  const runs = Object.fromEntries(writers.map((writer) => [writer, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const writer of writers) runs[writer].push(measure(writer));
  }
  const rows = writers.map((writer) => summary(writer, runs[writer]));
  console.table(rows);
  const [ours, theirs] = rows;
  if (theirs)
    console.log(`time ${ratio(theirs.ms, ours.ms)}, memory ${ratio(theirs.MB, ours.MB)} of ours`);
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

async function bundle(writer) {
  await build({
    entryPoints: [join(import.meta.dirname, writer)],
    outfile: join(folder, `${writer}.mjs`),
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
}

function measure(writer) {
  const target = join(folder, "out.xlsx");
  const run = spawnSync(process.execPath, [join(folder, `${writer}.mjs`), target, library], {
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
    MB: median((run) => run.megabytes),
    kB: median((run) => run.kilobytes),
  };
}

function ratio(theirs, ours) {
  return `${(theirs / ours).toFixed(2)}×`;
}
