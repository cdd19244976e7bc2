import { byCause } from "./causes.ts";

type Answered = Parameters<typeof byCause>[0][number] & { readonly severity: string };

export interface DataQuality {
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  readonly passed: number;
  /** What had nothing to check neither passed nor failed. */
  readonly answered: number;
}

/** What's said of a collection's checks as a whole, in its overview and in the mail that announces it. */
export function dataQuality<Of extends Answered>(checks: readonly Of[]): DataQuality {
  const findings = byCause(checks);
  const found = (severity: string) =>
    findings.filter(({ finding }) => finding.severity === severity).length;

  return {
    high: found("high"),
    medium: found("medium"),
    low: found("low"),
    passed: checks.filter(({ outcome }) => outcome === "Pass").length,
    answered: checks.filter(({ outcome }) => outcome !== "Inconclusive").length,
  };
}
