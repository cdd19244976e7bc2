import { type Classification, classify, type VendorAccount } from "../ledger/index.ts";
import { withGuessedTypes } from "./complete-chart.ts";

/** Whether an account grows by credits, as far as its type, its name or its number tells. */
export function growsByCredits(account: VendorAccount): boolean {
  const { classification } = classify(withGuessedTypes([account]).accounts[0] ?? account);
  return credits.has(classification);
}

const credits: ReadonlySet<Classification> = new Set<Classification>([
  "ap",
  "credit_card",
  "accrued_payroll",
  "tax_payable",
  "deferred_revenue",
  "short_term_debt",
  "other_current_liability",
  "long_term_debt",
  "other_liability",
  "equity",
  "retained_earnings",
  "revenue",
  "other_income",
]);
