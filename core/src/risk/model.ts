import { sha256 } from "../hash/sha256.ts";
import { canonicalText } from "../spread/spread.ts";
import data from "./open-pd-1.json" with { type: "json" };
import type { RatioId } from "./ratios.ts";
import sba from "./sba-effects.json" with { type: "json" };

/** One figure for each of the five years ahead. */
export type FiveYears = readonly [number, number, number, number, number];

/** A place in `FiveYears`. */
export type YearAhead = 0 | 1 | 2 | 3 | 4;

export const yearsAhead = [0, 1, 2, 3, 4] as const;

export function inFiveYears(of: (year: YearAhead) => number): FiveYears {
  return [of(0), of(1), of(2), of(3), of(4)];
}

/** Everything that moves a probability of default, as data. Another figure anywhere is another model, by its hash. */
export interface RiskModel {
  readonly version: string;
  /** Hash of the model whose level it moves; absent for a model of its own. */
  readonly basedOn?: string;
  readonly features: readonly RiskFeature[];
  /** Log-odds of default of a firm whose ratios all have 0 points, in each year ahead. */
  readonly intercepts: FiveYears;
  /** Mean forward probabilities that the published intercepts were set to: a judgment, not a calibration. */
  readonly targetHazards: FiveYears;
  /** Year-1 scores without growth at each percentile of the reference firms. */
  readonly referenceScoreCdf: readonly number[];
  /** The least cumulative probability for each year ahead, and the most for all of them. */
  readonly cap: readonly [number, number];
  readonly sectorShift: {
    /** How much of a sector's log-odds counts, and the most that it may come to, up or down. */
    readonly factor: number;
    readonly limit: number;
    readonly sectors: readonly SectorEffect[];
  };
}

/** A ratio, and the points that its values get: linear between the knots `x`, flat outside. */
export interface RiskFeature {
  readonly id: RatioId;
  readonly x: readonly number[];
  readonly points: readonly number[];
  /** Points of the mean firm: contributions are counted from here. */
  readonly meanPoints: number;
  /** Log-odds a point, never negative, falling with the years ahead. */
  readonly weights: FiveYears;
}

/** Log-odds of charge-off among loans to a sector: the two digits, the first of those folded into one. */
export interface SectorEffect {
  readonly sector: number;
  readonly logodds: number;
}

/**
 * Trained on Polish firms (Zieba, Tomczak & Tomczak 2016, UCI 365) and firms listed in the US (Pellegrino, Lombardo et
 * al. 2022), both CC BY 4.0, the data changed; sectors from SBA 7(a) loans, public domain. Half of a sector's log-odds is
 * a judgment, as those loans were compared without their ratios.
 */
export const openPd1: RiskModel = {
  // JSON's arrays have no length that the compiler knows; a test holds the file to its shape.
  ...(data as unknown as Omit<RiskModel, "sectorShift">),
  sectorShift: { factor: 0.5, limit: 0.35, sectors: sba.sectors },
};

/** SHA-256 over the model's canonical JSON, in hexadecimal. */
export function modelHash(model: RiskModel): string {
  return sha256(canonicalText(model));
}
