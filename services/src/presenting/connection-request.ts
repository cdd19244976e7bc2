import type { ConnectionReason } from "@tieout/core/import";
import type { Language } from "@tieout/core/language";
import { packageName } from "@tieout/core/tenant";
import { say } from "@tieout/server/messages/messages";
import type { ClaimedConnection } from "../consent/claim-consent.ts";
import type { ConnectionErrorCode } from "../consent/connection-request.ts";
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
      errorDescription: say(reasonOf(errorCode, packageName(accountingPackage)), language),
    }),
    ...(connectionId && { connectionId }),
    ...(submissionId && { submissionId }),
    ...(datasetName && { datasetName }),
  };
}

function reasonOf(
  errorCode: Exclude<ConnectionErrorCode, "None">,
  packageName: string,
): ConnectionReason {
  const values = { package: packageName };
  switch (errorCode) {
    case "UserCancelled":
      return { code: "connection-not-allowed", values };
    case "RequestNonceAlreadyUsed":
      return { code: "connection-used", values: {} };
    case "RequestExpired":
      return { code: "connection-expired", values: {} };
    case "DatasourceUnresponsive":
      return { code: "connection-silent", values };
    case "InsufficientUserPermissions":
      return { code: "connection-not-permitted", values };
    case "InternalError":
      return { code: "connection-fault", values: {} };
  }
}
