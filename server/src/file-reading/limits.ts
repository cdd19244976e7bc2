/** What the reading of one file may take before its process is ended, and how many are read at once. */
export interface ReadingLimits {
  /** Seconds of processor time: to tell what a file is, to look at its books, and to collect them. */
  readonly processorSeconds: {
    readonly sniff: number;
    readonly look: number;
    readonly collect: number;
  };
  /** How many times as long an answer may take by the clock, where others use the processor as well. */
  readonly clockFactor: number;
  /** Of the whole process, as the system counts it. */
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  /** What is found in a file, as it's sent back to be kept. */
  readonly foundMegabytes: number;
}

/** The largest files that people send take half of it; docs/operations.md says so to operators. */
export const readingLimits: ReadingLimits = {
  processorSeconds: { sniff: 5, look: 30, collect: 60 },
  clockFactor: 3,
  residentMegabytes: 480,
  heapMegabytes: 320,
  foundMegabytes: 8,
};
