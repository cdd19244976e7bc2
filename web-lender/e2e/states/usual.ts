import type { paths } from "@tieout/openapi/lender";
import type { Answers } from "@tieout/ui-kit/testing";
import { tenantWith } from "../../src/testing/a-tenant.ts";
import { dana as danaOfNoRights } from "../../src/testing/a-workspace.ts";

export const now = new Date("2025-10-14T14:42:00Z");

/** May do everything. */
export const dana = {
  ...danaOfNoRights,
  userCapabilities: [
    "CanCreateWorkspace",
    "CanManageUsers",
    "CanViewGlobalSubmissions",
    "CanManageTenantAdministrativeNotificationSettings",
  ],
} as const;

export const settings = tenantWith({
  allowExcelFileUpload: true,
  anonymousLinkEnabled: true,
  riskCalcEnabled: true,
  supportEmailAddress: "help@copperfieldcapital.com",
  accountingPackages: [
    { id: "quickbooksonline", name: "QuickBooks Online", beta: false },
    { id: "xero", name: "Xero", beta: false },
    { id: "myobbusiness", name: "MYOB Business", beta: true },
    { id: "example", name: "DEX", beta: false },
  ],
  unavailablePackages: [
    { name: "NetSuite", beta: false },
    { name: "Business Central", beta: true },
    { name: "Reckon", beta: false },
  ],
});

export const harborstone = {
  ...settings,
  tenantName: "Harborstone Bank",
  brandConfig: {
    ...settings.brandConfig,
    visibleName: "Harborstone",
    palette: { primaryColor: "#14284b", secondaryColor: "#f4f5f8" },
    font: "Source Serif 4",
  },
};

const noTexts = { languageCode: "en", locale: "", sections: {} };

export const usual = {
  "GET /tenant/settings": settings,
  "GET /auth/session": {
    absoluteExpirationTime: "2025-10-15T13:00:00Z",
    slidingExpirationTime: "2025-10-14T15:10:00Z",
  },
  "POST /auth/postlogin": dana,
  "POST /auth/session/refresh": {
    absoluteExpirationTime: "2025-10-15T13:00:00Z",
    slidingExpirationTime: "2025-10-14T15:10:00Z",
  },
  "POST /tenant/portaltext": noTexts,
  "POST /tenant/portallogintext": noTexts,
  "POST /tenant/portaltimeouttext": noTexts,
  "POST /errorreports": null,
  "GET /tenant/safedatacollectionlimit": {
    ...{ hasLimit: true, limit: 50, countRemaining: 38 },
    billingPeriod: { endDate: "2025-10-31" },
  },
} satisfies Answers<paths>;

/** Prefetched by tabs and rows. */
export const elsewhere = {
  "GET /roles": [],
  "GET /users": [],
  "GET /workspaces/{workspaceId}/connections": [],
  "POST /submissions/query": { rows: [], total: 0, isTotalExact: true },
} satisfies Answers<paths>;
