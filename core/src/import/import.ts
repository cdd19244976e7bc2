/** The steps of an import, in order. Progress is shown by them (D-15). */
export const importSteps = [
  "company",
  "accounts",
  "trial-balances",
  "journal-lines",
  "receivables",
  "payables",
  "vendor-statements",
  "load",
  "statements",
  "checks",
] as const;
export type ImportStep = (typeof importSteps)[number];

export type ImportOutcome = "Pending" | "Success" | "Error";

/** The vocabulary's words for what can go wrong while importing. */
export const importErrorCodes = [
  "None",
  "InsufficientUserPermissions",
  "DatasourceUnresponsive",
  "InternalError",
  "Disconnected",
  "Cancelled",
] as const;
export type ImportErrorCode = (typeof importErrorCodes)[number];

/** How far one step is. Counts are of what the step reads: accounts, lines, documents. */
export interface StepProgress {
  readonly step: ImportStep;
  readonly state: "waiting" | "running" | "done" | "failed";
  readonly done: number;
  readonly expected?: number;
}
