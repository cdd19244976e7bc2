import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

interface ChildOptions {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFolder: string;
  /** Node's flags. */
  readonly flags?: readonly string[];
  /** Answers 200 when ready; without it, the process is ready as soon as it runs. */
  readonly readyUrl?: string;
}

interface Child {
  /** Asks it to stop, and kills it if it doesn't. */
  readonly stop: () => Promise<void>;
}

/** Ends a process whose sandbox was killed: see `child-of-sandbox.mjs`. */
const preload = join(dirname(fileURLToPath(import.meta.url)), "../child-of-sandbox.mjs");
const slowestStartMs = 180_000;
const longestStopMs = 12_000;

/** Restarts the process when it dies, as a supervisor would. Rejects with the log's path if it doesn't start. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name, file, env, logFolder, flags = [], readyUrl } = options;
  mkdirSync(logFolder, { recursive: true });
  const log = join(logFolder, `${name}.log`);
  let stopping = false;
  let deaths = 0;
  let child = run();

  function run(): ChildProcess {
    const out = openSync(log, "a");
    const own = ["--enable-source-maps", ...flags, "--import", preload, file];
    const started = spawn(process.execPath, own, {
      env: { ...process.env, ...env },
      stdio: ["ignore", out, out, "ipc"],
    });
    // Tests that kill the process read its id here.
    writeFileSync(join(logFolder, `${name}.pid`), String(started.pid));
    started.once("exit", async (code, signal) => {
      if (stopping) return;
      deaths += 1;
      console.error(`${name} ended (${signal ?? code}); see ${log}`);
      if (deaths > 10) return;
      await pause(500);
      if (!stopping) child = run();
    });
    return started;
  }

  await untilReady();
  return {
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), longestStopMs);
      await ended;
      clearTimeout(late);
    },
  };

  async function untilReady(): Promise<void> {
    const deadline = Date.now() + slowestStartMs;
    while (readyUrl !== undefined) {
      const reply = await fetch(readyUrl).catch(() => undefined);
      await reply?.body?.cancel();
      if (reply?.ok) return;
      if (deaths > 3 || Date.now() > deadline) {
        stopping = true;
        throw new Error(`${name} doesn't start. What it said is in ${log}`);
      }
      await pause(50);
    }
  }
}

/** V8's memory limits in a worker, as in its image. */
export const workerFlags = ["--max-old-space-size=144", "--max-semi-space-size=16"] as const;
