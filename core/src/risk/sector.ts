import type { RiskModel } from "./model.ts";

/** Manufacturing, retail and transportation each span several two-digit codes; the lowest one stands for the sector. */
const folded: Readonly<Record<string, number>> = { 32: 31, 33: 31, 45: 44, 49: 48 };

/** The sector of a NAICS code, by its first two digits. Undefined if it isn't a code. */
export function sectorOf(naicsCode: string): number | undefined {
  const digits = /^(\d{2})\d{0,4}$/.exec(naicsCode)?.[1];
  return digits === undefined ? undefined : (folded[digits] ?? Number(digits));
}

/** Log-odds added in every year ahead; 0 without a code, and for sectors that the model doesn't know. */
export function sectorShift(
  { sectorShift: { factor, limit, sectors } }: RiskModel,
  naicsCode: string | undefined,
): number {
  const sector = naicsCode === undefined ? undefined : sectorOf(naicsCode);
  const logOdds = sectors.find((effect) => effect.sector === sector)?.logodds ?? 0;
  return Math.min(Math.max(factor * logOdds, -limit), limit);
}

/** Finance and insurance, religious and civic organizations, public administration. */
export const excludedPopulations = ["52", "813", "92"] as const;
export type ExcludedPopulation = (typeof excludedPopulations)[number];

/** The excluded population that a code belongs to. The model saw no such firms in training, and they have no peers. */
export function excludedPopulation(naicsCode: string): ExcludedPopulation | undefined {
  return excludedPopulations.find((digits) => naicsCode.startsWith(digits));
}
