interface Exposed {
  /** Where browsers find it: by name, or among disabled options; absent for server-only settings. */
  readonly exposedIn?: "settings" | "options";
}

/** Type and default. */
export type AppSetting = Exposed &
  (
    | { readonly kind: "flag"; readonly usual: boolean }
    | {
        readonly kind: "count";
        readonly usual: number;
        readonly from: number;
        readonly to: number;
      }
    | { readonly kind: "country"; readonly usual: string }
    | { readonly kind: "email" | "https" | "path" | "day" | "line"; readonly usual: undefined }
    | { readonly kind: "packages"; readonly usual: readonly string[] }
    | { readonly kind: "options" | "login"; readonly usual: Readonly<Record<string, never>> }
  );

const flag = (usual = false) => ({ kind: "flag", usual }) as const;
const count = (usual: number, from: number, to: number) =>
  ({ kind: "count", usual, from, to }) as const;

const exposed = <Setting extends AppSetting>(setting: Setting) =>
  ({ ...setting, exposedIn: "settings" }) as const;
const exposedAsOption = <Setting extends AppSetting>(setting: Setting) =>
  ({ ...setting, exposedIn: "options" }) as const;

/** By the specification's names (P-E44 to P-E71). */
export const appSettings = {
  financialStatementsEnabled: exposed(flag(true)),
  financialStatementsReleaseEnabled: exposed(flag()),
  riskCalcEnabled: exposed(flag(true)),
  shareableLinkParamsFlow: exposed(flag()),
  dynamicTenantSelection: exposed(flag()),
  accountingPackages: { kind: "packages", usual: [] },
  accountingPkgBlackList: { kind: "packages", usual: [] },
  // The most that a request may ask for.
  maxYearsInAdditionToFYTDForCollection: exposed(count(5, 1, 10)),
  numMonthsInImportYTDDropdown: exposed(count(7, 1, 120)),
  disableDirectLinking: exposed(flag()),
  allowMultipleBorrowerImports: exposed(flag()),
  noTimeRestrictionForDataCollection: exposed(flag()),
  showBorrowerIntroBanner: exposed(flag()),
  alwaysCollectBorrowerBusinessInfo: exposed(flag()),
  allowExcelFileUpload: exposed(flag()),
  allowLanguageSelection: exposed(flag()),
  disableNewWorkspaces: exposed(flag()),
  sessionMaxLifetimeInSeconds: exposed(count(86_400, 300, 604_800)),
  loginSessionSlidingLifetimeInSeconds: exposed(count(1_800, 60, 604_800)),
  linkLifetimeInDays: count(30, 1, 365),
  // Of the larger of total assets and revenue.
  materialityBasisPoints: count(100, 25, 500),
  country: exposed({ kind: "country", usual: "US" as string }),
  supportEmailAddress: { kind: "email", usual: undefined },
  legalFooter: { kind: "line", usual: undefined },
  helpCenterLink: { kind: "https", usual: undefined },
  analyticsPath: { kind: "path", usual: undefined },
  minimumMappingDate: { kind: "day", usual: undefined },
  disableAdditionalDocUpload: exposedAsOption(flag()),
  disableAnonymousDocUpload: exposedAsOption(flag()),
  disableProvideUserCopy: exposedAsOption(flag()),
  disableAnonymizeResults: exposedAsOption(flag()),
  disableBasisOfAccounting: exposedAsOption(flag()),
  anonymousLinkEnabled: exposed(flag()),
  listOnlyOwnWorkspaces: flag(),
  defaultPortalOptions: { kind: "options", usual: {} },
  defaultAnonymousOptions: { kind: "options", usual: {} },
  multiTenantSettings: { kind: "login", usual: {} },
} as const satisfies Readonly<Record<string, AppSetting>>;

export type AppSettingName = keyof typeof appSettings;

export const isAppSettingName = (name: string): name is AppSettingName =>
  Object.hasOwn(appSettings, name);

/** A row of docs/settings.md; a console test keeps them equal. */
export interface AppSettingDocs {
  /** The default in words, where its spelling isn't enough. */
  readonly usually?: string;
  readonly honoured: string;
  /** Tests of both values, from the repository root; empty while pending. */
  readonly tests: readonly string[];
}

