export interface Measured {
  readonly milliseconds: number;
  /** Of the processor, in milliseconds; it depends least on what else the machine does. */
  readonly processor: number;
  readonly megabytes: number;
}

export function report(started: number): void {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const measured: Measured = {
    milliseconds: performance.now() - started,
    processor: (userCPUTime + systemCPUTime) / 1000,
    megabytes: maxRSS / 1024,
  };
  process.stdout.write(JSON.stringify(measured));
}
