import { type Minor, toMinor } from "../money/money.ts";

/** By how much a package's own reports may be off, and why (D-44). Minor units. */
export interface Tolerance {
  /** For one account of a report. */
  readonly perLine: Minor;
  /** For a total, such as net income. */
  readonly perTotal: Minor;
  /** Shown beside the comparison. */
  readonly reason: string;
}

/**
 * What is known of a package (connectors.md, invariants): a cent for a statement, since packages round
 * report lines; a whole unit for a line of FreeAgent's balance sheet, which it gives without cents.
 */
export function toleranceOf(datasourceNameId: string): Tolerance {
  switch (datasourceNameId.toLowerCase()) {
    case "example":
    case "fileupload":
      return exact;
    case "freeagent":
      return {
        perLine: toMinor(100),
        perTotal: toMinor(100),
        reason: "FreeAgent writes its balance sheet in whole units.",
      };
    default:
      return {
        perLine: toMinor(1),
        perTotal: toMinor(1),
        reason: "The package rounds the lines of its reports.",
      };
  }
}

/** For books of ours, and for packages whose reports are exact. */
export const exact: Tolerance = {
  perLine: toMinor(0),
  perTotal: toMinor(0),
  reason: "Both sides are exact.",
};
