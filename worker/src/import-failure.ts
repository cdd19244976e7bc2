import { type ImportErrorCode, sayImport } from "@tieout/core/import";
import { ConnectorError } from "@tieout/server/connectors";

export interface ImportFailure {
  readonly errorCode: Exclude<ImportErrorCode, "None" | "Cancelled">;
  /** For a person: what happened, without a name or an amount. */
  readonly errorDescription: string;
}

/** What a fault means for an import, once waiting or trying again is over. */
export function failureOf(fault: unknown, packageName: string): ImportFailure {
  if (!(fault instanceof ConnectorError)) return ours;

  switch (fault.trouble) {
    case "reconnect-needed":
      return {
        errorCode: "Disconnected",
        errorDescription: sayImport("{text} was disconnected during import.", {
          text: packageName,
        }),
      };
    case "not-permitted":
      return {
        errorCode: "InsufficientUserPermissions",
        errorDescription: sayImport(
          "Whoever connected {text} may not read all of its books. Someone with full access has to connect it.",
          { text: packageName },
        ),
      };
    case "throttled":
    case "vendor-down":
    case "awaited":
      return {
        errorCode: "DatasourceUnresponsive",
        errorDescription: sayImport(
          "{text} stopped answering. Nothing is wrong with the books; try again later.",
          { text: packageName },
        ),
      };
    case "bad-data":
      return {
        errorCode: "InternalError",
        errorDescription: sayImport(
          "{text} sent something that could not be read. We have been told.",
          { text: packageName },
        ),
      };
    case "endless":
      return {
        errorCode: "InternalError",
        errorDescription: sayImport(
          "{text} kept sending data without an end, so we stopped the import. If this keeps happening, contact support.",
          { text: packageName },
        ),
      };
  }
}

const ours: ImportFailure = {
  errorCode: "InternalError",
  errorDescription: sayImport("Something went wrong on our side. Please try again."),
};
