import { readFileSync, writeFileSync } from "node:fs";

/** What a process took in a stage of its work, seen from beside it. Linux alone tells. */
export interface Stage {
  readonly name: string;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** The most memory that it held in the stage, in megabytes. */
  readonly peak: number;
}

/** Measures stages that follow one another, each from its beginning to the next one's. */
export function watchStages(pid: number) {
  const stages: Stage[] = [];
  let current: { readonly name: string; readonly at: number; readonly cpu: number } | undefined;

  return {
    /** Begins a stage, unless it's the current one. */
    begin: (name: string) => {
      if (current?.name === name) return;
      close();
      // From now on the system counts the peak anew.
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
