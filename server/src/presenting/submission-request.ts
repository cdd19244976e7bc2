import { partsOf } from "@tieout/core/calendar";
import {
  type CollectionGroup,
  type SubmissionOptions,
  type SubmissionRequest,
  yearsToCollect,
} from "@tieout/core/submission-request";
import type { Wire } from "./wire.ts";

/** A lender's choice, as the wizard sends it and as a tenant's defaults say it. */
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
    hasShareableLink,
  };
}

export function presentSubmissionRequest(
  request: SubmissionRequest & {
    readonly mode: string;
    readonly requestingUserId?: string;
  },
): Wire["SubmissionRequest"] {
  const { id, requestingUserId, mode, groups, fullFiscalYears } = request;
  const years = (group: CollectionGroup) =>
    groups.includes(group) ? yearsToCollect(fullFiscalYears) : 0;

  return {
    id,
    ...presentOptions(request, mode === "shareable"),
    ...(requestingUserId && { requestingUserId }),
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
