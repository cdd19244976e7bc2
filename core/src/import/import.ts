import type { FactOf, NoValues } from "../fact/fact.ts";

/** In order; progress is shown by them (D-15). */
export const importSteps = [
  "company",
  "accounts",
  "trial-balances",
  "journal-lines",
  "receivables",
  "payables",
  "parties",
  "vendor-statements",
  "load",
  "statements",
  "checks",
] as const;
export type ImportStep = (typeof importSteps)[number];

export type ImportOutcome = "Pending" | "Success" | "Error";

export const importErrorCodes = [
  "None",
  "InsufficientUserPermissions",
  "DatasourceUnresponsive",
  "InternalError",
  "Disconnected",
  "Cancelled",
] as const;
export type ImportErrorCode = (typeof importErrorCodes)[number];

/** Counts are of what the step reads: accounts, lines, documents. */
export interface StepProgress {
  readonly step: ImportStep;
  readonly state: "waiting" | "running" | "done" | "failed";
  readonly done: number;
  readonly expected?: number;
}

export type ImportReason = FactOf<ImportReasons>;

export type ConnectionReason = FactOf<ConnectionReasons>;

type OfPackage = { readonly package: string };

interface ImportReasons {
  "import-cancelled": NoValues;
  "connection-deleted": NoValues;
  "access-ended": NoValues;
  "records-withdrawn": NoValues;
  "beyond-consent": NoValues;
  "package-disconnected": OfPackage;
  "package-not-permitted": OfPackage;
  "package-silent": OfPackage;
  "package-unreadable": OfPackage;
  "package-endless": OfPackage;
  "file-too-slow": NoValues;
  "file-too-much": NoValues;
  "file-too-many-rows": NoValues;
  "file-too-many-accounts": NoValues;
  "import-fault": NoValues;
}

interface ConnectionReasons {
  "connection-not-allowed": OfPackage;
  "connection-used": NoValues;
  "connection-expired": NoValues;
  "connection-silent": OfPackage;
  "connection-not-permitted": OfPackage;
  "connection-fault": NoValues;
}

/** A short reference for phone calls, `134E-2BF7`: the start of an id, equal for borrower and lender. */
export const referenceOf = (id: string): string =>
  `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

/** In the vocabulary of the public SDK. */
export interface ImportStatus {
  readonly outcome: ImportOutcome;
  readonly errorCode: ImportErrorCode;
}

/** What trying again takes. */
export type Retry =
  | { readonly result: "start-again" }
  /** Consent at the package is needed first. */
  | { readonly result: "reconnect" }
  | { readonly result: "not-failed" }
  /** Shown as an InternalError: errorCantFindDataCollection. */
  | { readonly result: "no-stored-request" };

interface RetryCircumstances {
  readonly hasStoredRequest: boolean;
  readonly connected: boolean;
  /** Somebody has consented again since the import failed. */
  readonly reconnected: boolean;
}

/** A retry costs no further collection (D-39). */
export function retryOf(
  status: ImportStatus,
  { hasStoredRequest, connected, reconnected }: RetryCircumstances,
): Retry {
  if (status.outcome !== "Error") return { result: "not-failed" };
  if (!hasStoredRequest) return { result: "no-stored-request" };
  const shutOut =
    status.errorCode === "Disconnected" || status.errorCode === "InsufficientUserPermissions";
  const letIn = connected && (reconnected || !shutOut);
  return { result: letIn ? "start-again" : "reconnect" };
}
