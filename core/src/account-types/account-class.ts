import type { Classification } from "../ledger/ledger.ts";

/** The classes that names, numbers and signs can tell apart. Finer ones are told by a package's own types alone. */
export const accountClasses = [
  "cash",
  "ar",
  "other_current_asset",
  "fixed_asset",
  "accumulated_depreciation",
  "other_asset",
  "ap",
  "credit_card",
  "other_current_liability",
  "long_term_debt",
  "equity",
  "retained_earnings",
  "revenue",
  "other_income",
  "cogs",
  "opex",
  "other_expense",
  "depreciation_amortization",
  "interest_expense",
  "income_tax",
] as const satisfies readonly Classification[];
export type AccountClass = (typeof accountClasses)[number];

export const sides = ["asset", "liability", "owners", "income", "expense"] as const;
export type Side = (typeof sides)[number];

const sideOfClass = {
  cash: "asset",
  ar: "asset",
  other_current_asset: "asset",
  fixed_asset: "asset",
  accumulated_depreciation: "asset",
  other_asset: "asset",
  ap: "liability",
  credit_card: "liability",
  other_current_liability: "liability",
  long_term_debt: "liability",
  equity: "owners",
  retained_earnings: "owners",
  revenue: "income",
  other_income: "income",
  cogs: "expense",
  opex: "expense",
  other_expense: "expense",
  depreciation_amortization: "expense",
  interest_expense: "expense",
  income_tax: "expense",
} as const satisfies Readonly<Record<AccountClass, Side>>;

export const sideOf = (accountClass: AccountClass): Side => sideOfClass[accountClass];

/** Classes whose balances go on from year to year. */
export type BalanceSheetClass = {
  [Class in AccountClass]: (typeof sideOfClass)[Class] extends "income" | "expense" ? never : Class;
}[AccountClass];

export const balanceSheetClasses = accountClasses.filter(
  (accountClass): accountClass is BalanceSheetClass =>
    !["income", "expense"].includes(sideOfClass[accountClass]),
);

/**
 * What a total can tell apart: accounts that make up net income, those that make up total assets, and the rest. Between income and
 * expense, or liabilities and equity, totals see no difference.
 */
export type TotalGroup = "net-income" | "total-assets" | "claims";

export function totalGroupOf(side: Side): TotalGroup {
  if (side === "asset") return "total-assets";
  return side === "income" || side === "expense" ? "net-income" : "claims";
}

/** One number for each class, in the order of `accountClasses`: log odds, or probabilities that add up to 1. */
export type ClassVector = readonly number[];

export const zeros = (): number[] => accountClasses.map(() => 0);

/** Log odds to probabilities. */
export function probabilities(logOdds: ClassVector): number[] {
  const most = Math.max(...logOdds);
  const weights = logOdds.map((odds) => Math.exp(odds - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The probabilities of the classes of each side, or of each group, added up. */
export function addedUpBy<Key extends string>(
  vector: ClassVector,
  keyOf: (accountClass: AccountClass) => Key,
): ReadonlyMap<Key, number> {
  const added = new Map<Key, number>();
  for (const [i, accountClass] of accountClasses.entries()) {
    const key = keyOf(accountClass);
    added.set(key, (added.get(key) ?? 0) + (vector[i] ?? 0));
  }
  return added;
}

/** The key with the largest value. */
export function likeliest<Key>(added: ReadonlyMap<Key, number>): readonly [Key, number] {
  const [first, ...rest] = added;
  if (!first) throw new RangeError("There's nothing to choose from");
  return rest.reduce((best, each) => (each[1] > best[1] ? each : best), first);
}
