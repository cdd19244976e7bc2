import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second. */
const ticksASecond = 100;

/** CPU seconds of a process and its children. NaN where the system doesn't tell. */
export function cpuSeconds(pid: number): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const ticks = processes.map((name) => {
    const stat = statOf(Number(name));
    return stat && (stat.pid === pid || stat.parent === pid) ? stat.ticks : 0;
  });
  return ticks.reduce((sum, one) => sum + one, 0) / ticksASecond;
}

export function parentOf(pid: number): number {
  return statOf(pid)?.parent ?? Number.NaN;
}

function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name is in parentheses and may contain anything.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    // User and system time, including ended children.
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0);
    return { pid, parent, ticks };
  } catch {
    return undefined;
  }
}
