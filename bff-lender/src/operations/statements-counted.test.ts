import contract from "@tieout/openapi/lender.json" with { type: "json" };
import { countStatements } from "@tieout/server/http/testing/count-statements";
import { walker } from "@tieout/server/http/testing/walk";
import { describe, expect } from "vitest";
import { aWorld, test } from "../testing/index.ts";

const walk = walker(contract);

/** Statements per request; additions must be declared here. */
const stated = {
  getSession: 1,
  queryWorkspaces: 4,
  getWorkspace: 4,
  getSafeDetails: 8,
  getFinancialStatements: 6,
  getSpread: 6,
  getSpreadVersion: 6,
  listStatementTemplates: 4,
  getFigures: 6,
  listLineHistory: 6,
  listSpreadVersions: 6,
  listJournalLines: 8,
  exportJournalLines: 9,
  getJournalEntry: 8,
  listChecks: 6,
  getLastRiskAnalysis: 12,
  listRiskAnalyses: 4,
  searchNaicsCodes: 1,
  getWorkbookStatus: 8,
  downloadWorkbook: 7,
  downloadRiskWorkbook: 10,
  downloadDocument: 7,
  getSubmission: 16,
  getNewestSubmission: 5,
  getSubmissionRequest: 5,
  getImportStatus: 7,
  getDeletionCertificate: 5,
  exportSubmissions: 7,
  listPendingJobs: 4,
  listLinks: 6,
  listConnections: 11,
  getConnectionRequest: 5,
  getFileImport: 6,
  downloadRejectedRows: 7,
  downloadBooksTemplate: 1,
  listUsers: 5,
  listDetailedUsers: 5,
  listRoles: 4,
  listEmailDomains: 4,
  listUserMetadataSettings: 4,
  listNotificationSubscriptions: 7,
  listUserNotificationSettings: 9,
  listAdministrativeNotificationSettings: 5,
  openUnsubscribe: 0,
  listBannerMessages: 4,
  getAnonymousLink: 4,
  getCollectionLimit: 5,
  getTenantSettings: 7,
  getBasicSettings: 6,
  getMappingConfig: 3,
  getBrandConfig: 5,
  getBrandFolder: 5,
};

const forAdministrators = new Set([
  "exportSubmissions",
  "listDetailedUsers",
  "listRoles",
  "listEmailDomains",
  "listUserMetadataSettings",
  "listAdministrativeNotificationSettings",
]);

/** Operations that call another system first, or need more data than the example has. */
const withoutExample = new Set([
  "beginLogin",
  "receiveLogin",
  "claimLogin",
  "receiveConnection",
  "findTenantAddress",
  "getBrandLogo",
  "downloadFiles",
]);

describe("a read", () => {
  test("goes to the database as often as is stated, and no more", async ({
    portal,
    tenant,
    services,
  }) => {
    const { member, administrator, example } = await aWorld(tenant, services);
    const reads = walk(example).filter(
      ({ id, changes, unsafe }) =>
        (!(changes || unsafe) || id === "queryWorkspaces") && !withoutExample.has(id),
    );

    const counted = await countStatements(
      portal.url,
      (id) => (forAdministrators.has(id) ? administrator : member),
      reads,
    );

    expect(counted).toEqual(stated);
  });
});
