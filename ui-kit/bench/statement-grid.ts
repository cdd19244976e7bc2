import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";

/*
 * Times 3,000 rows by 13 periods in headless Chromium beside a plain table and TanStack Virtual alone, in turns:
 * `npx tsx bench/statement-grid.ts [rounds]`. What it prints is a table for docs/performance.md.
 */

const rounds = Number(process.argv[2] ?? 3);
const kinds = ["table", "virtual", "grid"];
const slowdowns = [1, 4];

interface Measured {
  readonly kind: string;
  readonly slowdown: number;
  readonly frames: readonly number[];
  readonly edits: readonly number[];
  readonly cpuMs: number;
  readonly nodes: number;
}

const root = import.meta.dirname;
const outDir = await mkdtemp(path.join(tmpdir(), "tieout-bench-"));
await build({
  root,
  configFile: false,
  logLevel: "error",
  plugins: [vanillaExtractPlugin(), react()],
  build: { outDir, emptyOutDir: true },
});
const server = await preview({
  root,
  configFile: false,
  build: { outDir },
  preview: { port: 0, host: "127.0.0.1" },
  logLevel: "error",
});
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath !== undefined && { executablePath }),
});

const measured: Measured[] = [];
for (let round = 0; round < rounds; round++) {
  for (const slowdown of slowdowns) {
    for (const kind of kinds) measured.push(await measure(kind, slowdown));
  }
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });

console.log(
  "| What, slowdown | Frames/s | p95 frame ms | CPU ms a frame | Edit p50 ms | Edit p95 ms | Nodes |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const slowdown of slowdowns) {
  for (const kind of kinds) console.log(lineOf(kind, slowdown));
}

function lineOf(kind: string, slowdown: number): string {
  const runs = measured.filter((run) => run.kind === kind && run.slowdown === slowdown);
  const median = (of: (run: Measured) => number) => percentile(runs.map(of), 0.5).toFixed(1);
  const cells = [
    `${kind}, ${slowdown} ×`,
    median(({ frames }) => 1000 / mean(frames)),
    median(({ frames }) => percentile(frames, 0.95)),
    median(({ cpuMs }) => cpuMs),
    median(({ edits }) => percentile(edits, 0.5)),
    median(({ edits }) => percentile(edits, 0.95)),
    String(runs[0]?.nodes),
  ];
  return `| ${cells.join(" | ")} |`;
}

async function measure(kind: string, slowdown: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(180_000);
  await page.goto(`${server.resolvedUrls?.local[0]}?kind=${kind}`);
  await page.locator("[data-viewport], [role=treegrid]").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  const before = await rendererSeconds();
  const frames = await scroll(page);
  const cpuMs = (((await rendererSeconds()) - before) * 1000) / frames.length;
  const edits = await edit(page);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.close();
  return { kind, slowdown, frames, edits, cpuMs, nodes };
}

/** CPU seconds so far. */
async function rendererSeconds(): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo
    .filter(({ type }) => type === "renderer")
    .reduce((total, { cpuTime }) => total + cpuTime, 0);
}

/** Three seconds at 8,000 pixels a second, like a hard flick; milliseconds of each frame. */
function scroll(page: Page): Promise<number[]> {
  return page.locator("[data-viewport], [role=treegrid]").evaluate(async (viewport) => {
    const taken: number[] = [];
    const begin = performance.now();
    let before = begin;
    while (before - begin < 3000) {
      const now = await new Promise<number>(requestAnimationFrame);
      taken.push(now - before);
      before = now;
      viewport.scrollTop = (now - begin) * 8;
    }
    return taken.slice(1);
  });
}

/** Forty edits in sight; milliseconds from each to after the paint that shows it. */
async function edit(page: Page): Promise<number[]> {
  await page.locator("[data-viewport], [role=treegrid]").evaluate((viewport) => {
    viewport.scrollTop = 0;
  });
  const taken: number[] = [];
  for (let step = 0; step < 40; step++) {
    taken.push(await page.evaluate((section) => window.edit(section), step % 3));
  }
  return taken;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}
