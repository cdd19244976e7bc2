import { exposedSettings } from "@tieout/core/tenant/exposed-settings";
import type { components } from "@tieout/openapi/borrower";

type Schemas = components["schemas"];

export const workspaceId = "7b0c9a52-0d5e-4f0e-9b1a-2f8f3f1f6a10";
export const submissionId = "3f2a91bc-55aa-4c7e-8a53-0e8d6a1a7c01";
export const financialRecordId = "41873d7c-1e0f-4f5c-9d7b-5c2f4f0b9a22";
export const connectionRequestId = "9d3c5b1a-77aa-4b21-8c1d-1f2e3d4c5b6a";
export const connectionId = "c0ffee00-1a2b-4c3d-9e8f-0a1b2c3d4e5f";
/** 32 bytes, as in a link. */
export const secret = "q3Zk0f2Yx1b8VnR5tLw7sJd9cMh4gPa6eUo2iKy0zBQ";

export const settings = (
  appSettings: Partial<Schemas["TenantSettings"]["appSettings"]> = {},
  tenantDisable = { lender: false, borrower: false },
  closedBecause: Schemas["BasicSettings"]["disabledParagraphs"]["borrower"] = [],
  closedEffects: Schemas["BasicSettings"]["disabledEffects"]["borrower"] = {},
): Schemas["TenantSettings"] => ({
  tenantName: "copperfield",
  brandConfig: {
    visibleName: "Copperfield",
    palette: { primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
    font: "Inter",
    cssSettings: {},
    showStrongboxLogo: false,
  },
  basicSettings: {
    tenantDisable,
    disabledParagraphs: { lender: [], borrower: closedBecause },
    disabledEffects: { lender: {}, borrower: closedEffects },
  },
  multiTenantSettings: {
    loginDestinations: [],
    passLoginThrough: false,
    defaultLogin: true,
    showSeparatorAfterWelcomeText: false,
  },
  appSettings: {
    accountingPackages: [
      { id: "quickbooksonline", name: "QuickBooks Online", beta: false },
      { id: "xero", name: "Xero", beta: false },
      { id: "myobbusiness", name: "MYOB Business", beta: true },
      { id: "example", name: "DEX", beta: false },
    ],
    unavailablePackages: [],
    ...exposedSettings("settings"),
    riskCalcEnabled: false,
    anonymousLinkEnabled: true,
    timeZone: "America/New_York",
    minMappingDate: "2000-01-01",
    supportEmailAddress: "help@copperfieldcapital.com",
    disabledDataCollectionOptions: exposedSettings("options"),
    defaultOptions: request(),
    defaultAnonymousOptions: request(),
    ...appSettings,
  },
});

export const request = (
  asked: Partial<Schemas["SubmissionRequest"]> = {},
): Schemas["SubmissionRequest"] => ({
  id: 7,
  accountingCollectionGroups: ["financial-statements", "accounts-receivable", "accounts-payable"],
  basisOfAccountingPreference: "Accrual",
  fullFiscalYearsToCollect: 3,
  endOfImport: "LastFullMonth",
  anonymizeCustomersAndVendors: true,
  provideUserCopy: false,
  allowUserUpload: false,
  hasShareableLink: true,
  financialStatementsYearsToCollect: 4,
  receivablesYearsToCollect: 4,
  payablesYearsToCollect: 4,
  transactionsYearsToCollect: 0,
  ...asked,
});

export const session = (
  submissions: Schemas["LinkSession"]["submissions"] = [],
  over: Partial<Schemas["LinkSession"]> = {},
): Schemas["LinkSession"] => ({
  workspaceId,
  submissionRequestId: 7,
  linkExpirationTime: "2025-11-13T00:00:00Z",
  lender: {
    visibleName: "Copperfield",
    contactName: "Dana Whitfield",
    contactEmail: "dana.whitfield@copperfieldcapital.com",
  },
  mayUpload: false,
  submissions,
  ...over,
});

type State = Schemas["LinkSession"]["submissions"][number]["state"];

export const submission = (state: State) => ({
  id: submissionId,
  creationTime: "2025-10-14T13:30:00Z",
  state,
  ...(state !== "open" && state !== "documents" && { financialRecordId }),
});

export const connection = (
  claimed: Partial<Schemas["ConnectionRequest"]> = {},
): Schemas["ConnectionRequest"] => ({
  id: connectionRequestId,
  status: "Success",
  errorCode: "None",
  accountingPackage: "example",
  expiration: "2025-10-14T14:00:00Z",
  connectionId,
  datasetName: "Tidewater Marine Supply, Inc.",
  submissionId,
  ...claimed,
});

export const importing = (
  status: Partial<Schemas["ImportStatus"]> = {},
): Schemas["ImportStatus"] => ({
  financialRecordId,
  submissionId,
  outcome: "Pending",
  errorCode: "None",
  errorDescription: "",
  startedAt: "2025-10-14T13:40:00Z",
  datasetName: "Tidewater Marine Supply, Inc.",
  datasourceNameId: "example",
  steps: [
    { step: "company", state: "done", done: 1 },
    { step: "accounts", state: "done", done: 86 },
    { step: "trial-balances", state: "done", done: 46 },
    { step: "journal-lines", state: "running", done: 4210 },
    { step: "receivables", state: "waiting", done: 0 },
    { step: "payables", state: "waiting", done: 0 },
    { step: "load", state: "waiting", done: 0 },
    { step: "statements", state: "waiting", done: 0 },
    { step: "checks", state: "waiting", done: 0 },
    { step: "workbooks", state: "waiting", done: 0 },
  ],
  ...status,
});

export const imported = () =>
  importing({
    outcome: "Success",
    finishedAt: "2025-10-14T13:42:00Z",
    steps: importing().steps.map((step) => ({
      ...step,
      state: "done" as const,
      done: step.step === "journal-lines" ? 4210 : step.done,
    })),
  });

export const problem = (
  status: number,
  type: string,
  description = "",
): Schemas["ProblemBody"] => ({ type, title: type, status, detail: description, description });

export const permission = (over: Partial<Schemas["Permission"]> = {}): Schemas["Permission"] => ({
  ...{ id: "5b0c8f52-6b1c-4f5e-9d0e-0a7c5f1b2d34", business: "Tidewater Marine Supply, Inc." },
  ...{ datasourceNameId: "quickbooksonline", company: "Tidewater Marine" },
  ...{
    groups: ["financial-statements", "accounts-receivable"],
    anonymized: true,
    hasEntries: true,
  },
  ...{ from: "2022-01-01", upTo: "2025-09-30", agreedTime: "2025-10-14T13:40:00Z" },
  ...{ state: "live", endTime: "2025-11-13T13:40:00Z", mayEnd: true },
  ...over,
});

const receiptBooks: Schemas["ReceiptBooks"] = {
  ...{ datasourceNameId: "quickbooksonline", company: "Tidewater Marine" },
  ...{ from: "2022-01-01", upTo: "2025-09-30", anonymized: true },
  read: [
    { what: "accounts", count: 183 },
    { what: "journal-lines", count: 41_206 },
    { what: "receivables", count: 148 },
    { what: "payables", count: 96 },
  ],
  access: { state: "connected" },
};

/** Of books that the lender can still read. */
export const receipt = (over: Partial<Schemas["Receipt"]> = {}): Schemas["Receipt"] => ({
  ...{ reference: "41873-7C1E", sharedTime: "2025-10-14T13:42:00Z", lender: "Copperfield" },
  ...{ askedBy: "Dana Whitfield", contact: "dana@copperfield.test" },
  ...{ business: "Tidewater Marine Supply, Inc.", connectedBy: "rlowell@tidewatermarine.com" },
  books: receiptBooks,
  documents: [],
  permission: permission(),
  ...{ otherPermissions: [], asksForMore: false },
  kept: { state: "kept", at: "2026-10-14T12:00:00Z" },
  timeZone: "America/New_York",
  may: { endAccess: true, withdraw: true },
  ...over,
});

/** The usual end: read once, and the access went when the records arrived. */
export const usedReceipt = receipt({
  books: { ...receiptBooks, access: { state: "ended", endedTime: "2025-10-14T13:42:00Z" } },
  permission: permission({ state: "used", endTime: "2025-10-14T13:42:00Z", mayEnd: false }),
  may: { endAccess: false, withdraw: true },
});

export const withdrawnReceipt = receipt({
  withdrawnTime: "2025-10-14T13:30:00Z",
  books: { ...receiptBooks, access: { state: "ended", endedTime: "2025-10-14T13:30:00Z" } },
  permission: permission({ state: "ended", endTime: "2025-10-14T13:30:00Z", mayEnd: false }),
  kept: { state: "kept", at: "2025-11-12T12:00:00Z" },
  may: { endAccess: false, withdraw: false },
});

/** Documents without books. */
export function documentsReceipt(): Schemas["Receipt"] {
  const { books: _books, permission: _permission, ...receiptOfDocuments } = receipt();
  return {
    ...receiptOfDocuments,
    documents: [
      { name: "Tax return 2024.pdf", bytes: 1_840_000 },
      { name: "Lease.jpg", bytes: 412_000 },
    ],
    may: { endAccess: false, withdraw: true },
  };
}
