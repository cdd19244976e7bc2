import { sayImport, spokenReason } from "@tieout/core/import";
import type { Language } from "@tieout/core/language";
import { packageName } from "@tieout/core/tenant";
import type { ClaimedConnection } from "../consent/index.ts";
import type { ConnectionErrorCode } from "../database/index.ts";
import type { Wire } from "./wire.ts";

export function presentConnectionRequest(
  { request, datasetName }: ClaimedConnection,
  language: Language,
): Wire["ConnectionRequest"] {
  const { id, status, errorCode, accountingPackage, expiresAt, connectionId, submissionId } =
    request;
  return {
    id,
    status,
    errorCode,
    // What was asked of the contract is what is kept.
    accountingPackage: accountingPackage as Wire["AccountingPackage"],
    expiration: expiresAt.toISOString(),
    ...(errorCode !== "None" && {
      errorDescription: spokenReason(
        errorDescriptions[errorCode](packageName(accountingPackage)),
        language,
      ),
    }),
    ...(connectionId && { connectionId }),
    ...(submissionId && { submissionId }),
    ...(datasetName && { datasetName }),
  };
}

const errorDescriptions: Record<
  Exclude<ConnectionErrorCode, "None">,
  (packageName: string) => string
> = {
  UserCancelled: (name) =>
    sayImport("{text} was not connected: it was not allowed on its own page.", { text: name }),
  RequestNonceAlreadyUsed: () =>
    sayImport("This connection has been used already. Please start again."),
  RequestExpired: () =>
    sayImport("This took too long, so the connection was closed. Please start again."),
  DatasourceUnresponsive: (name) =>
    sayImport("{text} is not answering at the moment.", { text: name }),
  InsufficientUserPermissions: (name) =>
    sayImport(
      "The person who signed in may not read these books in {text}. Someone with full access has to connect them.",
      { text: name },
    ),
  InternalError: () =>
    sayImport("A fatal error has occurred attempting to link financials.  Please try again later."),
};
