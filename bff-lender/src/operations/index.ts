import { beginLogin } from "./begin-login.ts";
import { claimConnection } from "./claim-connection.ts";
import { claimLogin } from "./claim-login.ts";
import { createConnectionRequest } from "./create-connection-request.ts";
import { createDelegatedAccessToken } from "./create-delegated-access-token.ts";
import { createSubmission } from "./create-submission.ts";
import { createSubmissionRequest } from "./create-submission-request.ts";
import { createWorkspace } from "./create-workspace.ts";
import { downloadWorkbook } from "./download-workbook.ts";
import { getCollectionLimit } from "./get-collection-limit.ts";
import { getConnectionRequest } from "./get-connection-request.ts";
import { getFinancialStatements } from "./get-financial-statements.ts";
import { getImportStatus } from "./get-import-status.ts";
import { getNewestSubmission } from "./get-newest-submission.ts";
import { getSession } from "./get-session.ts";
import { getStatementLine } from "./get-statement-line.ts";
import { getSubmission } from "./get-submission.ts";
import { getSubmissionRequest } from "./get-submission-request.ts";
import { getTenantSettings } from "./get-tenant-settings.ts";
import { getWorkbookStatus } from "./get-workbook-status.ts";
import { getWorkspace } from "./get-workspace.ts";
import { listBannerMessages } from "./list-banner-messages.ts";
import { listChecks } from "./list-checks.ts";
import { listConnections } from "./list-connections.ts";
import { listJournalLines } from "./list-journal-lines.ts";
import { listPendingJobs } from "./list-pending-jobs.ts";
import { listUsers } from "./list-users.ts";
import { postLogin } from "./post-login.ts";
import { putWorkspace } from "./put-workspace.ts";
import { queryWorkspaces } from "./query-workspaces.ts";
import { receiveConnection } from "./receive-connection.ts";
import { receiveLogin } from "./receive-login.ts";
import { refreshSession } from "./refresh-session.ts";
import { searchSubmissions } from "./search-submissions.ts";
import { signOut } from "./sign-out.ts";
import { startImport } from "./start-import.ts";

/** One line an operation; the contract keeps it complete. */
export const handlers = {
  beginLogin,
  claimConnection,
  claimLogin,
  createConnectionRequest,
  createDelegatedAccessToken,
  createSubmission,
  createSubmissionRequest,
  createWorkspace,
  downloadWorkbook,
  getCollectionLimit,
  getConnectionRequest,
  getFinancialStatements,
  getImportStatus,
  getNewestSubmission,
  getSession,
  getStatementLine,
  getSubmission,
  getSubmissionRequest,
  getTenantSettings,
  getWorkbookStatus,
  getWorkspace,
  listBannerMessages,
  listChecks,
  listConnections,
  listJournalLines,
  listPendingJobs,
  listUsers,
  postLogin,
  putWorkspace,
  queryWorkspaces,
  receiveConnection,
  receiveLogin,
  refreshSession,
  searchSubmissions,
  signOut,
  startImport,
};
