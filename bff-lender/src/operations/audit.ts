import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Call } from "@tieout/server/http/operation";
import type { Lender, operations } from "./operation.ts";

/** For each operation that stores something: its audit actions, or why it has none. */
export const audited = {
  openLogin: "the login is on the trail once it's claimed",
  postLogin: ["logged-in"],
  signOut: ["logged-out"],
  refreshSession: "the session's login is on the trail",
  claimLogin: ["invitation-accepted", "logged-in"],
  reportError: "a browser's fault goes to the log",
  readPortalText: "it reads",
  readPortalLoginText: "it reads",
  readPortalTimeoutText: "it reads",
  readPortalBorrowerAnonymousText: "it reads",
  askForMore: ["permission-asked"],
  takeBackAsk: ["permission-ask-taken-back"],
  switchAnonymousLink: ["anonymous-link-switched-on", "anonymous-link-switched-off"],

  checkInvitation: "it reads",
  beginInvitedLogin: "the login is on the trail once it's claimed",
  createUser: ["user-created"],
  inviteUser: ["user-invited"],
  putUserRoles: ["user-roles-changed"],
  updateUser: ["user-changed"],
  deleteUser: ["user-deleted", "workspace-inherited"],

  queryWorkspaces: "it reads",
  createWorkspace: ["workspace-created"],
  putWorkspace: ["workspace-created"],
  patchWorkspace: ["workspace-changed"],
  deleteWorkspace: ["import-cancelled", "workspace-deleted"],
  saveWorkspaceUsers: ["workspace-user-added", "workspace-user-removed"],
  requestAccess: ["access-requested"],

  saveNotificationSubscriptions: ["notification-chosen"],
  saveUserNotificationSettings: ["notification-chosen"],
  readUnsubscription: "it reads",
  saveUnsubscription: ["notification-ended", "notification-resumed"],
  unsubscribeByMailProgram: ["notification-ended"],
  addNotificationRecipient: ["notification-setting-changed"],
  removeNotificationRecipient: ["notification-setting-changed"],
  patchNotification: ["notification-setting-changed"],

  createDelegatedAccessToken: "it's used up by the request to connect",
  createConnectionRequest: ["ground-stated"],
  claimConnection: "the connection itself says who gave its consent, and when",
  stateGround: ["ground-stated"],
  deleteConnection: ["access-ended", "connection-deleted", "import-cancelled"],

  uploadDocument: ["document-uploaded"],
  downloadDocument: ["document-downloaded"],
  downloadFiles: ["files-downloaded"],
  generateWorkbooks: ["workbooks-generated"],
  proveWorkbooks: ["workbook-proof-requested"],
  downloadWorkbook: ["workbook-downloaded"],

  createSubmissionRequest: ["books-requested"],
  showLink: ["link-shown"],
  mailLink: ["link-mailed"],
  expireLink: ["link-expired"],
  deleteLink: ["link-deleted"],

  createSubmission: "the import is on the trail once it's started",
  startImport: ["import-parameters-saved", "import-started"],
  retryImport: ["import-parameters-saved", "import-started"],
  cancelImport: ["import-cancelled"],
  saveImportParameters: ["import-parameters-saved"],
  querySubmissions: "it reads",
  searchSubmissions: "it reads",
  exportSubmissions: ["submissions-exported"],
  patchSubmission: ["submission-changed"],
  deleteSubmission: ["submission-deleted"],
  restoreSubmission: ["submission-restored"],
  exportJournalLines: ["journal-lines-exported"],
  saveFinancialStatements: ["statements-saved"],
  resetFinancialStatements: ["statements-reset"],
  releaseFinancialStatements: ["statements-released"],
  applyStatementTemplate: "it computes a plan and stores nothing",
  extractStatementTemplate: ["template-saved"],
  deleteStatementTemplate: ["template-deleted"],
  analyzeRisk: ["risk-analyzed"],
  overrideRisk: ["risk-overridden"],
  downloadRiskWorkbook: ["risk-workbook-downloaded"],
  saveLegalHold: ["legal-hold-set", "legal-hold-ended"],

  uploadBooks: ["books-uploaded"],
  changeFileImport: ["books-file-changed"],
  deleteFileImport: ["books-file-deleted"],
  addSupportingFile: ["books-file-changed"],
  removeSupportingFile: ["books-file-changed"],
  sendFileImport: ["books-sent", "import-started"],
} as const satisfies {
  readonly [Id in keyof operations]?: readonly string[] | string;
};

type Declared = (typeof audited)[keyof typeof audited];
type Action = Extract<Declared, readonly string[]>[number];

interface Event extends Pick<AuditEvent, "workspaceId" | "subjectId" | "details"> {
  readonly action: Action;
}

type Doing = Pick<Call<Pick<Lender, "userId">>, "caller" | "now" | "requestId">;

/** Writes an audit event in the transaction of the change. */
export async function audit(
  db: Tx,
  { caller, now: at, requestId }: Doing,
  event: Event,
): Promise<void> {
  const actor = { kind: "user", id: caller.userId } as const;
  await saveAuditEvent(db, { ...event, at, actor, requestId });
}
