import { classify, equity, liabilities, type VendorAccount } from "../ledger/index.ts";
import { withGuessedTypes } from "./complete-chart.ts";

/** Whether an account grows by credits, as far as its type, its name or its number tells. */
export function growsByCredits(account: VendorAccount): boolean {
  const { classification } = classify(withGuessedTypes([account]).accounts[0] ?? account);
  const isIncome = classification === "revenue" || classification === "other_income";
  return isIncome || liabilities.has(classification) || equity.has(classification);
}
