import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const patience = { askedNicely: 20_000, told: 5_000, step: 50 };

/**
 * Stops a server that a killed run left on these data, and removes a stale lock file (its process id may belong to
 * another process by now, which PostgreSQL can't tell).
 */
export async function stopLeftover(folder: string): Promise<void> {
  const lock = join(folder, "postmaster.pid");
  if (!existsSync(lock)) return;

  const pid = Number(readFileSync(lock, "utf8").split("\n")[0]);
  if (serves(pid, folder)) await stopServer(pid, () => serves(pid, folder));
  rmSync(lock, { force: true });
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT its immediate one, which recovers at next start. */
export async function stopServer(pid: number, runs: () => boolean): Promise<void> {
  process.kill(pid, "SIGINT");
  if (await ends(runs, patience.askedNicely)) return;
  process.kill(pid, "SIGQUIT");
  if (!(await ends(runs, patience.told))) throw new Error(`PostgreSQL (process ${pid}) won't stop`);
}

async function ends(runs: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (runs()) {
    if (Date.now() > deadline) return false;
    await pause(patience.step);
  }
  return true;
}

function serves(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(folder);
}

/** A process's command line; empty if it doesn't exist. */
export function commandOf(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return "";
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
