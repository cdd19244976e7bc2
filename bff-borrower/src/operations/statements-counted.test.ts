import contract from "@tieout/openapi/borrower.json" with { type: "json" };
import { countStatements } from "@tieout/server/http/testing/count-statements";
import { walker } from "@tieout/server/http/testing/walk";
import { describe, expect } from "vitest";
import { aWorld, test } from "../testing/index.ts";

const walk = walker(contract);

/** Statements per request; additions must be declared here. */
const stated = {
  getLinkSession: 18,
  getSubmissionRequest: 4,
  getConnectionRequest: 4,
  getImportStatus: 6,
  getSafeDetails: 4,
  listOwnDocuments: 5,
  getFileImport: 5,
  downloadRejectedRows: 6,
  downloadBooksTemplate: 1,
  getPermissionAsked: 6,
  getReceipt: 25,
  downloadReceipt: 24,
  getWebConnector: 7,
  downloadWebConnectorFile: 10,
  getCollectionLimit: 5,
  getTenantSettings: 7,
  getBasicSettings: 6,
  getMappingConfig: 3,
  getBrandConfig: 5,
  getBrandFolder: 5,
};

/** Operations that call another system first, or need more data than the example has. */
const withoutExample = new Set(["getBrandLogo", "readAnonymousLimit", "downloadUserCopy"]);

describe("a read", () => {
  test("goes to the database as often as is stated, and no more", async ({ portal, tenant }) => {
    const { visitor, example } = await aWorld(tenant);
    const reads = walk(example).filter(({ id, changes }) => !changes && !withoutExample.has(id));

    const counted = await countStatements(portal.url, () => visitor, reads);

    expect(counted).toEqual(stated);
  });
});
