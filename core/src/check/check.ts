import type { Day } from "../calendar/day.ts";
import type { JournalLine } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { CheckFact, Outcome } from "./check-facts.ts";
import type { QuestionId } from "./check-titles.ts";

export interface Check {
  /** Stable: `journals-balance`, `trial-balance-zero`, `vendor-balance-sheet:2025-12-31`. */
  readonly id: string;
  readonly category: "ledger" | "statement" | "vendor" | "aging" | "quality";
  readonly outcome: Outcome;
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
  readonly accountId?: string;
  readonly transactionId?: string;
}

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

export interface Comparison {
  readonly expected: Minor;
  readonly actual: Minor;
  /** Names the cause where figures differ. */
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

/** Compares pairs and reports the worst: `agreed` if all are within tolerance, `differs` otherwise. Without pairs nothing is proved. */
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
  if (!worst) return inconclusive(question, { code: "nothing-to-compare", values: {} });

  const { expected, actual, accountId, end } = worst;
  const difference = differenceOf(worst);
  const figures = { expected, actual, difference, tolerance };
  if (off.length === 0) {
    // One pair is worth showing; of many that agree, none is.
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

/** A streaming check. Lines in doubt must be shown again to compare them whole. */
export interface LineReview {
  readonly add: (line: JournalLine) => void;
  /** Places of the lines to show again, ascending; the first line added has place 0. */
  readonly doubts: () => readonly number[];
  /** In ascending order, after all lines were added. */
  readonly addAgain: (line: JournalLine) => void;
  /** @throws where lines in doubt weren't shown again. */
  readonly checks: () => Check[];
}

export type ImmediateReview = Pick<LineReview, "add" | "checks">;

export interface TieOutSummary {
  readonly passed: number;
  readonly failed: number;
  readonly notCheckable: number;
  readonly total: number;
}

/** Quality checks don't count: they prove no figure. */
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
