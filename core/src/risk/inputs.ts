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

/** Minor units of one currency; liabilities, equity and income positive. Absent is unknown, which zero isn't. */
export type RiskAmounts = Readonly<Partial<Record<RiskAmount, Minor>>>;

/** Of the prior year, only sales moves a figure. */
export interface RiskInputs {
  readonly year: RiskAmounts;
  readonly prior: RiskAmounts;
}
