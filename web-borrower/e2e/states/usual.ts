import type { paths } from "@tieout/openapi/borrower";
import type { Answers } from "@tieout/ui-kit/testing";
import {
  request,
  session,
  settings as settingsOf,
  workspaceId,
} from "../../src/testing/answers.ts";

export const now = new Date("2025-10-14T13:30:00Z");

export const settings = settingsOf({
  allowLanguageSelection: true,
  accountingPackages: [
    { id: "quickbooksonline", name: "QuickBooks Online", beta: false },
    { id: "xero", name: "Xero", beta: false },
    { id: "myobbusiness", name: "MYOB Business", beta: true },
    { id: "example", name: "DEX", beta: false },
    { id: "fileupload", name: "File upload", beta: false },
  ],
  unavailablePackages: [
    { name: "NetSuite", beta: false },
    { name: "Business Central", beta: true },
    { name: "Reckon", beta: false },
  ],
});

export const harborstone = {
  ...settings,
  brandConfig: {
    ...settings.brandConfig,
    visibleName: "Harborstone",
    palette: { primaryColor: "#14284b", secondaryColor: "#f4f5f8" },
    font: "Source Serif 4",
  },
} as const;

const noTexts = { languageCode: "en", locale: "", sections: {} };

export const usual = {
  "GET /tenant/settings": settings,
  "POST /tenant/portaltext": noTexts,
  "POST /tenant/portalborroweranonymoustext": noTexts,
  "POST /errorreports": null,
} satisfies Answers<paths>;

export const visit = {
  "POST /links/session": session(),
  "GET /links/session": session(),
  "GET /{workspaceId}/SubmissionRequests/{submissionRequestId}": request(),
  "GET /Entities/{workspaceId}/safedetails": {
    id: workspaceId,
    displayName: "Tidewater Marine Supply, Inc.",
  },
  "GET /tenant/safedatacollectionlimit": { hasLimit: false },
  "GET /tenant/anonymouslimit": { hasLimit: false },
} satisfies Answers<paths>;
