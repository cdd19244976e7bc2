import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** How a process was called, with its arguments; nothing where there is none of this id. */
export function commandOf(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return "";
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
