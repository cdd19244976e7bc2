import type { JournalLine } from "../ledger/index.ts";
import type { Check } from "./check.ts";

/**
 * Looks at every line as it streams by, and answers at the end. What can't be decided without two whole lines side by
 * side is in doubt until those lines are shown again.
 */
export interface LineReview {
  readonly add: (line: JournalLine) => void;
  /** The places of the lines that have to be shown again, ascending; the first line that was added has place 0. */
  readonly doubts: () => readonly number[];
  /** Shows a line in doubt again. They come in the order of their places, after all lines were added. */
  readonly addAgain: (line: JournalLine) => void;
  /** Throws where lines in doubt weren't shown again. */
  readonly checks: () => Check[];
}

/** A review that decides each line as it comes. */
export type ImmediateReview = Pick<LineReview, "add" | "checks">;
