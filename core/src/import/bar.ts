import type { BorrowerProgress } from "./progress.ts";

/** A tenth of a second between two moves of the bar (specification 001, §9). */
export const barTickMilliseconds = 100;
/** What the page waits at the end before it goes on. */
export const barWaitMilliseconds = 4_000;

const barMove = 0.05;
const barCeiling = 0.95;

/** Where the bar on the borrower's page stands. */
export interface Bar {
  readonly step: 1 | 2 | 3;
  /** 0 to 1. */
  readonly share: number;
}

export const barAtStart: Bar = { step: 1, share: 0 };

/**
 * Moves the bar for one tick. Five percent a tick is its speed, not its truth: it waits short of the end
 * of the step that the server reports, and passes on only when the server has (D-15). It never goes
 * back, and stands still where an import has failed.
 */
export function afterTick(bar: Bar, { step, outcome }: BorrowerProgress): Bar {
  if (outcome === "Error") return bar;
  const passed = outcome === "Success" || step > bar.step;
  if (passed && bar.share >= 1 && bar.step < 3) return { step: nextStep(bar.step), share: 0 };

  const limit = passed ? 1 : Math.max(barCeiling, bar.share);
  return { step: bar.step, share: Math.min(limit, round(bar.share + barMove)) };
}

/** Whether the bar has arrived, and the wait before the next page begins. */
export function barArrived(bar: Bar, { outcome }: BorrowerProgress): boolean {
  return outcome === "Success" && bar.step === 3 && bar.share >= 1;
}

function nextStep(step: 1 | 2 | 3): 2 | 3 {
  return step === 1 ? 2 : 3;
}

/** Steps of a twentieth don't add up in binary. */
function round(share: number): number {
  return Math.round(share * 100) / 100;
}
