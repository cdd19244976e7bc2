import { createAnonymousWorkspace } from "./anonymous/create-anonymous-workspace.ts";
import { readAnonymousLimit } from "./anonymous/read-anonymous-limit.ts";
import { readPortalBorrowerAnonymousText } from "./anonymous/read-portal-borrower-anonymous-text.ts";
import { askEmailConfirmation } from "./confirmations/ask-email-confirmation.ts";
import { confirmEmail } from "./confirmations/confirm-email.ts";
import { readEmailConfirmation } from "./confirmations/read-email-confirmation.ts";
import { claimConnection } from "./connections/claim-connection.ts";
import { createConnectionRequest } from "./connections/create-connection-request.ts";
import { createDelegatedAccessToken } from "./connections/create-delegated-access-token.ts";
import { getConnectionRequest } from "./connections/get-connection-request.ts";
import { uploadDocument } from "./documents/upload-document.ts";
import { reportError } from "./errors/report-error.ts";
import * as fileImports from "./file-imports/index.ts";
import { getImportStatus } from "./imports/get-import-status.ts";
import { startImport } from "./imports/start-import.ts";
import { getLinkSession } from "./link-sessions/get-link-session.ts";
import { openLinkSession } from "./link-sessions/open-link-session.ts";
import * as receipts from "./receipts/index.ts";
import { createSubmission } from "./submissions/create-submission.ts";
import { getCollectionLimit } from "./submissions/get-collection-limit.ts";
import { getSafeDetails } from "./submissions/get-safe-details.ts";
import { getSubmissionRequest } from "./submissions/get-submission-request.ts";
import { getBasicSettings } from "./tenant/get-basic-settings.ts";
import { getBrandConfig } from "./tenant/get-brand-config.ts";
import { getBrandFolder } from "./tenant/get-brand-folder.ts";
import { getBrandLogo } from "./tenant/get-brand-logo.ts";
import { getMappingConfig } from "./tenant/get-mapping-config.ts";
import { getTenantSettings } from "./tenant/get-tenant-settings.ts";
import { readPortalText } from "./tenant/read-portal-text.ts";
import { downloadUserCopy } from "./user-copies/download-user-copy.ts";
import { openUserCopy } from "./user-copies/open-user-copy.ts";
import { requestUserCopy } from "./user-copies/request-user-copy.ts";
import * as webConnector from "./web-connector/index.ts";

/** One line an operation; the contract keeps it complete. */
export const handlers = {
  ...fileImports,
  ...webConnector,
  ...receipts,
  askEmailConfirmation,
  claimConnection,
  confirmEmail,
  createAnonymousWorkspace,
  downloadUserCopy,
  createConnectionRequest,
  createDelegatedAccessToken,
  createSubmission,
  getBrandFolder,
  getBrandConfig,
  getBrandLogo,
  getMappingConfig,
  getBasicSettings,
  getCollectionLimit,
  readAnonymousLimit,
  getConnectionRequest,
  getImportStatus,
  getLinkSession,
  getSafeDetails,
  getSubmissionRequest,
  getTenantSettings,
  openLinkSession,
  openUserCopy,
  readEmailConfirmation,
  requestUserCopy,
  readPortalBorrowerAnonymousText,
  readPortalText,
  reportError,
  startImport,
  uploadDocument,
};
