import type { Classification } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import { standardFormulas } from "../statement/standard-sections.ts";
import type { FormulaId, SectionId } from "../statement/texts.ts";
import { isDistribution } from "./account-nature.ts";
import type { RiskAmount } from "./inputs.ts";
import type { YearAccount } from "./year-accounts.ts";

/** Shown beside what is scored, and never scored. */
export const shownAmounts = ["grossProfit", "interestExpense", "totalDebt"] as const;
export type ShownAmount = (typeof shownAmounts)[number];
export type ShownAmounts = Readonly<Partial<Record<ShownAmount, Minor>>>;

/** What a year of statements gives. */
export type StatementAmount = RiskAmount | ShownAmount;
export type StatementAmounts = Readonly<Partial<Record<StatementAmount, Minor>>>;

/** Which accounts an amount adds up. */
export interface Feed {
  /** Which side is shown as positive. */
  readonly sign: 1 | -1;
  readonly takes: Test;
  /**
   * Totals of a statement are known as soon as the statement has any line: without liabilities there are none. Others are
   * known where one of their accounts has figures.
   */
  readonly totalOf?: "BalanceSheet" | "IncomeStatement";
}

/** The depreciation account holds amortization too, so that nothing feeds `amortization`. */
export type FedAmount = Exclude<StatementAmount, "amortization">;

export const feeds: Readonly<Record<FedAmount, Feed>> = {
  totalAssets: { sign: 1, totalOf: "BalanceSheet", takes: isOn("assets") },
  currentAssets: { sign: 1, totalOf: "BalanceSheet", takes: isCurrentOn("assets") },
  // Outside current assets they'd be taken from what doesn't hold them.
  accountsReceivable: { sign: 1, takes: allOf(isCurrentOn("assets"), isClassified("ar")) },
  inventory: { sign: 1, takes: allOf(isCurrentOn("assets"), isClassified("inventory")) },
  totalLiabilities: { sign: -1, totalOf: "BalanceSheet", takes: isOn("liabilities") },
  currentLiabilities: { sign: -1, totalOf: "BalanceSheet", takes: isCurrentOn("liabilities") },
  // The year's own result comes on top.
  retainedEarnings: {
    sign: -1,
    takes: allOf(
      isOn("equity"),
      (one) => isClassified("retained_earnings")(one) || isDistribution(one.account),
    ),
  },
  // Discounts are debits of the same section.
  sales: { sign: -1, totalOf: "IncomeStatement", takes: isIn("revenue") },
  grossProfit: { sign: -1, totalOf: "IncomeStatement", takes: isInResult("gross-profit") },
  operatingIncome: { sign: -1, totalOf: "IncomeStatement", takes: isInResult("operating-income") },
  // Below operating income it was never taken from it, and can't be added back.
  depreciation: {
    sign: 1,
    takes: allOf(isInResult("operating-income"), isClassified("depreciation_amortization")),
  },
  netIncome: { sign: -1, totalOf: "IncomeStatement", takes: isInResult("net-income") },
  interestExpense: {
    sign: 1,
    takes: allOf(isInResult("net-income"), isClassified("interest_expense")),
  },
  totalDebt: {
    sign: -1,
    takes: allOf(isOn("liabilities"), isClassified("short_term_debt", "long_term_debt")),
  },
};

export type Test = (one: YearAccount) => boolean;

export function allOf(...tests: readonly Test[]): Test {
  return (one) => tests.every((test) => test(one));
}

export function isOn(side: "assets" | "liabilities" | "equity"): Test {
  return ({ place }) => place.statement === "BalanceSheet" && place.side === side;
}

export function isCurrentOn(side: "assets" | "liabilities"): Test {
  return allOf(isOn(side), ({ place }) => place.statement === "BalanceSheet" && place.isCurrent);
}

export function isIn(...sections: readonly SectionId[]): Test {
  return ({ place }) =>
    place.statement === "IncomeStatement" && sections.some((id) => place.sectionIds.has(id));
}

export function isInResult(result: FormulaId): Test {
  const formula = standardFormulas.IncomeStatement.find(({ id }) => id === result);
  const sections = new Set(formula?.sectionIds);
  return ({ place }) =>
    place.statement === "IncomeStatement" && [...place.sectionIds].some((id) => sections.has(id));
}

export function isClassified(...wanted: readonly Classification[]): Test {
  return ({ account }) => wanted.includes(account.classification);
}
