import { readFileSync, writeFileSync } from "node:fs";

/** A process's cost in one stage, read from /proc (Linux only). */
export interface Stage {
  readonly name: string;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Peak memory in megabytes. */
  readonly peak: number;
}

export function watchStages(pid: number) {
  const stages: Stage[] = [];
  let current: { readonly name: string; readonly at: number; readonly cpu: number } | undefined;

  return {
    begin: (name: string) => {
      if (current?.name === name) return;
      close();
      // Resets the kernel's peak memory counter.
      writeFileSync(`/proc/${pid}/clear_refs`, "5");
      current = { name, at: performance.now(), cpu: cpuSecondsOf(pid) };
    },
    end: (): readonly Stage[] => {
      close();
      return stages;
    },
  };

  function close(): void {
    if (!current) return;
    const { name, at, cpu } = current;
    const seconds = (performance.now() - at) / 1_000;
    stages.push({ name, seconds, cpuSeconds: cpuSecondsOf(pid) - cpu, peak: peakOf(pid) });
    current = undefined;
  }
}

function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

/** Linux counts in hundredths of a second. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
