import type { Day } from "../calendar/index.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { Check } from "./check.ts";
import type { CheckFact } from "./check-facts.ts";
import type { QuestionId } from "./question-titles.ts";

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

export const noTolerance = toMinor(0);

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
