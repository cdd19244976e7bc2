import type { components } from "@tieout/openapi/lender";

type Schemas = components["schemas"];

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const tidewaterId = id(1);

export const aListItem = (
  over: Partial<Schemas["WorkspaceListItem"]> = {},
): Schemas["WorkspaceListItem"] => ({
  id: tidewaterId,
  displayName: "Tidewater Marine Supply, Inc.",
  engagementCode: "CF-2025-0418",
  lastActivityTime: "2025-10-14T09:42:00Z",
  lastSyncTime: "2025-10-14T09:38:00Z",
  newestSubmissionId: id(100),
  newestFinancialRecordId: id(200),
  accessible: true,
  workspaceUserCapabilities: ["CanViewWorkspace"],
  ...over,
});

export const aPageOf = (
  workspaces: readonly Schemas["WorkspaceListItem"][],
  over: Partial<Schemas["WorkspacePage"]> = {},
): Schemas["WorkspacePage"] => ({
  workspaces,
  currentPage: 1,
  searchTerm: "",
  totalWorkspaces: workspaces.length,
  workspacesPerPage: 25,
  ...over,
});

export const dana: Schemas["CurrentUser"] = {
  id: id(900),
  displayName: "Dana Whitfield",
  emailAddress: "dana@copperfield.example",
  userCapabilities: ["CanCreateWorkspace"],
  resourceRoles: [],
};

export const aUser = (number: number, displayName: string): Schemas["User"] => ({
  id: id(900 + number),
  displayName,
  emailAddress: `${displayName.toLowerCase().replaceAll(" ", ".")}@copperfield.example`,
  status: "Active",
  roleIds: [],
});

export const aJob = (
  over: Partial<Omit<Schemas["PendingJob"], "status">> & {
    readonly status?: Partial<Schemas["ImportStatus"]>;
  } = {},
): Schemas["PendingJob"] => ({
  datasourceNameId: "netsuite",
  financialRecordId: id(300),
  submissionId: id(400),
  workspaceId: tidewaterId,
  workspaceName: "Tidewater Marine Supply, Inc.",
  canManageWorkspaceUsers: false,
  canViewWorkspace: true,
  hasShareableLink: true,
  submissionRequestId: 41873,
  startedAt: "2025-10-14T09:30:00Z",
  ...over,
  status: {
    financialRecordId: id(300),
    submissionId: id(400),
    outcome: "Pending",
    errorCode: "None",
    errorDescription: "",
    startedAt: "2025-10-14T09:30:00Z",
    steps: [{ step: "journal-lines", state: "running", done: 12_400, expected: 48_210 }],
    ...over.status,
  },
});

export const aCollection = (over: Partial<Schemas["Submission"]> = {}): Schemas["Submission"] => ({
  id: id(100),
  entityId: tidewaterId,
  creationTime: "2025-10-14T09:38:00Z",
  financialRecordStatus: "Created",
  financialRecordId: id(200),
  datasourceNameId: "quickbooksonline",
  deleted: false,
  portalStatus: "Normal",
  source: "secure-link",
  ...{ status: "complete", label: "Valid" },
  submissionRequest: { id: 41873, hasShareableLink: true },
  submissionMetadata: [],
  isVerifiedContent: false,
  entity: { id: tidewaterId, displayName: "Tidewater Marine Supply, Inc.", accessible: true },
  requestingUser: { displayName: "Dana Whitfield", emailAddress: "dana@copperfield.example" },
  workbookRevisions: 1,
  ...over,
});

/** Kept until 2030: every report, five years. */
export const aConsent = (
  over: Partial<Schemas["ConnectionConsent"]> = {},
): Schemas["ConnectionConsent"] => ({
  id: id(550),
  ...{ state: "live", givenBy: "borrower", term: "until", untilDay: "2030-12-31" },
  groups: ["financial-statements", "accounts-receivable", "accounts-payable", "transactions"],
  ...{ bases: ["accrual", "cash"], anonymizeCustomersAndVendors: false, fullFiscalYears: 5 },
  ...{ fromDay: "2020-01-01", throughDay: "2025-08-31" },
  ...{ agreedAt: "2025-09-01T10:00:00Z", expiresAt: "2031-01-01T12:00:00Z" },
  ...{ canBeAsked: true, reads: [] },
  ...over,
});

/** Names, asked for by Dana, and not answered yet. */
export const anAsk = (over: Partial<Schemas["PermissionAsk"]> = {}): Schemas["PermissionAsk"] => ({
  id: id(560),
  more: { groups: [], bases: [], names: true, memos: true },
  ...{ askedAt: "2025-10-13T10:00:00Z", askedBy: "Dana Whitfield", state: "waiting" },
  ...over,
});

export const aConnection = (over: Partial<Schemas["Connection"]> = {}): Schemas["Connection"] => ({
  id: id(500),
  datasetName: "Tidewater Marine Supply",
  datasourceNameId: "xero",
  ...{ state: "Connected", status: "connected", expiresSoon: false },
  consentedAt: "2025-09-01T10:00:00Z",
  consents: [],
  collections: 3,
  relink: "offered",
  mayDelete: true,
  ...over,
});

/** Dana, and Marcus who owns it. */
export const someDetails = (
  over: Partial<Schemas["WorkspaceDetails"]> = {},
): Schemas["WorkspaceDetails"] => ({
  ...{ id: tidewaterId, displayName: "Tidewater Marine Supply, Inc.", version: 7 },
  ...{ engagementCode: "CF-2025-0418", ownerId: id(901), accessible: true, deleted: false },
  ...{ primaryEmail: "rlowell@tidewatermarine.example", userCount: 2 },
  ...{ lastActivityTime: "2025-10-14T09:42:00Z", lastSyncTime: "2025-10-14T09:38:00Z" },
  workspaceUserCapabilities: ["CanViewWorkspace", "CanManageWorkspaceUsers"],
  accessControlList: [{ principalId: id(900) }, { principalId: id(901) }],
  users: [aUser(0, "Dana Whitfield"), aUser(1, "Marcus Oyelaran")].map(
    ({ id: userId, displayName, emailAddress, status }) => ({
      ...{ id: userId, displayName, emailAddress, status },
    }),
  ),
  accessRequests: [],
  connections: [],
  ...over,
});
