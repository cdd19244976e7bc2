import { packageName } from "@tieout/core/tenant";
import type { ClaimedConnection } from "../consent/index.ts";
import type { ConnectionErrorCode } from "../database/index.ts";
import type { Wire } from "./wire.ts";

export function presentConnectionRequest({
  request,
  datasetName,
}: ClaimedConnection): Wire["ConnectionRequest"] {
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
      errorDescription: errorDescriptions[errorCode](packageName(accountingPackage)),
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
  UserCancelled: (name) => `${name} was not connected: it was not allowed on its own page.`,
  RequestNonceAlreadyUsed: () => "This connection has been used already. Please start again.",
  RequestExpired: () => "This took too long, so the connection was closed. Please start again.",
  DatasourceUnresponsive: (name) => `${name} is not answering at the moment.`,
  InsufficientUserPermissions: (name) =>
    `The person who signed in may not read these books in ${name}. Someone with full access has to connect them.`,
  InternalError: () =>
    "A fatal error has occurred attempting to link financials.  Please try again later.",
};
