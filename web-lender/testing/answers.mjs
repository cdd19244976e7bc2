// What the BFF might answer, in the shapes of its contract, for looking at pages without one.

const uuid = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const workspaceId = uuid(1);

const names = [
  ["Tidewater Marine Supply, Inc.", "CF-2025-0418", "2025-10-14T13:42:00Z", "2025-10-14T13:38:00Z"],
  ["Bluestem Bakery Co.", "CF-2025-0411", "2025-10-13T20:18:00Z", "2025-10-13T20:00:00Z"],
  ["Kestrel Freight & Logistics", "CF-2025-0397", "2025-10-13T15:05:00Z", "2025-10-09T15:05:00Z"],
  ["Harrow Creek Dental Group", "CF-2025-0402", "2025-10-10T18:51:00Z"],
  ["Ortega Brothers Roofing", undefined, "2025-10-09T12:30:00Z", "2025-09-30T12:30:00Z"],
  ["Nakamura Precision Tooling", "CF-2025-0388"],
  ["Juniper Street Veterinary", "CF-2025-0376", "2025-10-07T19:12:00Z", "2025-10-07T19:00:00Z"],
  ["Sable & Finch Interiors LLC", "CF-2025-0371", "2025-10-06T14:47:00Z", "2025-10-02T14:47:00Z"],
  ["Summit Ridge Heating & Air", "CF-2025-0365", "2025-10-03T21:26:00Z", "2025-10-03T21:00:00Z"],
  ["Marlow Print & Packaging", "CF-2025-0359", "2025-10-02T17:09:00Z", "2025-08-28T17:09:00Z"],
  [
    "Pinnacle Foodservice Equipment",
    "CF-2025-0344",
    "2025-09-29T13:15:00Z",
    "2025-09-26T13:15:00Z",
  ],
];

const locked = 5;

export const workspaces = names.map(([displayName, engagementCode, activity, sync], index) => ({
  id: uuid(index + 1),
  displayName,
  ...(engagementCode && { engagementCode }),
  ...(activity && { lastActivityTime: activity }),
  ...(sync && {
    lastSyncTime: sync,
    newestSubmissionId: uuid(100 + index),
    newestFinancialRecordId: uuid(200 + index),
  }),
  accessible: index !== locked,
  workspaceUserCapabilities: index === locked ? [] : ["CanViewWorkspace"],
}));

export const session = {
  absoluteExpirationTime: "2025-10-15T13:00:00Z",
  slidingExpirationTime: "2025-10-14T15:10:00Z",
};

export const user = {
  id: uuid(900),
  displayName: "Dana Whitfield",
  emailAddress: "dana@copperfieldcapital.com",
  userCapabilities: ["CanCreateWorkspace"],
  resourceRoles: [],
};

export const users = ["Dana Whitfield", "Marcus Oyelaran", "Priya Raman", "Lena Brandt"].map(
  (displayName, index) => ({
    id: uuid(900 + index),
    displayName,
    emailAddress: `${displayName.split(" ")[0].toLowerCase()}@copperfieldcapital.com`,
    status: "Active",
    roleIds: [],
  }),
);

const job = (number, outcome, datasourceNameId, over = {}) => ({
  datasourceNameId,
  status: {
    financialRecordId: uuid(300 + number),
    submissionId: uuid(400 + number),
    outcome,
    errorCode: "None",
    errorDescription: "",
    startedAt: "2025-10-14T13:30:00Z",
    steps: [
      { step: "company", state: "done", done: 1 },
      { step: "accounts", state: "done", done: 86, expected: 86 },
      { step: "journal-lines", state: "running", done: 12400, expected: 48210 },
      { step: "load", state: "waiting", done: 0 },
    ],
    ...over,
  },
  financialRecordId: uuid(300 + number),
  submissionId: uuid(400 + number),
  workspaceId: uuid(number),
  workspaceName: names[number - 1][0],
  canManageWorkspaceUsers: true,
  canViewWorkspace: true,
  hasShareableLink: true,
  submissionRequestId: 41873,
  connectionId: uuid(500 + number),
  startedAt: "2025-10-14T13:30:00Z",
  ...(outcome !== "Pending" && { finishedAt: "2025-10-14T13:42:00Z" }),
});

