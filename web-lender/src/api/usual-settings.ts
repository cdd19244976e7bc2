import { optionsWithoutRequest } from "@tieout/core/submission-request/options";
import { exposedSettings } from "@tieout/core/tenant/exposed-settings";
import { defaultBrand } from "@tieout/ui-kit/theme/derivation/derive-theme";
import type { TenantSettings } from "./tenant-settings.ts";

// As for a borrower's unreadable request: no names, no copy, no uploads.
const usualOptions: TenantSettings["appSettings"]["defaultOptions"] = {
  accountingCollectionGroups: [...optionsWithoutRequest.groups],
  basisOfAccountingPreference: optionsWithoutRequest.basis,
  fullFiscalYearsToCollect: optionsWithoutRequest.fullFiscalYears,
  endOfImport: optionsWithoutRequest.endOfImport,
  anonymizeCustomersAndVendors: optionsWithoutRequest.anonymizeCustomersAndVendors,
  provideUserCopy: optionsWithoutRequest.provideUserCopy,
  allowUserUpload: optionsWithoutRequest.allowUserUpload,
  hasShareableLink: true,
};

/**
 * Used while a tenant's settings can't be read (P-T42): offers nothing that the tenant may have
 * turned off. Statements stay readable, except those that the server refuses.
 */
export const usualSettings: TenantSettings = {
  tenantName: "",
  brandConfig: {
    visibleName: "Tieout",
    palette: defaultBrand,
    font: "Inter",
    cssSettings: {},
    showStrongboxLogo: false,
  },
  basicSettings: {
    tenantDisable: { lender: false, borrower: false },
    disabledParagraphs: { lender: [], borrower: [] },
    disabledEffects: { lender: {}, borrower: {} },
  },
  multiTenantSettings: {
    loginDestinations: [],
    passLoginThrough: false,
    defaultLogin: true,
    showSeparatorAfterWelcomeText: false,
  },
  appSettings: {
    accountingPackages: [],
    unavailablePackages: [],
    ...exposedSettings("settings"),
    disableDirectLinking: true,
    disableNewWorkspaces: true,
    riskCalcEnabled: false,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    minMappingDate: "2000-01-01",
    disabledDataCollectionOptions: {
      ...exposedSettings("options"),
      disableAdditionalDocUpload: true,
      disableAnonymousDocUpload: true,
      disableProvideUserCopy: true,
      disableBasisOfAccounting: true,
    },
    defaultOptions: usualOptions,
    defaultAnonymousOptions: usualOptions,
  },
};
