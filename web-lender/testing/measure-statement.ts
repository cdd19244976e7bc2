import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { longStatement } from "./long-statement.ts";
import { answerReview } from "./review-answers.ts";

/**
 * Reports Chromium timings for 3,000 lines by 13 periods next to the quality targets. Usage: npx tsx
 * testing/measure-statement.ts
 */
const root = path.resolve(import.meta.dirname, "..");
const outDir = await mkdtemp(path.join(tmpdir(), "tieout-measure-"));
await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } });
const server = await preview({
  root,
  build: { outDir },
  preview: { port: 0, host: "127.0.0.1" },
  logLevel: "error",
});
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
const address =
  "/workspacesubmissiondetails/6f1b7c52-6f0e-4c0e-9a53-0c8f2f1f7a01/0f0b6a8e-1f4d-4f3a-8d3c-5a3f0c7b9e02/financialstatements?period=MonthsAndMTD";

for (const slowdown of [1, 4]) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(180_000);
  await answerReview(page, "", longStatement());
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  process.stdout.write(`${JSON.stringify(await measure(page, slowdown))}\n`);
  await page.close();
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });

async function measure(page: Page, slowdown: number) {
  const started = Date.now();
  await page.goto(new URL(address, server.resolvedUrls?.local[0]).href);
  await page.getByRole("treegrid").waitFor();
  const loadMs = Date.now() - started;
  const busyBefore = await processorSeconds();
  const frames = await scroll(page);
  const busyAfter = await processorSeconds();
  const keysMs = await walk(page);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);

  return {
    slowdown,
    loadMs,
    fps: Math.round(1000 / mean(frames)),
    p95FrameMs: percentile(frames, 0.95),
    longestFrameMs: Math.round(Math.max(...frames)),
    keyToPaintP95Ms: percentile(keysMs, 0.95),
    nodes,
    // The renderer's CPU time, whatever else the machine was doing.
    processorMsAFrame: Math.round(((busyAfter - busyBefore) * 10_000) / frames.length) / 10,
  };
}

/** CPU seconds so far. */
async function processorSeconds(): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo
    .filter(({ type }) => type === "renderer")
    .reduce((total, { cpuTime }) => total + cpuTime, 0);
}

/** Three seconds at 8,000 pixels per second, like a hard flick; returns frame times. */
function scroll(page: Page): Promise<number[]> {
  return page.getByRole("treegrid").evaluate(async (grid) => {
    const taken: number[] = [];
    const begin = performance.now();
    let before = begin;
    while (before - begin < 3000) {
      const now = await new Promise<number>(requestAnimationFrame);
      taken.push(now - before);
      before = now;
      grid.scrollTop = (now - begin) * 8;
    }
    return taken.slice(1);
  });
}

/** Forty arrow keys; from key to next frame. */
async function walk(page: Page): Promise<number[]> {
  await page.getByRole("treegrid").locator('[tabindex="0"]').focus();
  const taken: number[] = [];
  for (let step = 0; step < 40; step++) {
    taken.push(
      await page.evaluate(async () => {
        const begin = performance.now();
        const key = new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true });
        document.activeElement?.dispatchEvent(key);
        await new Promise(requestAnimationFrame);
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(undefined);
        });
        return performance.now() - begin;
      }),
    );
  }
  return taken;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(part * (sorted.length - 1))] ?? 0) * 10) / 10;
}
