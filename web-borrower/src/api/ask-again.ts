import type { Problem } from "@tieout/web-portal/answer";

export interface Asked {
  readonly error: Problem | null;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/** In milliseconds. While unanswered, pauses double up to 30 s (D-36); stops where asking can't help. */
export function askAgainIn(asked: Asked, usual: number): number | false {
  const { error, dataUpdatedAt, errorUpdatedAt } = asked;
  if (!error) return usual;
  if (error.status < 500 && error.status !== 429) return false;
  return Math.min(longest, Math.max(usual, errorUpdatedAt - dataUpdatedAt));
}

const longest = 30_000;
