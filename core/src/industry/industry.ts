/** A six-digit industry of the North American Industry Classification System, 2022 (U.S. Census Bureau). */
export interface Industry {
  readonly code: string;
  readonly title: string;
  /** What the Census Bureau's index lists under the code, as in "Boat dealers, new and used". */
  readonly index: readonly string[];
  /** The industry of the IRS Corporation Source Book that has its peers; public administration has none. */
  readonly soi?: string;
  /** How finely the IRS tells its peers apart. */
  readonly soiLevel: "minor" | "major" | "sector" | "none";
}

/** Six digits (S-V20, S-K21), whether or not an industry has them. */
export function isNaicsCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
