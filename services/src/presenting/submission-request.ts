import { partsOf } from "@tieout/core/calendar/day";
import type { ConnectionReason } from "@tieout/core/import/import";
import type { Language } from "@tieout/core/language";
import { yearsToCollect } from "@tieout/core/submission-request/options";
import {
  type CollectionGroup,
  type CollectionMode,
  groupChoices,
  groupNames,
  type SubmissionOptions,
  type SubmissionRequest,
} from "@tieout/core/submission-request/submission-request";
import { packageName } from "@tieout/core/tenant/packages";
import type { components } from "@tieout/openapi/borrower";
import { say } from "@tieout/server/messages/messages";
import type { ClaimedConnection } from "../consent/claim-consent.ts";
import type { ConnectionErrorCode } from "../consent/connection-request.ts";

export function presentOptions(
  options: SubmissionOptions,
  hasShareableLink: boolean,
): Wire["NewSubmissionRequest"] {
  return {
    accountingCollectionGroups: [...options.groups],
    basisOfAccountingPreference: options.basis,
    fullFiscalYearsToCollect: options.fullFiscalYears,
    endOfImport: options.endOfImport,
    ...mostRecentPeriod(options),
    anonymizeCustomersAndVendors: options.anonymizeCustomersAndVendors,
    provideUserCopy: options.provideUserCopy,
    allowUserUpload: options.allowUserUpload,
    ...(options.updatesForMonths && { updatesForMonths: options.updatesForMonths }),
    hasShareableLink,
  };
}

export function presentSubmissionRequest(
  request: SubmissionRequest & {
    readonly mode: CollectionMode | "anonymous";
    readonly requestingUserId?: string;
    /** Absent for the anonymous link, which has no request. */
    readonly createdAt?: Date;
  },
  language: Language,
): Wire["SubmissionRequest"] {
  const { id, requestingUserId, createdAt, mode, groups, fullFiscalYears } = request;
  const years = (group: CollectionGroup) =>
    groups.includes(group) ? yearsToCollect(fullFiscalYears) : 0;

  return {
    id,
    ...presentOptions(request, mode === "shareable"),
    collectionGroups: groupChoices(groups, mode === "anonymous" ? "shareable" : mode).map(
      (choice) => ({ ...choice, name: groupNames[language][choice.id] }),
    ),
    ...(requestingUserId && { requestingUserId }),
    ...(createdAt && { requestedTime: createdAt.toISOString() }),
    financialStatementsYearsToCollect: years("financial-statements"),
    receivablesYearsToCollect: years("accounts-receivable"),
    receivablesGranularity: "Annual",
    payablesYearsToCollect: years("accounts-payable"),
    payablesGranularity: "Annual",
    transactionsYearsToCollect: years("transactions"),
  };
}

function mostRecentPeriod({ mostRecentDay }: Pick<SubmissionOptions, "mostRecentDay">) {
  if (mostRecentDay === undefined) return {};
  const { year, month, dayOfMonth } = partsOf(mostRecentDay);
  return {
    mostRecentPeriodYear: year,
    mostRecentPeriodMonth: month,
    mostRecentPeriodDay: dayOfMonth,
  };
}

export function presentConnectionRequest(
  { request, datasetName, scope }: ClaimedConnection,
  language: Language,
): Wire["ConnectionRequest"] {
  const { id, status, errorCode, accountingPackage, expiresAt, connectionId, submissionId } =
    request;
  return {
    id,
    status,
    errorCode,
    accountingPackage: accountingPackage as Wire["AccountingPackage"],
    expiration: expiresAt.toISOString(),
    ...(errorCode !== "None" && {
      errorDescription: say(reasonOf(errorCode, packageName(accountingPackage)), language),
    }),
    ...(connectionId && { connectionId }),
    ...(submissionId && { submissionId }),
    ...(datasetName && { datasetName }),
    ...(scope && { scope: { ...scope, groups: [...scope.groups], bases: [...scope.bases] } }),
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

/** Schemas that both portals' contracts share. */
export type Wire = components["schemas"];
