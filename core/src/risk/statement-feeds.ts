import type { Classification } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import { standardFormulas } from "../statement/standard-sections.ts";
import type { FormulaId, SectionId } from "../statement/texts.ts";
import { isDistribution } from "./account-nature.ts";
import type { RiskAmount } from "./inputs.ts";
import type { YearAccount } from "./year-accounts.ts";

/** Shown with the scored figures, and never scored themselves. */
export const shownAmounts = ["grossProfit", "interestExpense", "totalDebt"] as const;
export type ShownAmount = (typeof shownAmounts)[number];
export type ShownAmounts = Readonly<Partial<Record<ShownAmount, Minor>>>;

/** The amounts read from one year of statements. */
export type StatementAmount = RiskAmount | ShownAmount;
export type StatementAmounts = Readonly<Partial<Record<StatementAmount, Minor>>>;

/** Which accounts make up an amount. */
export interface Feed {
  /** 1 if debits are shown as positive, -1 if credits are. */
  readonly sign: 1 | -1;
  readonly takes: Test;
  /**
   * A total of a statement is known if the statement has any line: with no liability lines, it's zero. Other amounts are
   * known only if one of their accounts has figures.
   */
  readonly totalOf?: "BalanceSheet" | "IncomeStatement";
}

/** Depreciation accounts include amortization, so nothing feeds `amortization`. */
export type FedAmount = Exclude<StatementAmount, "amortization">;

export const feeds: Readonly<Record<FedAmount, Feed>> = {
  totalAssets: { sign: 1, totalOf: "BalanceSheet", takes: isOn("assets") },
  currentAssets: { sign: 1, totalOf: "BalanceSheet", takes: isCurrentOn("assets") },
  // Liquidity ratios subtract these from current assets, so only the ones placed there count.
  accountsReceivable: { sign: 1, takes: allOf(isCurrentOn("assets"), isClassified("ar")) },
  inventory: { sign: 1, takes: allOf(isCurrentOn("assets"), isClassified("inventory")) },
  totalLiabilities: { sign: -1, totalOf: "BalanceSheet", takes: isOn("liabilities") },
  currentLiabilities: { sign: -1, totalOf: "BalanceSheet", takes: isCurrentOn("liabilities") },
  // The year's own result is added later.
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
  // Depreciation placed below operating income wasn't deducted from it, so it isn't added back.
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
