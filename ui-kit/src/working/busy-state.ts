export interface BusyState {
  readonly count: number;
  /** Oldest first. */
  readonly history: readonly BusyEntry[];
}

export interface BusyEntry {
  readonly what: string;
  readonly outcome: string;
  readonly milliseconds: number;
}

export const idle: BusyState = { count: 0, history: [] };

const longestHistory = 50;

export const begun = ({ count, history }: BusyState): BusyState => ({ count: count + 1, history });

/** Never drops below zero, even if reported twice. */
export const ended = ({ count, history }: BusyState, entry: BusyEntry): BusyState => ({
  count: Math.max(count - 1, 0),
  history: [...history, entry].slice(-longestHistory),
});