export const jobs = [
  job(3, "Pending", "netsuite"),
  job(1, "Success", "quickbooksonline"),
  job(4, "Pending", "sageintacct"),
  job(10, "Error", "xero", {
    errorCode: "Disconnected",
    errorDescription: "Xero was disconnected during import",
  }),
];

export const banners = [
  {
    headerText: "Scheduled maintenance, Sunday, Oct 19.",
    messageParagraphs: [
      {
        content:
          "Imports are paused from 2:00 to 4:00 AM ET. Collections already running will resume on their own.",
      },
    ],
    hyperlinks: [
      { id: "notice", href: "https://help.example.com/notice", prompt: "Read the notice" },
    ],
    level: "Information",
    inactive: false,
    hideMessageCookieName: "maintenance-2025-10-19",
    expiresInDays: 7,
    hideForeverButtonText: "Hide for 7 days",
  },
];

const collection = (number, creationTime, datasourceNameId, source, requestedBy, over = {}) => ({
  id: uuid(100 + number),
  entityId: workspaceId,
  creationTime,
  financialRecordStatus: "Created",
  financialRecordId: uuid(200 + number),
  datasourceNameId,
  deleted: false,
  portalStatus: "Normal",
  source,
  submissionRequest: { id: 41873, hasShareableLink: source === "secure-link" },
  submissionMetadata: [],
  isVerifiedContent: false,
  entity: { id: workspaceId, displayName: names[0][0], accessible: true },
  requestingUser: { displayName: requestedBy, emailAddress: "someone@copperfieldcapital.com" },
  workbookRevisions: 2,
  ...over,
});

export const collections = [
  collection(0, "2025-10-14T13:38:00Z", "quickbooksonline", "secure-link", "Dana Whitfield", {
    workbookRevisions: 3,
  }),
  collection(1, "2025-07-16T18:05:00Z", "quickbooksonline", "secure-link", "Marcus Oyelaran", {
    workbookRevisions: 1,
  }),
  collection(2, "2025-07-15T14:12:00Z", "quickbooksonline", "secure-link", "Marcus Oyelaran", {
    financialRecordStatus: "None",
    workbookRevisions: 0,
  }),
  collection(3, "2025-04-11T20:47:00Z", "quickbooksonline", "direct", "Dana Whitfield"),
  collection(4, "2025-01-22T16:30:00Z", "fileupload", "anonymous", "Anonymous link", {
    workbookRevisions: 1,
  }),
  collection(5, "2024-10-08T19:19:00Z", "quickbooksdesktop", "secure-link", "Dana Whitfield", {
    deleted: true,
    workbookRevisions: 0,
  }),
  collection(6, "2024-07-12T13:02:00Z", "quickbooksdesktop", "secure-link", "Priya Raman"),
];

const workbook = (variantId, title, fileSize) => ({
  variantId,
  basis: "accrual",
  filename: `Tidewater Marine Supply - ${title}.xlsx`,
  revisionNumber: 2,
  outcome: "Success",
  creationTime: "2025-04-11T20:47:00Z",
  fileSize,
  tags: ["Accrual Basis"],
});

export const details = {
  submission: collections[3],
  request: {
    id: 41873,
    accountingCollectionGroups: ["financial-statements"],
    basisOfAccountingPreference: "Accrual",
    fullFiscalYearsToCollect: 3,
    endOfImport: "LastFullMonth",
    anonymizeCustomersAndVendors: true,
    provideUserCopy: false,
    allowUserUpload: true,
    hasShareableLink: false,
    financialStatementsYearsToCollect: 4,
    receivablesYearsToCollect: 0,
    payablesYearsToCollect: 0,
    transactionsYearsToCollect: 0,
  },
  workbookRevisions: [
    {
      revisionNumber: 2,
      outcome: "Success",
      creationTime: "2025-04-11T20:47:00Z",
      workbooks: [
        workbook("financial-statements", "Financial statements", 1_258_291),
        workbook("accounts-receivable", "Accounts receivable", 428_032),
        workbook("accounts-payable", "Accounts payable", 374_784),
        workbook("transactions", "Transactions", 9_122_611),
      ],
    },
  ],
  documents: [],
  may: { openStatements: true, download: true },
};

