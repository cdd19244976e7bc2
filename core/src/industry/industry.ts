/** A six-digit industry of the North American Industry Classification System, 2022 (U.S. Census Bureau). */
export interface Industry {
  readonly code: string;
  readonly title: string;
  /** Entries of the Census Bureau's index for the code, such as "Boat dealers, new and used". */
  readonly index: readonly string[];
  /** The IRS Corporation Source Book industry that holds its peers; absent for public administration. */
  readonly soi?: string;
  /** The level of detail of that IRS industry. */
  readonly soiLevel: "minor" | "major" | "sector" | "none";
}

/** Six digits (S-V20, S-K21), whether or not an industry has them. */
export function isNaicsCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
