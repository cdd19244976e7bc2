export interface Measured {
  readonly milliseconds: number;
  readonly megabytes: number;
}

export function report(started: number): void {
  const measured: Measured = {
    milliseconds: performance.now() - started,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(JSON.stringify(measured));
}
