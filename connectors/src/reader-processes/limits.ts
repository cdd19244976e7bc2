/** What the reading of one file may take before its process is ended, and how many are read at once. */
export interface ReadingLimits {
  /** Seconds of processor time: to tell what a file is, to look at its books, and to collect them. */
  readonly processorSeconds: {
    readonly sniff: number;
    readonly look: number;
    readonly collect: number;
  };
  /** What collecting takes beyond that for each megabyte of the file, whose every line goes into a page. */
  readonly collectSecondsAMegabyte: number;
  /**
   * How many times as long an answer may take by the clock. A process that gets no processor time for so long is ended
   * and its file read again later: the machine is to blame, and not the file.
   */
  readonly clockFactor: number;
  /** Of the whole process, as the system counts it. */
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  /** What is found in a file, as it's sent back to be kept. */
  readonly foundMegabytes: number;
}

/** Beyond what the largest files take that people send; docs/operations.md says both to operators. */
export const readingLimits: ReadingLimits = {
  processorSeconds: { sniff: 5, look: 30, collect: 60 },
  collectSecondsAMegabyte: 2,
  clockFactor: 10,
  residentMegabytes: 480,
  heapMegabytes: 320,
  foundMegabytes: 8,
};
