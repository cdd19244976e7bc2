import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { seed } from "./demo/seed.ts";
import { runningFile, whereIs } from "./run/running.ts";
import { type Sandbox, startSandbox } from "./run/start-sandbox.ts";
import { tableOf } from "./run/table.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = process.env.TIEOUT_SANDBOX_FOLDER ?? join(root, ".sandbox");
const say = (what: string) => console.log(what);
const began = Date.now();

rmSync(join(folder, runningFile), { force: true });
let sandbox: Sandbox | undefined;
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));

try {
  const anyPorts = process.env.TIEOUT_SANDBOX_PORTS === "any";
  sandbox = await startSandbox({ root, folder, anyPorts, say });
  if (process.env.TIEOUT_SANDBOX_SEED !== "none") await seed(sandbox, { folder, say });
  say(tableOf(sandbox, (Date.now() - began) / 1000));
  writeFileSync(join(folder, runningFile), JSON.stringify(whereIs(sandbox)));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  if (existsSync(folder)) console.error("`npm run sandbox:reset` empties the sandbox.");
  await stop(1);
}

async function stop(code: number): Promise<void> {
  // A second Ctrl-C doesn't wait.
  if (stopping) process.exit(code);
  stopping = true;
  await sandbox?.stop();
  process.exit(code);
}
