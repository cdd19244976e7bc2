import { type Minor, toMinor } from "../../money/money.ts";
import type { RiskAmounts, RiskInputs } from "../inputs.ts";
import { openPd1 } from "../model.ts";
import { riskRatios } from "../ratios.ts";
import { type RiskScore, scoreRisk } from "../score.ts";
import { sectorShift } from "../sector.ts";
import vectors from "./vectors.json" with { type: "json" };

/** A firm's figures in thousands of dollars; undefined if the books have none. */
interface Thousands {
  readonly currentAssets: number;
  readonly inventory?: number;
  readonly accountsReceivable: number;
  readonly totalAssets: number;
  readonly currentLiabilities: number;
  readonly totalLiabilities: number;
  readonly retainedEarnings: number;
  readonly sales: number;
  readonly operatingIncome: number;
  readonly depreciation: number;
  readonly netIncome: number;
}

export function inThousands({
  priorSales,
  ...year
}: Thousands & { priorSales?: number }): RiskInputs {
  return {
    year: minor(year),
    prior: priorSales === undefined ? {} : { sales: thousand(priorSales) },
  };
}

type Case = (typeof vectors)["strong" | "weak" | "missing"]["input"];

/** One of the model's own cases. Its figures are whole dollars; a ratio is the same in any unit. */
export function inputsOfCase({ fy, prior }: Case): RiskInputs {
  return { year: asAmounts(fy), prior: asAmounts(prior ?? {}) };
}

function asAmounts(figures: Readonly<Record<string, number>>): RiskAmounts {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, toMinor(value)]));
}

function minor(figures: Thousands): RiskAmounts {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, thousand(value)]),
  );
}

export function thousand(amount: number): Minor {
  return toMinor(amount * 100_000);
}

/** A restaurant in Atlanta: 722511, 30301. */
export const restaurant = inThousands({
  currentAssets: 150,
  inventory: 22,
  accountsReceivable: 4,
  totalAssets: 620,
  currentLiabilities: 110,
  totalLiabilities: 420,
  retainedEarnings: 90,
  sales: 1850,
  priorSales: 1780,
  operatingIncome: 120,
  depreciation: 70,
  netIncome: 88,
});

/** A contractor with a loss and no inventory: 238220. */
export const contractor = inThousands({
  currentAssets: 420,
  accountsReceivable: 348,
  totalAssets: 700,
  currentLiabilities: 300,
  totalLiabilities: 400,
  retainedEarnings: 250,
  sales: 900,
  priorSales: 1000,
  operatingIncome: -10,
  depreciation: 40,
  netIncome: -22,
});

/** Engineers who owe nothing: 541330. */
export const engineers = inThousands({
  currentAssets: 400,
  inventory: 50,
  accountsReceivable: 120,
  totalAssets: 700,
  currentLiabilities: 0,
  totalLiabilities: 0,
  retainedEarnings: 500,
  sales: 1500,
  priorSales: 1450,
  operatingIncome: 150,
  depreciation: 30,
  netIncome: 140,
});

/** Physicians whose corporation pays out what it earns: 621111. */
export const physicians = inThousands({
  currentAssets: 260,
  accountsReceivable: 190,
  totalAssets: 520,
  currentLiabilities: 120,
  totalLiabilities: 230,
  retainedEarnings: 20,
  sales: 2900,
  priorSales: 2800,
  operatingIncome: 340,
  depreciation: 60,
  netIncome: 330,
});

/** Physicians and grocers from the model's own test cases: 621111 and 445110. */
export const [strong, weak] = [vectors.strong, vectors.weak].map(
  ({ input: { fy, prior } }): RiskInputs => ({
    year: wholeDollars(fy),
    prior: { sales: toMinor(prior.sales * 100) },
  }),
) as [RiskInputs, RiskInputs];

function wholeDollars(figures: Readonly<Record<string, number>>): RiskAmounts {
  return Object.fromEntries(
    Object.entries(figures).map(([name, amount]) => [name, toMinor(amount * 100)]),
  );
}

export function scored(inputs: RiskInputs, naicsCode?: string): RiskScore {
  return scoreRisk(openPd1, riskRatios(inputs), sectorShift(openPd1, naicsCode));
}
