export { type Agings, checkAging, isControlAccount } from "./aging-checks.ts";
export type { Check, VendorFigure } from "./check.ts";
export type { BooksSource, CheckFact, TotalFact } from "./check-facts.ts";
export {
  checkFiscalYearRoll,
  checkMonthsAddUp,
  checkRollForward,
  checkTrialBalance,
} from "./ledger-checks.ts";
export { lineReview, type ReviewFacts, reviewAll } from "./line-review.ts";
export { fail, inconclusive, pass, type Question } from "./outcome.ts";
export {
  checkClassification,
  checkHeadings,
  checkOpeningBalanceEquity,
  checkSuspense,
} from "./quality-checks.ts";
export { type CheckTitle, titleOf } from "./question-titles.ts";
export type { LineReview } from "./reviewer.ts";
export { type Evidence, runChecks } from "./run-checks.ts";
export { checkBalanceSheet } from "./statement-checks.ts";
export { type TieOutSummary, tieOutSummary } from "./tie-out.ts";
export { exact, type Tolerance, toleranceOf } from "./tolerance.ts";
export { checkVendorReports } from "./vendor-checks.ts";
