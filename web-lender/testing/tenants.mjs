// The two tenants, in the shape of the contract.

const packages = [
  ["quickbooksonline", "QuickBooks Online"],
  ["quickbooksdesktop", "QuickBooks Desktop"],
  ["xero", "Xero"],
  ["sageintacct", "Sage Intacct"],
  ["netsuite", "NetSuite"],
  ["freeagent", "FreeAgent"],
  ["myobbusiness", "MYOB Business", true],
  ["businesscentral", "Business Central", true],
  ["example", "DEX"],
];

export const settings = {
  tenantName: "copperfield",
  brandConfig: {
    visibleName: "Copperfield",
    palette: { primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
    font: "Inter",
    cssSettings: {},
    showStrongboxLogo: false,
  },
  basicSettings: {
    tenantDisable: { lender: false, borrower: false },
    disabledParagraphs: { lender: [], borrower: [] },
  },
  multiTenantSettings: {
    loginDestinations: [],
    passLoginThrough: false,
    defaultLogin: true,
    showSeparatorAfterWelcomeText: false,
  },
  appSettings: {
    accountingPackages: packages.map(([id, name, beta = false]) => ({ id, name, beta })),
    disableDirectLinking: false,
    disableNewWorkspaces: false,
    allowLanguageSelection: true,
    financialStatementsEnabled: true,
    maxYearsInAdditionToFYTDForCollection: 5,
    noTimeRestrictionForDataCollection: false,
    numMonthsInImportYTDDropdown: 7,
    allowMultipleBorrowerImports: false,
    showBorrowerIntroBanner: false,
    alwaysCollectBorrowerBusinessInfo: false,
    shareableLinkParamsFlow: false,
    financialStatementsReleaseEnabled: false,
    riskCalcEnabled: false,
    dynamicTenantSelection: false,
    allowExcelFileUpload: false,
    minMappingDate: "2000-01-01",
    supportEmailAddress: "help@copperfieldcapital.com",
    helpCentreUrl: "https://help.example.com/",
    disabledDataCollectionOptions: {
      disableAdditionalDocUpload: false,
      disableAnonymousDocUpload: false,
      disableProvideUserCopy: false,
      disableAnonymizeResults: false,
      disableBasisOfAccounting: false,
    },
    defaultOptions: {
      accountingCollectionGroups: [
        "financial-statements",
        "accounts-receivable",
        "accounts-payable",
      ],
      basisOfAccountingPreference: "Accrual",
      fullFiscalYearsToCollect: 3,
      endOfImport: "LastFullMonth",
      anonymizeCustomersAndVendors: true,
      provideUserCopy: false,
      allowUserUpload: true,
      hasShareableLink: true,
    },
    defaultAnonymousOptions: {
      accountingCollectionGroups: [
        "financial-statements",
        "accounts-receivable",
        "accounts-payable",
      ],
      basisOfAccountingPreference: "Accrual",
      fullFiscalYearsToCollect: 3,
      endOfImport: "LastFullMonth",
      anonymizeCustomersAndVendors: true,
      provideUserCopy: false,
      allowUserUpload: true,
      hasShareableLink: true,
    },
  },
};

/** The second tenant: near black, and set in a serif. */
export const otherBrand = {
  ...settings,
  tenantName: "Harborstone Bank",
  brandConfig: {
    ...settings.brandConfig,
    visibleName: "Harborstone",
    palette: { primaryColor: "#14284b", secondaryColor: "#f4f5f8" },
    font: "Source Serif 4",
  },
};
