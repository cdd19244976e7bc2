import { sha256 } from "../hash/sha256.ts";
import { canonicalText } from "../spread/spread.ts";
import data from "./open-pd-1.json" with { type: "json" };
import type { RatioId } from "./ratios.ts";
import sba from "./sba-effects.json" with { type: "json" };

/** One figure for each of the five years ahead. */
export type FiveYears = readonly [number, number, number, number, number];

/** An index into `FiveYears`. */
export type YearAhead = 0 | 1 | 2 | 3 | 4;

export const yearsAhead = [0, 1, 2, 3, 4] as const;

export function inFiveYears(of: (year: YearAhead) => number): FiveYears {
  return [of(0), of(1), of(2), of(3), of(4)];
}

/** Everything that determines a probability of default, as data. Any change of a figure changes the model's hash. */
export interface RiskModel {
  readonly version: string;
  /** Hash of the model that this one recalibrates; absent for an original model. */
  readonly basedOn?: string;
  readonly features: readonly RiskFeature[];
  /** Log-odds of default of a firm whose ratios all have 0 points, in each year ahead. */
  readonly intercepts: FiveYears;
  /** Mean forward probabilities that the intercepts were set to give: a judgment, not a calibration. */
  readonly targetHazards: FiveYears;
  /** Year-1 scores without growth at each percentile of the reference firms. */
  readonly referenceScoreCdf: readonly number[];
  /** The smallest cumulative probability per year ahead, and the largest for any number of years. */
  readonly cap: readonly [number, number];
  readonly sectorShift: {
    /** The share of a sector's log-odds that counts, and the largest shift in either direction. */
    readonly factor: number;
    readonly limit: number;
    readonly sectors: readonly SectorEffect[];
  };
}

/** A ratio and its curve of points: linear between the knots `x`, flat outside them. */
export interface RiskFeature {
  readonly id: RatioId;
  readonly x: readonly number[];
  readonly points: readonly number[];
  /** Points of the mean firm, from which contributions are measured. */
  readonly meanPoints: number;
  /** Log-odds per point: never negative, and never larger for a later year. */
  readonly weights: FiveYears;
}

/** Log-odds of charge-off among loans to a sector. `sector` is its first two NAICS digits; for a span, the lowest. */
export interface SectorEffect {
  readonly sector: number;
  readonly logodds: number;
}

/**
 * Trained on Polish firms (Zieba, Tomczak & Tomczak 2016, UCI 365) and firms listed in the US (Lombardo, Pellegrino et
 * al. 2022). Both data sets are CC BY 4.0 and were changed. Sector effects are from SBA 7(a) loans, public domain. Halving
 * them is a judgment, because those loans were compared without their ratios.
 */
export const openPd1: RiskModel = {
  // The compiler doesn't know the lengths of JSON arrays; a test checks the file's shape.
  ...(data as unknown as Omit<RiskModel, "sectorShift">),
  sectorShift: { factor: 0.5, limit: 0.35, sectors: sba.sectors },
};

/** SHA-256 over the model's canonical JSON, in hexadecimal. */
export function modelHash(model: RiskModel): string {
  return sha256(canonicalText(model));
}
