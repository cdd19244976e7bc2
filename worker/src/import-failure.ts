import { type ImportErrorCode, sayImport } from "@tieout/core/import";
import { ConnectorError } from "@tieout/server/connectors";
import { FileRefused } from "@tieout/server/reading";

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
        errorDescription:
          limitOf(fault) ??
          sayImport("{text} sent something that could not be read. We have been told.", {
            text: packageName,
          }),
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

/** What a file took too much of, if that is why it wasn't read. */
function limitOf({ cause }: ConnectorError): string | undefined {
  if (!(cause instanceof FileRefused)) return undefined;
  switch (cause.reason) {
    case "too-slow":
      return sayImport("The file takes too long to read. Export a shorter period, and try again.");
    case "too-much":
      return sayImport(
        "The file needs more memory than we can give it. Export a shorter period, and try again.",
      );
    case "too-many-rows":
      return sayImport(
        "The file has more than 3,000,000 lines. Export a shorter period, and try again.",
      );
    case "too-many-accounts":
      return sayImport(
        "The file has more than 200,000 accounts. Check that the account column doesn't hold entries or customers.",
      );
    default:
      return undefined;
  }
}

const ours: ImportFailure = {
  errorCode: "InternalError",
  errorDescription: sayImport("Something went wrong on our side. Please try again."),
};
