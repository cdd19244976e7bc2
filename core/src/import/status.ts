import type { ImportErrorCode, ImportOutcome } from "./import.ts";

/** How an import stands, in the vocabulary of the public SDK. */
export interface ImportStatus {
  readonly outcome: ImportOutcome;
  readonly errorCode: ImportErrorCode;
}

/** What trying again takes. */
export type Retry =
  | { readonly result: "start-again" }
  /** The package has to let us in anew first. */
  | { readonly result: "reconnect" }
  | { readonly result: "not-failed" }
  /** Shown as an InternalError: errorCantFindDataCollection. */
  | { readonly result: "no-stored-request" };

export interface RetryCircumstances {
  readonly hasStoredRequest: boolean;
  readonly connected: boolean;
  /** Somebody has consented anew since the import failed. */
  readonly reconnected: boolean;
}

/** Whether and how a failed import may be tried again. Costs no further collection (D-39). */
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
