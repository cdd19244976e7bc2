import type { Day } from "../calendar/day.ts";
import type { JournalLine } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { CheckFact, Outcome, QuestionId } from "./check-facts.ts";

/** One question put to the books, and what came of it. Words as in the field's review checks. */
export interface Check {
  /** Stable: `journals-balance`, `trial-balance-zero`, `vendor-balance-sheet:2025-12-31`. */
  readonly id: string;
  readonly category: "ledger" | "statement" | "vendor" | "aging" | "quality";
  readonly outcome: Outcome;
  /** What was found, and by how much. */
  readonly fact: CheckFact;
  readonly severity: "high" | "medium" | "low";
  readonly from?: Day;
  readonly to?: Day;
  readonly expected?: Minor;
  readonly actual?: Minor;
  /** `actual − expected`. */
  readonly difference?: Minor;
  /** Named per vendor and shown (D-44); 0 for our own figures. */
  readonly tolerance: Minor;
  /** Where to look: an account, a transaction, a column. */
  readonly accountId?: string;
  readonly transactionId?: string;
}

/** A vendor's own report, for tie-out: what it says of one account, or of one total, over a period. */
export interface VendorFigure {
  readonly report:
    | "TrialBalance"
    | "BalanceSheet"
    | "IncomeStatement"
    | "ReceivablesAging"
    | "PayablesAging";
  readonly start?: Day;
  readonly end: Day;
  /** An account, or a total by name: `NetIncome`, `TotalAssets`, `Total`. */
  readonly accountId?: string;
  readonly total?: string;
  /** Debit positive, as everywhere inside. */
  readonly amount: Minor;
}

/** What a check is, before it has an answer. */
export interface Question
  extends Pick<Check, "category" | "severity">,
    Partial<Pick<Check, "from" | "to">> {
  readonly id: QuestionId;
}

/** Two figures that ought to be one. */
export interface Comparison {
  readonly expected: Minor;
  readonly actual: Minor;
  /** Where they differ by more than the tolerance; the cause where it is known. */
  readonly accountId?: string;
  readonly end?: Day;
}

const noTolerance = toMinor(0);

export function pass(question: Question, fact: CheckFact, tolerance = noTolerance): Check {
  return { ...question, outcome: "Pass", fact, tolerance };
}

export function inconclusive(question: Question, fact: CheckFact): Check {
  return { ...question, outcome: "Inconclusive", fact, tolerance: noTolerance };
}

export function fail(
  question: Question,
  fact: CheckFact,
  where: Partial<Pick<Check, "accountId" | "transactionId" | "tolerance">> = {},
): Check {
  return { ...question, outcome: "Fail", fact, tolerance: noTolerance, ...where };
}

/**
 * Holds pairs of figures against each other, and answers with the pair that is furthest apart.
 *
 * @param agreed what is so when every pair agrees within the tolerance
 * @param differs what is so of the worst pair, and of how many there are
 */
export function compare<Pair extends Comparison>(
  question: Question,
  comparisons: readonly Pair[],
  facts: {
    readonly agreed: CheckFact;
    readonly differs: (worst: Pair, difference: Minor, count: number) => CheckFact;
  },
  tolerance = noTolerance,
): Check {
  const off = comparisons.filter((pair) => Math.abs(differenceOf(pair)) > tolerance);
  const worst = (off.length > 0 ? off : comparisons).reduce<Pair | undefined>(
    (before, pair) =>
      before && Math.abs(differenceOf(before)) >= Math.abs(differenceOf(pair)) ? before : pair,
    undefined,
  );
  if (!worst) return pass(question, facts.agreed, tolerance);

  const { expected, actual, accountId, end } = worst;
  const difference = differenceOf(worst);
  const figures = { expected, actual, difference, tolerance };
  if (off.length === 0) {
    // A single pair is what the question is about; of many that agree none is worth showing.
    const shown = comparisons.length === 1 ? figures : { tolerance };
    return { ...pass(question, facts.agreed), ...shown };
  }
  return {
    ...fail(question, facts.differs(worst, difference, off.length)),
    ...figures,
    ...(end !== undefined && { to: end }),
    ...(accountId !== undefined && { accountId }),
  };
}

function differenceOf({ expected, actual }: Comparison): Minor {
  return toMinor(actual - expected);
}

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

export interface TieOutSummary {
  readonly passed: number;
  readonly failed: number;
  readonly notCheckable: number;
  readonly total: number;
}

/**
 * How far the figures have been proved. Checks of quality say something about the books, not about the
 * figures, and don't count.
 */
export function tieOutSummary(
  checks: readonly Pick<Check, "category" | "outcome">[],
): TieOutSummary {
  const tieOuts = checks.filter(({ category }) => category !== "quality");
  const count = (outcome: Check["outcome"]) =>
    tieOuts.filter((check) => check.outcome === outcome).length;

  return {
    passed: count("Pass"),
    failed: count("Fail"),
    notCheckable: count("Inconclusive"),
    total: tieOuts.length,
  };
}
