export { type Agings, checkAging, isControlAccount } from "./aging-checks.ts";
export type { Check, LineReview, VendorFigure } from "./check.ts";
export {
  fail,
  inconclusive,
  pass,
  type Question,
  type TieOutSummary,
  tieOutSummary,
} from "./check.ts";
export type { BooksSource, CheckFact, TotalFact } from "./check-facts.ts";
export { type CheckTitle, titleOf } from "./check-facts.ts";
export {
  checkBalanceSheet,
  checkFiscalYearRoll,
  checkMonthsAddUp,
  checkRollForward,
  checkTrialBalance,
} from "./ledger-checks.ts";
export { lineReview, type ReviewFacts, reviewAll } from "./line-review.ts";
export {
  checkClassification,
  checkHeadings,
  checkOpeningBalanceEquity,
  checkSuspense,
} from "./quality-checks.ts";
export { type Evidence, runChecks } from "./run-checks.ts";
export { checkVendorReports, exact, type Tolerance, toleranceOf } from "./vendor-checks.ts";
