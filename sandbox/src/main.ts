import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seed } from "./demo/seed.ts";
import { folderIn, forgetUnfinished, holdFolder, rootOf, seedOnce } from "./run/folder.ts";
import { operatorFile, operatorOf, runningFile, tableOf, whereIs } from "./run/running.ts";
import { type Sandbox, startSandbox } from "./run/start-sandbox.ts";

const root = rootOf(import.meta.url);
const folder = folderIn(root);
const say = (what: string) => console.log(what);
const began = Date.now();

const holder = holdFolder(folder);
if (holder !== undefined) {
  console.error(
    `The sandbox is running already (process ${holder}). Use it, or stop it with Ctrl-C where it was started.`,
  );
  process.exit(1);
}

for (const file of [runningFile, operatorFile]) rmSync(join(folder, file), { force: true });
let sandbox: Sandbox | undefined;
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));

try {
  const seeds = process.env.TIEOUT_SANDBOX_SEED !== "none";
  if (seeds) await forgetUnfinished(folder, say);
  const anyPorts = process.env.TIEOUT_SANDBOX_PORTS === "any";
  const started = await startSandbox({ root, folder, anyPorts, say });
  sandbox = started;
  if (seeds) await seedOnce(folder, () => seed(started, say));
  say(tableOf(sandbox, (Date.now() - began) / 1000));
  writeFileSync(join(folder, runningFile), JSON.stringify(whereIs(sandbox)));
  writeFileSync(join(folder, operatorFile), JSON.stringify(operatorOf(sandbox)), { mode: 0o600 });
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  if (existsSync(folder)) console.error("`npm run sandbox:reset` empties the sandbox.");
  await stop(1);
}

async function stop(code: number): Promise<void> {
  // A second Ctrl-C exits at once.
  if (stopping) process.exit(code);
  stopping = true;
  await sandbox?.stop();
  process.exit(code);
}
