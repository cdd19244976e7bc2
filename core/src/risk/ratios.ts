import type { RiskInputs } from "./inputs.ts";

/** The ratios that are scored, in the model's order. */
export const ratioIds = [
  "ni_ta",
  "ebitda_tl",
  "tl_ta",
  "re_ta",
  "quick",
  "cash_cl",
  "inv_days",
  "rec_days",
  "growth",
] as const;

export type RatioId = (typeof ratioIds)[number];

/** Fractions (0.16 is 16%), multiples or days. A ratio that can't be computed is absent. */
export type RiskRatios = Readonly<Partial<Record<RatioId, number>>>;

export function ratioCount(ratios: RiskRatios): number {
  return ratioIds.filter((id) => ratios[id] !== undefined).length;
}

/** With fewer than five, a score says more about the model than about the firm. */
export function hasEnoughRatios(ratios: RiskRatios): boolean {
  return ratioCount(ratios) >= 5;
}

/**
 * The nine ratios, from amounts in any unit. Unknown inventory or receivables count as zero in liquidity ratios, and have no
 * days. Liabilities in a denominator are at least 0.1% of total assets: otherwise paying off the last of a debt, or
 * overpaying a card, would make a ratio jump or change its sign.
 */
export function riskRatios({ year, prior }: RiskInputs): RiskRatios {
  const { totalAssets, currentAssets, accountsReceivable, inventory, sales, netIncome } = year;
  const { retainedEarnings, operatingIncome, depreciation = 0, amortization = 0 } = year;
  const totalLiabilities = atLeast(year.totalLiabilities, totalAssets);
  const currentLiabilities = atLeast(year.currentLiabilities, totalAssets);
  const priorSales = prior.sales ?? 0;

  const found: Record<RatioId, number | undefined> = {
    ni_ta: ratio(netIncome, totalAssets),
    ebitda_tl: ratio(plus(operatingIncome, depreciation + amortization), totalLiabilities),
    tl_ta: ratio(year.totalLiabilities, totalAssets),
    re_ta: ratio(retainedEarnings, totalAssets),
    quick: ratio(plus(currentAssets, -(inventory ?? 0)), currentLiabilities),
    cash_cl: ratio(
      plus(currentAssets, -(inventory ?? 0) - (accountsReceivable ?? 0)),
      currentLiabilities,
    ),
    inv_days: daysOfSales(inventory, sales),
    rec_days: daysOfSales(accountsReceivable, sales),
    growth: priorSales > 0 ? plus(ratio(sales, priorSales), -1) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** An amount as days of sales. */
export function daysOfSales(
  amount: number | undefined,
  sales: number | undefined,
): number | undefined {
  return ratio(amount === undefined ? undefined : 365 * amount, sales);
}

/** Undefined if a figure is unknown or the denominator is zero. */
export function ratio(
  numerator: number | undefined,
  denominator: number | undefined,
): number | undefined {
  if (numerator === undefined || !Number.isFinite(numerator)) return undefined;
  if (denominator === undefined || !Number.isFinite(denominator)) return undefined;
  // Adding zero keeps a negative zero out of what is shown.
  return Math.abs(denominator) > 1e-12 ? numerator / denominator + 0 : undefined;
}

function atLeast(liabilities: number | undefined, totalAssets = 0): number | undefined {
  if (liabilities === undefined || totalAssets <= 0) return liabilities;
  return Math.max(liabilities, totalAssets / 1000);
}

function plus(one: number | undefined, other: number): number | undefined {
  return one === undefined ? undefined : one + other;
}
