import * as connecting from "./connections/connecting.ts";
import * as connections from "./connections/connections.ts";
import * as documents from "./documents/documents.ts";
import * as downloadFiles from "./documents/download-files.ts";
import * as errors from "./errors/report-error.ts";
import * as fileImports from "./file-imports/file-imports.ts";
import * as sendFileImport from "./file-imports/send-file-import.ts";
import * as supportingFiles from "./file-imports/supporting-files.ts";
import * as industries from "./industries/industries.ts";
import * as invitations from "./invitations/invitations.ts";
import * as links from "./links/links.ts";
import * as administrativeNotifications from "./notifications/administrative-notifications.ts";
import * as ownNotifications from "./notifications/own-notifications.ts";
import * as unsubscribing from "./notifications/unsubscribing.ts";
import * as checks from "./records/checks.ts";
import * as journalEntry from "./records/journal-entry.ts";
import * as journalLines from "./records/journal-lines.ts";
import * as saveStatements from "./records/save-statements.ts";
import * as spreads from "./records/spreads.ts";
import * as statements from "./records/statements.ts";
import * as workbooks from "./records/workbooks.ts";
import * as riskPortfolio from "./risk/portfolio.ts";
import * as risk from "./risk/risk.ts";
import * as riskWorkbook from "./risk/risk-workbook.ts";
import * as login from "./sign-in/login.ts";
import * as sessions from "./sign-in/sessions.ts";
import * as applyTemplate from "./statement-templates/apply-template.ts";
import * as statementTemplates from "./statement-templates/statement-templates.ts";
import * as submission from "./submissions/get-submission.ts";
import * as hiding from "./submissions/hiding.ts";
import * as history from "./submissions/history.ts";
import * as imports from "./submissions/imports.ts";
import * as retention from "./submissions/retention.ts";
import * as submissionRequests from "./submissions/submission-requests.ts";
import * as submissions from "./submissions/submissions.ts";
import * as anonymousLink from "./tenant/anonymous-link.ts";
import * as portalText from "./tenant/portal-text.ts";
import * as tenantSettings from "./tenant/tenant-settings.ts";
import * as changeUser from "./users/change-user.ts";
import * as createUser from "./users/create-user.ts";
import * as users from "./users/users.ts";
import * as openWorkspace from "./workspaces/open-workspace.ts";
import * as workspaceUsers from "./workspaces/workspace-users.ts";
import * as workspaces from "./workspaces/workspaces.ts";

/** Every operation by id. These files export handlers only: the contract keeps the list complete. */
export const handlers = {
  ...connecting,
  ...connections,
  ...documents,
  ...downloadFiles,
  ...errors,
  ...fileImports,
  ...sendFileImport,
  ...supportingFiles,
  ...industries,
  ...invitations,
  ...links,
  ...administrativeNotifications,
  ...ownNotifications,
  ...unsubscribing,
  ...checks,
  ...journalEntry,
  ...journalLines,
  ...statements,
  ...saveStatements,
  ...spreads,
  ...workbooks,
  ...riskPortfolio,
  ...risk,
  ...riskWorkbook,
  ...login,
  ...sessions,
  ...applyTemplate,
  ...statementTemplates,
  ...submission,
  ...hiding,
  ...history,
  ...imports,
  ...retention,
  ...submissionRequests,
  ...submissions,
  ...anonymousLink,
  ...portalText,
  ...tenantSettings,
  ...changeUser,
  ...createUser,
  ...users,
  ...openWorkspace,
  ...workspaceUsers,
  ...workspaces,
};
