/**
 * How long a collection takes from consent to Created, and how much memory the worker needs for it, on a
 * sandbox that runs: `npx tsx sandbox/bench/collect.ts .sandbox kestrel-100k`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { lenderAtWork, shareBooks } from "../src/demo/people.ts";
import { type Running, runningFile } from "../src/run/running.ts";

const [folder = ".sandbox", ...companies] = process.argv.slice(2);
// The sandbox that we were pointed to wrote it.
const running = JSON.parse(readFileSync(join(folder, runningFile), "utf8")) as Running;
const lender = await lenderAtWork(running.lender.harborstone ?? "", {
  email: "eleanor.prior@harborstone.com",
  password: running.password,
});

for (const company of companies.length > 0 ? companies : ["tidewater"]) {
  const workspaceId = await lender.openWorkspace({ displayName: `Measured ${company}` });
  const link = await lender.askByLink(workspaceId, { fullFiscalYearsToCollect: 5 });
  const began = performance.now();
  const { outcome, errorDescription } = await shareBooks(link, company);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${company}: ${outcome} ${errorDescription} after ${seconds.toFixed(1)} s; ` +
      `the worker's peak so far is ${peakOfWorker()} MB`,
  );
}

/** The most memory that the worker has held since it started, where the system tells. */
function peakOfWorker(): string {
  try {
    const pid = readFileSync(join(folder, "logs/worker.pid"), "utf8");
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return String(Math.round(Number(kilobytes) / 1024));
  } catch {
    return "unknown";
  }
}
