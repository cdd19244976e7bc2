import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { expect } from "vitest";
import { saveConnection } from "../connections/connection.ts";
import { insertImport, insertLink } from "../testing/builders.ts";
import { findReceipt, saveReceipt } from "./receipt.ts";

test("a receipt of what a lender tried again is the borrower's who began it, whoever connected since", async ({
  tenant,
}) => {
  const receipt = await tenant.tx(async (db) => {
    const began = await insertImport(db);
    const { workspaceId, connectionId, userId, financialRecordId } = began;
    // Another link's visitor connects the same company, and somebody of the lender's retries.
    const { linkSessionId } = await insertLink(db, { workspaceId });
    await saveConnection(db, {
      id: connectionId,
      workspaceId,
      datasourceNameId: "example",
      orgId: connectionId,
      datasetId: null,
      datasetName: "Tidewater",
      sealedTokens: Buffer.from("sealed"),
      createdBy: { linkSessionId },
      now: builtAt,
    });
    await db("imports").update({ startedByUserId: userId, startedByLinkSessionId: null });
    await db("financialRecords").update({ loadedAt: builtAt });
    await saveReceipt(db, financialRecordId, builtAt);
    const found = await findReceipt(db, began);
    return { found, began };
  });

  expect(receipt.found?.linkSessionId).toBe(receipt.began.linkSessionId);
});
