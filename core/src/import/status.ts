import type { ImportErrorCode, ImportOutcome } from "./import.ts";

/** How an import stands, in the vocabulary of the public SDK. */
export interface ImportStatus {
  readonly outcome: ImportOutcome;
  readonly errorCode: ImportErrorCode;
  readonly errorDescription?: string;
}

/** What can happen to one. */
export type ImportEvent =
  | { readonly event: "record-created" }
  | {
      readonly event: "failed";
      readonly errorCode: Exclude<ImportErrorCode, "None" | "Cancelled">;
      readonly description: string;
    }
  | { readonly event: "cancelled" }
  | { readonly event: "started-again" };

export const pendingImport: ImportStatus = { outcome: "Pending", errorCode: "None" };

/**
 * What an import becomes. Only a pending one can end, once; whatever comes late changes nothing. A
 * failed one can be started again, and a successful one never: another collection makes a new record.
 */
export function afterEvent(status: ImportStatus, event: ImportEvent): ImportStatus {
  if (event.event === "started-again") return status.outcome === "Error" ? pendingImport : status;
  if (status.outcome !== "Pending") return status;

  switch (event.event) {
    case "record-created":
      return { outcome: "Success", errorCode: "None" };
    case "failed":
      return { outcome: "Error", errorCode: event.errorCode, errorDescription: event.description };
    case "cancelled":
      return { outcome: "Error", errorCode: "Cancelled" };
  }
}

/** What a job's list makes of a financial record's status (specification 000, §4). */
export function outcomeOfRecord(financialRecordStatus: string | undefined): ImportOutcome {
  if (financialRecordStatus === "Created") return "Success";
  return financialRecordStatus === "ImportError" ? "Error" : "Pending";
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

/**
 * Whether an import that last moved at `progressedAt` counts as DatasourceUnresponsive (D-14): after
 * six hours, and after 14 days where the Web Connector waits for somebody's computer.
 */
export function isUnresponsive(progressedAt: Date, now: Date, datasourceNameId: string): boolean {
  const hours = datasourceNameId.toLowerCase() === "quickbooksdesktop" ? 14 * 24 : 6;
  return now.getTime() - progressedAt.getTime() >= hours * 3_600_000;
}
