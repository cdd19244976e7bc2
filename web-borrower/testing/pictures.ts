import * as answers from "../src/testing/answers.ts";
import { aBooksFile, aDifferingFile, aSieFile } from "../src/testing/books-file.ts";
import { desktopPictures } from "./desktop-pictures.ts";
import { mailPictures } from "./mail-pictures.ts";
import type { Picture } from "./picture.ts";

/** The other tenant's brand. */
export const navy = (tenant = answers.settings()) => {
  const palette = { primaryColor: "#14284b", secondaryColor: "#f4f5f8" };
  const brandConfig = { ...tenant.brandConfig, visibleName: "Harborstone", palette };
  return { ...tenant, brandConfig: { ...brandConfig, font: "Source Serif 4" } };
};
const manyPackages = answers.settings({
  accountingPackages: [
    { id: "quickbooksonline", name: "QuickBooks Online", beta: false },
    { id: "xero", name: "Xero", beta: false },
    { id: "sageintacct", name: "Sage Intacct", beta: false },
    { id: "netsuite", name: "NetSuite", beta: false },
    { id: "freeagent", name: "FreeAgent", beta: false },
    { id: "myobbusiness", name: "MYOB Business", beta: true },
    { id: "businesscentral", name: "Business Central", beta: true },
    { id: "example", name: "DEX", beta: false },
    { id: "fileupload", name: "File upload", beta: false },
  ],
});
const withFiles = (over: Partial<typeof manyPackages.appSettings> = {}) =>
  answers.settings({ ...manyPackages.appSettings, ...over });
const opened = (submissions = answers.session().submissions, tenant: unknown = manyPackages) => ({
  "tenant/settings": tenant,
  "links/session": answers.session(submissions),
  SubmissionRequests: answers.request(),
  safedetails: { id: answers.workspaceId, displayName: "Tidewater Marine Supply, Inc." },
  safedatacollectionlimit: { hasLimit: false },
  portaltext: { languageCode: "en", locale: "", sections: {} },
});
const linked = `/linked?rid=7#${answers.secret}`;
const failed = answers.importing({ outcome: "Error", errorCode: "Disconnected" });
const again = answers.settings({ allowMultipleBorrowerImports: true });

const collecting = opened([], answers.settings({ alwaysCollectBorrowerBusinessInfo: true }));

const anonymous = {
  ...opened(),
  portalborroweranonymoustext: { languageCode: "en", locale: "", sections: {} },
};
export const pictures: readonly Picture[] = [
  { name: "40a-portal", address: "/portal", answers: anonymous, seen: "Continue" },
  {
    name: "40b-portal-wrong",
    address: "/portal",
    answers: anonymous,
    typed: { "Business email": "rlowell@tidewatermarine" },
    taps: ["Continue"],
    seen: "Enter your business name",
  },
  {
    name: "40c-portal-failed",
    address: "/portal",
    answers: anonymous,
    refused: ["Entities"],
    typed: {
      "Business name": "Tidewater Marine Supply, Inc.",
      "Business email": "rlowell@tidewatermarine.com",
    },
    taps: ["Continue"],
    seen: "What you entered is still here",
  },
  ...mailPictures(opened),
  { name: "09-landing", address: linked, answers: opened(), seen: "What will be shared" },
  {
    name: "09-landing-dark",
    address: linked,
    answers: opened(),
    dark: true,
    seen: "What will be shared",
  },
  {
    name: "09-landing-navy",
    address: linked,
    answers: opened([], navy()),
    seen: "What will be shared",
  },
  {
    name: "09-cancelled",
    address: "/linked?choose&cancelled=xero",
    answers: opened(),
    seen: "You came back from",
  },
  {
    name: "10-progress",
    address: "/progress",
    answers: {
      ...opened([answers.submission("importing")]),
      importstatus: answers.importing(),
    },
    seen: "95%",
  },
  {
    name: "11-completion",
    address: "/submission-l",
    answers: {
      ...opened([answers.submission("complete")], again),
      importstatus: answers.imported(),
    },
    seen: "have been sent",
  },
  {
    name: "12-error",
    address: "/progress",
    answers: { ...opened([answers.submission("failed")]), importstatus: failed },
    seen: "Try again",
  },
  {
    name: "14-confirm",
    address: "/connected?state=abc",
    answers: { ...opened(), claim: answers.connection() },
    seen: "Is this",
  },
  {
    name: "41-parameters",
    address: linked,
    answers: opened([], answers.settings({ shareableLinkParamsFlow: true })),
    taps: ["QuickBooks Online"],
    seen: "Before you connect",
  },
  {
    name: "41-parameters-file",
    address: linked,
    answers: opened([], withFiles({ shareableLinkParamsFlow: true })),
    taps: ["Upload a file instead"],
    seen: "Before you upload a file",
  },
  { name: "42a-file", address: "/fileupload", answers: opened(), seen: "What we can read" },
  {
    name: "42a-file-reading",
    address: "/fileupload",
    answers: { ...opened(), fileimports: aBooksFile({ state: "reading" }) },
    file: "Trial balance Sep 2025.xlsx",
    seen: "Reading your file",
  },
  {
    name: "42a-file-refused",
    address: "/fileupload",
    answers: opened(),
    file: "Scan.pdf",
    seen: "Save it as Excel or CSV",
  },
  {
    name: "42b-columns",
    address: "/fileupload",
    answers: { ...opened(), fileimports: aBooksFile() },
    file: "Trial balance Sep 2025.xlsx",
    seen: "Are these columns right?",
  },
  {
    name: "42c-differs",
    address: "/fileupload",
    answers: { ...opened(), fileimports: { ...aDifferingFile(), table: undefined, asks: [] } },
    file: "Trial balance Sep 2025.xlsx",
    seen: "Debits and credits differ",
  },
  {
    name: "42d-ties-out",
    address: "/fileupload",
    answers: { ...opened(), fileimports: aSieFile() },
    file: "books.se",
    seen: "The figures tie out",
  },
  {
    name: "documents",
    address: "/documents",
    answers: {
      ...opened([answers.submission("complete")]),
      "links/session": answers.session([answers.submission("complete")], { mayUpload: true }),
    },
    refused: ["documents/"],
    file: "Equipment loan agreement.pdf",
    seen: "Not uploaded",
  },
  { name: "40-info", address: linked, answers: collecting, seen: "Tell us who you are" },
  {
    name: "40-info-wrong",
    address: linked,
    answers: collecting,
    typed: { "Business name": "<b>Tidewater</b>", "Business email": "rosa@tidewater" },
    taps: ["Continue"],
    seen: "Use letters",
  },
  {
    name: "40-info-given",
    address: linked,
    answers: collecting,
    typed: { "Business name": "Tidewater Marine Supply", "Business email": "rosa@tidewater.com" },
    taps: ["Continue"],
    seen: "Where do you keep your books?",
  },
  { name: "45a-expired", address: "/shareablelinkexpired", answers: opened(), seen: "expired" },
  { name: "45b-deleted", address: "/shareablelinkdeleted", answers: opened(), seen: "removed" },
  { name: "45c-incomplete", address: "/linkincomplete", answers: opened(), seen: "incomplete" },
  {
    name: "46-limit",
    address: linked,
    answers: {
      ...opened(),
      safedatacollectionlimit: {
        hasLimit: true,
        countRemaining: 0,
        billingPeriod: { endDate: "2025-10-31" },
      },
    },
    seen: "cannot take new records",
  },
  ...desktopPictures(opened()),
  { name: "not-found", address: "/nothing", answers: opened(), seen: "cannot be found" },
];
