import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runningFile } from "../../run/running.ts";
import { folderVariable } from "./journey.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../../..");
const slowestStartMs = 180_000;

/**
 * Starts one empty sandbox for all journeys and returns its stop function. If `TIEOUT_JOURNEYS_SANDBOX` names the
 * folder of a running one, uses that and leaves it running.
 */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  if (process.env[folderVariable] !== undefined) return async () => {};

  const folder = mkdtempSync(join(tmpdir(), "tieout-journeys-"));
  // PostgreSQL won't run as root, and its user must be able to reach its folder.
  chmodSync(folder, 0o755);
  const sandbox = spawn(
    process.execPath,
    ["--enable-source-maps", join(root, "sandbox/dist/main.js")],
    {
      env: {
        ...process.env,
        TIEOUT_SANDBOX_FOLDER: folder,
        TIEOUT_SANDBOX_PORTS: "any",
        TIEOUT_SANDBOX_SEED: "none",
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const said: Buffer[] = [];
  for (const stream of [sandbox.stdout, sandbox.stderr]) {
    stream.on("data", (chunk: Buffer) => said.push(chunk));
  }
  const stop = async () => {
    await ended(sandbox);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };

  const deadline = Date.now() + slowestStartMs;
  while (!existsSync(join(folder, runningFile))) {
    if (sandbox.exitCode !== null || Date.now() > deadline) {
      const words = Buffer.concat(said).toString("utf8") + logsOf(folder);
      await stop();
      throw new Error(`The sandbox didn't start:\n${words}`);
    }
    await pause(100);
  }
  process.env[folderVariable] = folder;
  return stop;
}

async function ended(sandbox: ChildProcess): Promise<void> {
  if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
  const exit = once(sandbox, "exit");
  sandbox.kill("SIGTERM");
  await exit;
}

/** The last log lines of our processes, to explain a failed start. */
function logsOf(folder: string): string {
  return ["bff-lender", "bff-borrower", "worker"]
    .map((name) => join(folder, "logs", `${name}.log`))
    .filter((file) => existsSync(file))
    .map((file) => `\n${file}\n${readFileSync(file, "utf8").slice(-2_000)}`)
    .join("");
}
