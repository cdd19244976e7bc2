import type { CollectionGroup } from "../submission-request/index.ts";
import { type ImportOutcome, type ImportStep, importSteps, type StepProgress } from "./import.ts";

/** The steps of an import that collects these groups, none begun. */
export function stepsFor(groups: readonly CollectionGroup[]): StepProgress[] {
  return importSteps
    .filter((step) => isNeeded(step, groups))
    .map((step) => ({ step, state: "waiting", done: 0 }));
}

/** The three steps that a borrower is shown (mock-up 10): connected, collecting, sending. */
export interface BorrowerProgress {
  readonly step: 1 | 2 | 3;
  /** How much of the step is done, 0 to 1. */
  readonly share: number;
  readonly outcome: ImportOutcome;
}

/** Where a borrower's import is. The first step that isn't done is the one that it is in. */
export function borrowerProgress(
  steps: readonly StepProgress[],
  outcome: ImportOutcome,
): BorrowerProgress {
  if (outcome === "Success") return { step: 3, share: 1, outcome };

  for (const step of [1, 2, 3] as const) {
    const parts = steps.filter((part) => borrowerStepOf(part.step) === step);
    const share = shareDone(parts);
    if (share < 1) return { step, share, outcome };
  }
  return { step: 3, share: 1, outcome };
}

/** How much of some steps is done, 0 to 1, each counting alike; 1 where there are none. */
export function shareDone(steps: readonly StepProgress[]): number {
  if (steps.length === 0) return 1;
  const shares = steps.map(({ state, done, expected }) => {
    if (state === "done") return 1;
    // What is expected is a guess until the step is done, so a running step is never quite there.
    return expected ? Math.min(done / expected, 0.99) : 0;
  });
  return shares.reduce((total, share) => total + share, 0) / steps.length;
}

function borrowerStepOf(step: ImportStep): 1 | 2 | 3 {
  switch (step) {
    case "company":
      return 1;
    case "accounts":
    case "trial-balances":
    case "journal-lines":
    case "receivables":
    case "payables":
    case "vendor-statements":
      return 2;
    case "load":
    case "statements":
    case "checks":
    case "workbooks":
      return 3;
  }
}

/** Transactions bring parties and documents with them (D-17). */
function isNeeded(step: ImportStep, groups: readonly CollectionGroup[]): boolean {
  const asked = (group: CollectionGroup) => groups.includes(group);
  if (step === "receivables") return asked("accounts-receivable") || asked("transactions");
  if (step === "payables") return asked("accounts-payable") || asked("transactions");
  return true;
}
