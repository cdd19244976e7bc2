import type { JournalLine } from "../ledger/index.ts";
import type { Check } from "./check.ts";

/** Looks at every line once, as it streams by, and answers at the end. */
export interface LineReview {
  readonly add: (line: JournalLine) => void;
  readonly checks: () => Check[];
}
