export interface ReadingLimits {
  /** CPU seconds to sniff a file, to look at its books and to collect them. */
  readonly processorSeconds: {
    readonly sniff: number;
    readonly look: number;
    readonly collect: number;
  };
  /** Extra CPU seconds to collect each megabyte, because every line goes into a page. */
  readonly collectSecondsAMegabyte: number;
  /** Wall-clock allowance as a multiple of CPU time; past it the machine is to blame, so the file is retried. */
  readonly clockFactor: number;
  /** Resident memory of the process. */
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  /** Size of the process's reply: the accounts and figures that it found. */
  readonly foundMegabytes: number;
}

/** More than any real file needs; docs/operations.md has the figures too. */
export const readingLimits: ReadingLimits = {
  processorSeconds: { sniff: 5, look: 30, collect: 60 },
  collectSecondsAMegabyte: 2,
  clockFactor: 10,
  residentMegabytes: 480,
  heapMegabytes: 320,
  foundMegabytes: 8,
};
