import type { Problem } from "@tieout/web-portal/answer";

/** How the last questions went. */
export interface Asked {
  readonly error: Problem | null;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * Milliseconds until the next question: the usual ones; while nothing comes back, as long as it has been
 * silent already, so that the pauses double, up to 30 s (D-36). Never again where asking can't help.
 */
export function askAgainIn(asked: Asked, usual: number): number | false {
  const { error, dataUpdatedAt, errorUpdatedAt } = asked;
  if (!error) return usual;
  if (error.status < 500 && error.status !== 429) return false;
  return Math.min(longest, Math.max(usual, errorUpdatedAt - dataUpdatedAt));
}

const longest = 30_000;