export const workspace = {
  id: workspaceId,
  displayName: names[0][0],
  engagementCode: "CF-2025-0418",
  userCount: 4,
  lastActivityTime: "2025-10-14T13:42:00Z",
  lastSyncTime: "2025-10-14T13:38:00Z",
  workspaceUserCapabilities: ["CanViewWorkspace"],
};

const connection = (number, datasetName, datasourceNameId, over = {}) => ({
  ...{ id: uuid(600 + number), datasetName, datasourceNameId, state: "Connected" },
  ...{ expiresSoon: false, consentedAt: "2025-09-20T14:00:00Z", collections: 3 },
  ...{ relink: "offered", mayDelete: true, ...over },
});

/** As in mock-up 18: one in each state, the worst first. */
export const connections = [
  connection(1, "Tidewater Customs Brokers", "sageintacct", {
    ...{ state: "Disconnected", disconnectedAt: "2025-10-02T14:00:00Z" },
    lastCollectedAt: "2025-08-28T22:12:00Z",
  }),
  connection(2, "Tidewater Leasing Co.", "xero", {
    ...{ expiresSoon: true, consentedBy: "Marcus Oyelaran" },
    ...{ consentedAt: "2025-07-25T14:00:00Z", consentExpiresAt: "2025-10-23T14:00:00Z" },
    lastCollectedAt: "2025-10-02T15:20:00Z",
  }),
  connection(0, names[0][0], "quickbooksonline", {
    ...{ consentedBy: "Marcus Oyelaran", consentExpiresAt: "2026-01-16T14:00:00Z" },
    lastCollectedAt: "2025-10-08T19:31:00Z",
  }),
  connection(3, "Tidewater Rigging", "netsuite", {
    ...{ consentExpiresAt: "2026-09-20T14:00:00Z", importingSince: "2025-10-14T13:38:00Z" },
  }),
  connection(4, "Tidewater Cold Storage", "quickbooksdesktop", {
    ...{ relink: "unsupported", lastCollectedAt: "2025-09-25T12:04:00Z" },
  }),
];

const waits = (number, displayName, creationTime, datasourceNameId) => ({
  ...collection(number, creationTime, datasourceNameId, "secure-link", "Dana Whitfield"),
  portalStatus: "ConnectionPendingUserIntervention",
  entity: { id: uuid(number), displayName, accessible: true },
});

/** What waits for somebody here, as in mock-up 01. */
export const waiting = [
  waits(8, "Ortega Brothers Roofing", "2025-10-12T13:00:00Z", "example"),
  waits(9, "Sable & Finch Interiors LLC", "2025-10-09T13:00:00Z", "xero"),
];

export const connectionRequest = {
  id: uuid(700),
  status: "NotStarted",
  errorCode: "None",
  accountingPackage: "quickbooksonline",
  connectionEndpoint: "https://vendor.example/authorize",
  expiration: "2025-10-14T14:51:00Z",
};

const aLink = (id, over) => ({
  state: "open",
  createdTime: "2025-10-14T13:00:00Z",
  createdBy: "Dana Whitfield",
  expirationTime: "2025-11-13T13:00:00Z",
  submissionRequest: {
    id,
    accountingCollectionGroups: ["financial-statements", "accounts-receivable", "accounts-payable"],
    basisOfAccountingPreference: "Accrual",
    fullFiscalYearsToCollect: 3,
    endOfImport: "Today",
    anonymizeCustomersAndVendors: true,
    provideUserCopy: false,
    allowUserUpload: true,
    hasShareableLink: true,
    financialStatementsYearsToCollect: 4,
    receivablesYearsToCollect: 4,
    payablesYearsToCollect: 4,
    transactionsYearsToCollect: 0,
  },
  ...over,
});

export const links = [
  aLink(41873, {}),
  aLink(41862, { createdBy: "Priya Raman", lastOpenedTime: "2025-10-12T13:00:00Z" }),
  aLink(41850, { state: "expired", expirationTime: "2025-10-01T13:00:00Z" }),
];
