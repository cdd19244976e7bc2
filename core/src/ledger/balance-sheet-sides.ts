import type { Classification } from "./account.ts";

/** What a balance sheet adds up to, each in the order of its lines. */
export const assets: ReadonlySet<Classification> = new Set<Classification>([
  "cash",
  "ar",
  "inventory",
  "prepaid",
  "other_current_asset",
  "fixed_asset",
  "accumulated_depreciation",
  "intangible",
  "other_asset",
]);

export const liabilities: ReadonlySet<Classification> = new Set<Classification>([
  "ap",
  "credit_card",
  "accrued_payroll",
  "tax_payable",
  "deferred_revenue",
  "short_term_debt",
  "other_current_liability",
  "long_term_debt",
  "other_liability",
]);

export const equity: ReadonlySet<Classification> = new Set<Classification>([
  "equity",
  "retained_earnings",
]);
