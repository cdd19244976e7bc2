/**
 * Times a collection from consent to its workbooks, and the worker's cost per stage, on a running sandbox: `npx tsx
 * sandbox/bench/collect.ts .sandbox kestrel-100k`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lenderAtWork, shareBooks } from "../src/demo/people.ts";
import { type Running, runningFile } from "../src/run/running.ts";
import { type Stage, watchStages } from "./worker-stages.ts";

const [folder = ".sandbox", ...companies] = process.argv.slice(2);
const running = JSON.parse(readFileSync(join(folder, runningFile), "utf8")) as Running;
const workerPid = Number(readFileSync(join(folder, "logs/worker.pid"), "utf8"));
const lender = await lenderAtWork(running.lender.harborstone ?? "", {
  email: "eleanor.prior@harborstone.com",
  password: running.password,
});

for (const company of companies.length > 0 ? companies : ["tidewater"]) {
  const workspaceId = await lender.openWorkspace({ displayName: `Measured ${company}` });
  const link = await lender.askByLink(workspaceId, {
    fullFiscalYearsToCollect: 5,
    accountingCollectionGroups: ["financial-statements", "transactions"],
  });
  const stages = watchStages(workerPid);
  stages.begin("pull");
  const shared = await shareBooks(link, company, ({ steps }) => {
    // Steps before `load` wait for the package.
    const load = steps.find(({ step }) => step === "load");
    if (load && load.state !== "waiting") stages.begin("load");
  });
  const { outcome, errorDescription, financialRecordId } = shared;
  stages.begin("workbooks");
  if (outcome !== "Success" || !financialRecordId) {
    throw new Error(`${company}: ${outcome} ${errorDescription}`);
  }
  const files = await untilBuilt(workspaceId, financialRecordId);
  console.log(`${company}: Created, and ${files} workbooks`);
  console.table(Object.fromEntries(stages.end().map(shown)));
}

async function untilBuilt(workspaceId: string, financialRecordId: string): Promise<number> {
  while (true) {
    const { outcome, workbooks } = await lender.workbooksOf(workspaceId, financialRecordId);
    if (outcome === "Error") throw new Error("A workbook couldn't be built");
    if (outcome === "Success") return workbooks.length;
    await pause(250);
  }
}

function shown({ name, seconds, cpuSeconds, peak }: Stage) {
  return [
    name,
    {
      seconds: seconds.toFixed(1),
      "the worker's CPU s": cpuSeconds.toFixed(1),
      "peak MB": peak,
    },
  ] as const;
}
