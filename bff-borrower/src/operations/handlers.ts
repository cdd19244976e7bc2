import { createAnonymousWorkspace, readAnonymousLimit } from "./anonymous/anonymous-workspaces.ts";
import { confirmEmail, readEmailConfirmation } from "./confirmations/email-confirmations.ts";
import {
  claimConnection,
  createConnectionRequest,
  createDelegatedAccessToken,
  declineConnection,
  getConnectionRequest,
} from "./connections/connections.ts";
import { deliverDocuments, listOwnDocuments, removeDocument } from "./documents/own-documents.ts";
import { uploadDocument } from "./documents/upload-document.ts";
import { checkEmailCode, mailEmailCode } from "./email-codes/email-codes.ts";
import { reportError } from "./errors/report-error.ts";
import {
  changeFileImport,
  deleteFileImport,
  downloadBooksTemplate,
  downloadRejectedRows,
  getFileImport,
} from "./file-imports/file-imports.ts";
import { sendFileImport } from "./file-imports/send-file-import.ts";
import { addSupportingFile, removeSupportingFile } from "./file-imports/supporting-files.ts";
import { uploadBooks } from "./file-imports/upload-books.ts";
import { getImportStatus, startImport } from "./imports/imports.ts";
import { getLinkSession } from "./link-sessions/link-sessions.ts";
import { openLinkSession } from "./link-sessions/open-link-session.ts";
import { openReceipt } from "./receipts/open-receipt.ts";
import { answerPermissionAsked, getPermissionAsked } from "./receipts/permissions.ts";
import {
  downloadReceipt,
  endAccess,
  endPermission,
  getReceipt,
  withdrawRecords,
} from "./receipts/receipts.ts";
import { createSubmission } from "./submissions/create-submission.ts";
import {
  getCollectionLimit,
  getSafeDetails,
  getSubmissionRequest,
} from "./submissions/submission-requests.ts";
import { readPortalBorrowerAnonymousText, readPortalText } from "./tenant/portal-text.ts";
import {
  getBasicSettings,
  getBrandConfig,
  getBrandFolder,
  getBrandLogo,
  getMappingConfig,
  getTenantSettings,
} from "./tenant/tenant-settings.ts";
import { downloadUserCopy, openUserCopy } from "./user-copies/download-user-copy.ts";
import { requestUserCopy } from "./user-copies/request-user-copy.ts";
import {
  createWebConnectorPassword,
  downloadWebConnectorFile,
  getWebConnector,
} from "./web-connector/connecting.ts";
import { exchangeWithWebConnector } from "./web-connector/exchange-with-web-connector.ts";
import {
  mailWebConnectorPage,
  openWebConnectorPage,
  requestWebConnectorNews,
} from "./web-connector/mails.ts";

/** The contract keeps the list complete. */
export const handlers = {
  readAnonymousLimit,
  createAnonymousWorkspace,
  mailEmailCode,
  checkEmailCode,
  answerPermissionAsked,
  getPermissionAsked,
  readEmailConfirmation,
  confirmEmail,
  createConnectionRequest,
  getConnectionRequest,
  claimConnection,
  declineConnection,
  createDelegatedAccessToken,
  uploadDocument,
  listOwnDocuments,
  removeDocument,
  deliverDocuments,
  reportError,
  getFileImport,
  changeFileImport,
  deleteFileImport,
  downloadRejectedRows,
  downloadBooksTemplate,
  sendFileImport,
  addSupportingFile,
  removeSupportingFile,
  uploadBooks,
  startImport,
  getImportStatus,
  openLinkSession,
  getLinkSession,
  openReceipt,
  getReceipt,
  downloadReceipt,
  endAccess,
  endPermission,
  withdrawRecords,
  createSubmission,
  getSubmissionRequest,
  getSafeDetails,
  getCollectionLimit,
  readPortalText,
  readPortalBorrowerAnonymousText,
  getTenantSettings,
  getBasicSettings,
  getMappingConfig,
  getBrandConfig,
  getBrandFolder,
  getBrandLogo,
  openUserCopy,
  downloadUserCopy,
  requestUserCopy,
  getWebConnector,
  createWebConnectorPassword,
  downloadWebConnectorFile,
  exchangeWithWebConnector,
  mailWebConnectorPage,
  openWebConnectorPage,
  requestWebConnectorNews,
};
