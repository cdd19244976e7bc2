import type { ImportStatus, ImportStep, StepName } from "../../api/import-status.ts";

/** The three steps a borrower sees, and what the server does in each. */
const visibleSteps = ["connecting", "reading", "sending"] as const;
export type VisibleStep = (typeof visibleSteps)[number];

const parts: Record<VisibleStep, readonly StepName[]> = {
  connecting: ["company", "accounts", "trial-balances"],
  reading: ["journal-lines", "receivables", "payables", "vendor-statements"],
  sending: ["load", "statements", "checks", "workbooks"],
};

/** The server's steps that make up one of ours, in order. One that isn't needed is left out. */
export const partsOf = ({ steps }: ImportStatus, visible: VisibleStep): readonly ImportStep[] =>
  parts[visible].flatMap((name) => steps.find(({ step }) => step === name) ?? []);

/** How many of the three steps are behind, by what the server reports. */
export function stepsBehind(status: ImportStatus): number {
  if (status.outcome === "Success") return visibleSteps.length;
  // An import that no worker has taken up yet has no steps at all.
  if (status.steps.length === 0) return 0;

  const first = visibleSteps.findIndex((visible) =>
    partsOf(status, visible).some(({ state }) => state !== "done"),
  );
  return first === -1 ? visibleSteps.length - 1 : first;
}
