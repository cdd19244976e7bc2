import { optionsWithoutRequest } from "@tieout/core/submission-request/options";
import { exposedSettings } from "@tieout/core/tenant/exposed-settings";
import { defaultBrand } from "@tieout/ui-kit/theme/derivation/derive-theme";
import type { TenantSettings } from "./tenant-settings.ts";

// As for a borrower whose request can't be read: nobody's names, no copy, no uploads.
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
 * What holds while a tenant's own settings can't be read (P-T42): our brand, the usual numbers, and nothing offered that
 * the tenant may have switched off. Statements are read as before, and refused by the server where they aren't to be.
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
