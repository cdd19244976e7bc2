import type { Knex } from "knex";
import * as access from "./20261121095900-access.ts";
import * as tenants from "./20261121100000-tenants.ts";
import * as users from "./20261121101000-users.ts";
import * as workspaces from "./20261121102000-workspaces.ts";
import * as requests from "./20261121103000-requests.ts";
import * as connections from "./20261121104000-connections.ts";
import * as imports from "./20261121105000-imports.ts";
import * as ledger from "./20261121110000-ledger.ts";
import * as statements from "./20261121111000-statements.ts";
import * as operations from "./20261121112000-operations.ts";
import * as jobs from "./20261121113000-jobs.ts";
import * as notifications from "./20261122101000-notifications.ts";
import * as deletions from "./20261122102000-deletions.ts";
import * as accessRequests from "./20261122102001-access-requests.ts";
import * as consents from "./20261122103000-consents.ts";
import * as analytics from "./20261122103001-analytics.ts";
import * as tenantNames from "./20261122104000-tenant-names.ts";
import * as history from "./20261123103000-history.ts";
import * as retention from "./20261124100000-retention.ts";
import * as historyStatus from "./20261124100001-history-status.ts";
import * as userCopies from "./20261124102000-user-copies.ts";
import * as fileImports from "./20261124103000-file-imports.ts";
import * as sortNames from "./20261125100000-sort-names.ts";
import * as holdBy from "./20261125101000-hold-by.ts";
import * as importOptions from "./20261125102000-import-options.ts";
import * as closedPortals from "./20261126100000-closed-portals.ts";
import * as legalFooter from "./20261126100001-legal-footer.ts";
import * as sessionReferences from "./20261126101000-session-references.ts";
import * as receipts from "./20261126103000-receipts.ts";
import * as webConnector from "./20261126104000-web-connector.ts";
import * as historyByPackage from "./20261126105000-history-by-package.ts";
import * as historyByRequester from "./20261126106000-history-by-requester.ts";
import * as webConnectorNotices from "./20261126107000-web-connector-notices.ts";
import * as submissionLanguage from "./20261126108000-submission-language.ts";
import * as replacedSessionSecrets from "./20261126109000-replaced-session-secrets.ts";
import * as jobFlags from "./20261127100000-job-flags.ts";
import * as tokenClaims from "./20261127100001-token-claims.ts";
import * as replyBytes from "./20261127200000-reply-bytes.ts";
import * as workbookHashes from "./20261127200001-workbook-hashes.ts";
import * as livingParents from "./20261127300000-living-parents.ts";
import * as connectionConsents from "./20261127300001-connection-consents.ts";
import * as denials from "./20261127300002-denials.ts";
import * as lastChanges from "./20261127310000-last-changes.ts";
import * as exactReplies from "./20261127400000-exact-replies.ts";
import * as authentication from "./20261127800000-authentication.ts";

/** Run as `owner`, in this order. What has run once never changes; add another. */
export const ownerMigrations: Readonly<Record<string, Knex.Migration>> = {
  "20261121095900-access": access,
  "20261121100000-tenants": tenants,
  "20261121101000-users": users,
  "20261121102000-workspaces": workspaces,
  "20261121103000-requests": requests,
  "20261121104000-connections": connections,
  "20261121105000-imports": imports,
  "20261121110000-ledger": ledger,
  "20261121111000-statements": statements,
  "20261121112000-operations": operations,
  "20261122102000-deletions": deletions,
  "20261122102001-access-requests": accessRequests,
  "20261122103000-consents": consents,
  "20261122103001-analytics": analytics,
  "20261122101000-notifications": notifications,
  "20261122104000-tenant-names": tenantNames,
  "20261123103000-history": history,
  "20261124100000-retention": retention,
  "20261124100001-history-status": historyStatus,
  "20261124102000-user-copies": userCopies,
  "20261124103000-file-imports": fileImports,
  "20261125100000-sort-names": sortNames,
  "20261125101000-hold-by": holdBy,
  "20261125102000-import-options": importOptions,
  "20261126100000-closed-portals": closedPortals,
  "20261126100001-legal-footer": legalFooter,
  "20261126101000-session-references": sessionReferences,
  "20261126103000-receipts": receipts,
  "20261126104000-web-connector": webConnector,
  "20261126105000-history-by-package": historyByPackage,
  "20261126106000-history-by-requester": historyByRequester,
  "20261126107000-web-connector-notices": webConnectorNotices,
  "20261126108000-submission-language": submissionLanguage,
  "20261126109000-replaced-session-secrets": replacedSessionSecrets,
  "20261127200000-reply-bytes": replyBytes,
  "20261127200001-workbook-hashes": workbookHashes,
  "20261127300000-living-parents": livingParents,
  "20261127300001-connection-consents": connectionConsents,
  "20261127300002-denials": denials,
  "20261127400000-exact-replies": exactReplies,
  "20261127800000-authentication": authentication,
  "20261127100001-token-claims": tokenClaims,
  "20261127310000-last-changes": lastChanges,
};

/** Run as `queue`, after graphile-worker's own. */
export const queueMigrations: Readonly<Record<string, Knex.Migration>> = {
  "20261121113000-jobs": jobs,
  "20261127100000-job-flags": jobFlags,
};
