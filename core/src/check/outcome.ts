import type { Day } from "../calendar/index.ts";
import { type Minor, toMinor } from "../money/index.ts";
import { formatAmount } from "../statement/index.ts";
import type { Check } from "./check.ts";
import { type QuestionId, titleOf } from "./question-titles.ts";

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
  readonly name?: string;
  readonly end?: Day;
}

export const noTolerance = toMinor(0);

export function pass(
  question: Question,
  outcomeDescription: string,
  tolerance = noTolerance,
): Check {
  return answered(question, "Pass", { outcomeDescription, tolerance });
}

export function inconclusive(question: Question, outcomeDescription: string): Check {
  return answered(question, "Inconclusive", { outcomeDescription, tolerance: noTolerance });
}

export function fail(
  question: Question,
  outcomeDescription: string,
  where: Partial<Pick<Check, "accountId" | "transactionId" | "tolerance">> = {},
): Check {
  return {
    ...answered(question, "Fail", { outcomeDescription, tolerance: noTolerance }),
    ...where,
  };
}

function answered(
  question: Question,
  outcome: Check["outcome"],
  answer: Pick<Check, "outcomeDescription" | "tolerance">,
): Check {
  return { ...question, title: titleOf({ id: question.id, outcome }), outcome, ...answer };
}

/**
 * Holds pairs of figures against each other, and answers with the pair that is furthest apart.
 *
 * @param agreed what to say when every pair agrees within the tolerance
 * @param differs what to say of the worst pair, and of how many there are
 */
export function compare(
  question: Question,
  comparisons: readonly Comparison[],
  words: {
    readonly agreed: string;
    readonly differs: (worst: Comparison, difference: Minor, count: number) => string;
  },
  tolerance = noTolerance,
): Check {
  const off = comparisons.filter((pair) => Math.abs(differenceOf(pair)) > tolerance);
  const worst = (off.length > 0 ? off : comparisons).reduce<Comparison | undefined>(
    (before, pair) =>
      before && Math.abs(differenceOf(before)) >= Math.abs(differenceOf(pair)) ? before : pair,
    undefined,
  );
  if (!worst) return pass(question, words.agreed, tolerance);

  const { expected, actual, accountId, end } = worst;
  const difference = differenceOf(worst);
  const figures = { expected, actual, difference, tolerance };
  if (off.length === 0) {
    // A single pair is what the question is about; of many that agree none is worth showing.
    const shown = comparisons.length === 1 ? figures : { tolerance };
    return { ...pass(question, words.agreed), ...shown };
  }
  return {
    ...fail(question, words.differs(worst, difference, off.length)),
    ...figures,
    ...(end !== undefined && { to: end }),
    ...(accountId !== undefined && { accountId }),
  };
}

/** An amount in a sentence: "1,234.50 USD", "0.00 USD"; parentheses are for columns. */
export function written(amount: Minor, currency: string): string {
  const magnitude = toMinor(Math.abs(amount));
  const text = formatAmount(magnitude, { style: "Actuals", currency });
  return `${amount < 0 ? "−" : ""}${magnitude === 0 ? "0" : text} ${currency}`;
}

function differenceOf({ expected, actual }: Comparison): Minor {
  return toMinor(actual - expected);
}