const honouredTest = "bff-lender/src/operations/tenant/honoured.test.ts";
const settingsTest = "bff-lender/src/operations/tenant/settings.test.ts";
const wizardTest = "web-lender/src/features/request-collection/request-by-link.test.tsx";
const anonymousTest = "bff-borrower/src/operations/anonymous/anonymous.test.ts";

/**
 * Apart from the settings, so that browsers don't load it.
 *
 * @internal the page of settings is written from it by its test.
 */
export const appSettingDocs: Readonly<Record<AppSettingName, AppSettingDocs>> = {
  financialStatementsEnabled: {
    honoured: "page: the tab and the button to statements",
    tests: ["web-lender/src/routes/submission-details.test.tsx"],
  },
  financialStatementsReleaseEnabled: {
    honoured:
      "server: statements and workbooks, until an administrator of the workspace releases them; page: says so",
    tests: ["bff-lender/src/operations/submissions/history.test.ts"],
  },
  riskCalcEnabled: {
    honoured: "server: risk analyses and the portfolio",
    tests: ["bff-lender/src/operations/risk/analyzing.test.ts"],
  },
  shareableLinkParamsFlow: {
    honoured: "page: the borrower's parameters dialog",
    tests: ["web-borrower/src/routes/choose-package.test.tsx"],
  },
  dynamicTenantSelection: {
    honoured: "server: other tenants' addresses; page: `/tenant`, `/brand`",
    tests: [settingsTest, "web-lender/src/routes/choose-tenant.test.tsx"],
  },
  accountingPackages: {
    usually: "all but the demo",
    honoured:
      "server: what is offered and can be connected, and beside it what is listed as not available yet",
    tests: ["core/src/tenant/packages.test.ts", settingsTest],
  },
  accountingPkgBlackList: {
    usually: "all but the demo",
    honoured:
      "server: what is offered and can be connected, and beside it what is listed as not available yet",
    tests: ["core/src/tenant/packages.test.ts", settingsTest],
  },
  maxYearsInAdditionToFYTDForCollection: {
    honoured: "server: a request's years; page: the wizard's choice",
    tests: [honouredTest],
  },
  numMonthsInImportYTDDropdown: {
    honoured: "page: the wizard's months",
    tests: [wizardTest],
  },
  disableDirectLinking: {
    honoured: "server: requests and consents; page: the wizard's methods",
    tests: [honouredTest],
  },
  allowMultipleBorrowerImports: {
    honoured:
      "server: books that came once aren't taken again; page: sharing again after a collection",
    tests: [
      "bff-borrower/src/operations/connections/connecting.test.ts",
      "web-borrower/src/routes/progress.test.tsx",
    ],
  },
  noTimeRestrictionForDataCollection: {
    honoured: "server: a request's last day; page: the wizard's days",
    tests: [honouredTest],
  },
  showBorrowerIntroBanner: {
    honoured: "page: above the borrower's landing",
    tests: ["web-borrower/src/routes/linked-by-lender.test.tsx"],
  },
  alwaysCollectBorrowerBusinessInfo: {
    honoured: "server: a submission by link names its business; page: the landing asks for it",
    tests: [
      "web-borrower/src/routes/give-business-info.test.tsx",
      "bff-borrower/src/operations/submissions/create-submission.test.ts",
    ],
  },
  allowExcelFileUpload: {
    honoured: "server: a lender's request for a file, and the file; the wizard's mode",
    tests: ["bff-lender/src/operations/file-imports/file-imports.test.ts"],
  },
  allowLanguageSelection: {
    honoured: "page: the language menus",
    tests: [
      "web-lender/src/app/router.test.tsx",
      "web-borrower/src/routes/linked-by-lender.test.tsx",
    ],
  },
  disableNewWorkspaces: {
    honoured: "server: creating; page: the button",
    tests: [honouredTest, "web-lender/src/features/browse-workspaces/browse-workspaces.test.tsx"],
  },
  sessionMaxLifetimeInSeconds: {
    honoured: "server: sessions",
    tests: [honouredTest],
  },
  loginSessionSlidingLifetimeInSeconds: {
    honoured: "server: sessions; page: when it asks who is there",
    tests: [honouredTest, "web-lender/src/app/keep-session.test.tsx"],
  },
  linkLifetimeInDays: {
    honoured: "server: new links",
    tests: [honouredTest],
  },
  materialityBasisPoints: {
    usually: "100, which is 1 %",
    honoured:
      "server: how much guessed account types of a file may come to unasked, as a share of the larger of total assets and revenue",
    tests: ["worker/src/handlers/account-types.test.ts"],
  },
  country: {
    honoured:
      "page: which of the countries' own formats of books are named first, by the lender's ISO 3166 code (`SE`); all are read everywhere",
    tests: [settingsTest, "web-borrower/src/routes/file-upload.test.tsx"],
  },
  supportEmailAddress: {
    honoured: "page: who to write to, help",
    tests: [settingsTest, "web-lender/src/app/signed-out-frame.test.tsx"],
  },
  legalFooter: {
    usually: "the visible name",
    honoured:
      "server: who mails say they are from, at their foot: `Copperfield Capital, 210 South Street, Baltimore, MD 21202`",
    tests: ["services/src/mail/mail.test.ts", "worker/src/handlers/send-mail.test.ts"],
  },
  helpCenterLink: {
    honoured: "page: who to write to, help",
    tests: [settingsTest, "web-lender/src/app/signed-out-frame.test.tsx"],
  },
  analyticsPath: {
    honoured:
      "page: where on the portal's own host events of use are sent, as in `/events`; nowhere without",
    tests: ["web-lender/src/app/analytics.test.tsx"],
  },
  minimumMappingDate: {
    usually: "2000-01-01",
    honoured: "server: `mapping.json`, and whether a collection has statements",
    tests: [
      "bff-borrower/src/operations/tenant/brand-assets.test.ts",
      "bff-lender/src/operations/submissions/history.test.ts",
    ],
  },
  disableAdditionalDocUpload: {
    honoured:
      "server: what a lender asks for, a borrower's documents, and those of who came by the anonymous link; page: the wizard's option",
    tests: ["bff-borrower/src/operations/documents/uploading.test.ts", anonymousTest],
  },
  disableAnonymousDocUpload: {
    honoured:
      "server: what a lender asks for, a borrower's documents, and those of who came by the anonymous link; page: the wizard's option",
    tests: ["bff-borrower/src/operations/documents/uploading.test.ts", anonymousTest],
  },
  disableProvideUserCopy: {
    honoured: "server: what a lender asks for, and copies; page: the wizard's option",
    tests: ["core/src/submission/submission.test.ts", wizardTest],
  },
  disableAnonymizeResults: {
    honoured: "server: what a lender asks for; page: the wizard's options",
    tests: [honouredTest, wizardTest],
  },
  disableBasisOfAccounting: {
    honoured: "server: what a lender asks for; page: the wizard's options",
    tests: [honouredTest, wizardTest],
  },
  anonymousLinkEnabled: {
    honoured: "server: the anonymous link; page: shown and switched",
    tests: [anonymousTest, "bff-lender/src/operations/tenant/anonymous-link.test.ts"],
  },
  listOnlyOwnWorkspaces: {
    honoured: "server: the workspace list",
    tests: ["services/src/workspaces/workspace.test.ts"],
  },
  defaultPortalOptions: {
    usually: "ours",
    honoured: "server and page: what a new request starts with",
    tests: ["core/src/tenant/default-options.test.ts", settingsTest],
  },
  defaultAnonymousOptions: {
    usually: "ours",
    honoured: "server: what who comes by the anonymous link is asked for",
    tests: ["core/src/tenant/default-options.test.ts", anonymousTest],
  },
  multiTenantSettings: {
    usually: "one login",
    honoured: "server: held to HTTPS and to a way in; page: the login page",
    tests: ["core/src/tenant/login-settings.test.ts", settingsTest],
  },
};
