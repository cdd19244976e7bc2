import type { Minor } from "../money/money.ts";

/** Figures of one fiscal year that the model reads. */
export const riskAmounts = [
  "totalAssets",
  "currentAssets",
  "accountsReceivable",
  "inventory",
  "totalLiabilities",
  "currentLiabilities",
  "retainedEarnings",
  "sales",
  "operatingIncome",
  "depreciation",
  "amortization",
  "netIncome",
] as const;

export type RiskAmount = (typeof riskAmounts)[number];

/** In minor units of one currency; liabilities, equity and income are positive. Absent means unknown, not zero. */
export type RiskAmounts = Readonly<Partial<Record<RiskAmount, Minor>>>;

/** Of the prior year, only sales affect the score. */
export interface RiskInputs {
  readonly year: RiskAmounts;
  readonly prior: RiskAmounts;
}
