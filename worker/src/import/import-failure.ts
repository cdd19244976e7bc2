import { FileRefused } from "@tieout/connectors/book-decoding/refusal";
import { ConnectorError } from "@tieout/connectors/connector";
import type { ImportErrorCode, ImportReason } from "@tieout/core/import/import";
import { BeyondConsent } from "@tieout/services/consent/permit-read";

export interface ImportFailure {
  readonly errorCode: Exclude<ImportErrorCode, "None" | "Cancelled">;
  readonly reason: ImportReason;
}

/** What a fault means for an import after waiting and retries. */
export function failureOf(fault: unknown, packageName: string): ImportFailure {
  if (fault instanceof BeyondConsent) {
    return { errorCode: "InternalError", reason: { code: "beyond-consent", values: {} } };
  }
  if (!(fault instanceof ConnectorError)) return ours;

  const values = { package: packageName };
  switch (fault.trouble) {
    case "reconnect-needed":
      return { errorCode: "Disconnected", reason: { code: "package-disconnected", values } };
    case "not-permitted":
      return {
        errorCode: "InsufficientUserPermissions",
        reason: { code: "package-not-permitted", values },
      };
    case "throttled":
    case "vendor-down":
    case "awaited":
      return { errorCode: "DatasourceUnresponsive", reason: { code: "package-silent", values } };
    case "bad-data":
      return {
        errorCode: "InternalError",
        reason: limitOf(fault) ?? { code: "package-unreadable", values },
      };
    case "endless":
      return { errorCode: "InternalError", reason: { code: "package-endless", values } };
  }
}

/** The limit a file exceeded, if that is why it wasn't read. */
function limitOf({ cause }: ConnectorError): ImportReason | undefined {
  if (!(cause instanceof FileRefused)) return undefined;
  switch (cause.reason) {
    case "too-slow":
    case "too-much":
    case "too-many-rows":
    case "too-many-accounts":
      return { code: `file-${cause.reason}`, values: {} };
    default:
      return undefined;
  }
}

const ours: ImportFailure = {
  errorCode: "InternalError",
  reason: { code: "import-fault", values: {} },
};
