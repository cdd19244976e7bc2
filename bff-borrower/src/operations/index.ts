import { askEmailConfirmation } from "./ask-email-confirmation.ts";
import { claimConnection } from "./claim-connection.ts";
import { confirmEmail } from "./confirm-email.ts";
import { createAnonymousWorkspace } from "./create-anonymous-workspace.ts";
import { createConnectionRequest } from "./create-connection-request.ts";
import { createDelegatedAccessToken } from "./create-delegated-access-token.ts";
import { createSubmission } from "./create-submission.ts";
import { downloadUserCopy } from "./download-user-copy.ts";
import * as fileImports from "./file-imports/index.ts";
import { getBasicSettings } from "./get-basic-settings.ts";
import { getBrandConfig } from "./get-brand-config.ts";
import { getBrandFolder } from "./get-brand-folder.ts";
import { getBrandLogo } from "./get-brand-logo.ts";
import { getCollectionLimit } from "./get-collection-limit.ts";
import { getConnectionRequest } from "./get-connection-request.ts";
import { getImportStatus } from "./get-import-status.ts";
import { getLinkSession } from "./get-link-session.ts";
import { getMappingConfig } from "./get-mapping-config.ts";
import { getSafeDetails } from "./get-safe-details.ts";
import { getSubmissionRequest } from "./get-submission-request.ts";
import { getTenantSettings } from "./get-tenant-settings.ts";
import { openLinkSession } from "./open-link-session.ts";
import { openUserCopy } from "./open-user-copy.ts";
import { readAnonymousLimit } from "./read-anonymous-limit.ts";
import { readEmailConfirmation } from "./read-email-confirmation.ts";
import { readPortalBorrowerAnonymousText } from "./read-portal-borrower-anonymous-text.ts";
import { readPortalText } from "./read-portal-text.ts";
import * as receipts from "./receipts/index.ts";
import { reportError } from "./report-error.ts";
import { requestUserCopy } from "./request-user-copy.ts";
import { startImport } from "./start-import.ts";
import { uploadDocument } from "./upload-document.ts";
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
