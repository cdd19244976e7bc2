import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { saveReceipt } from "@tieout/services/receipts/receipt";
import {
  confirmConsent,
  insertConsent,
  insertImport,
  insertSubmission,
} from "@tieout/services/testing/builders";
import { signInAs } from "./people.ts";

export const giverAddress = "rosa@tidewater.com";

/** Updates with codes are allowed for a year; the lender's request is for names. */
export async function aKeptConnection(tenant: HostedTenant) {
  const kept = await tenant.tx(async (db) => {
    const built = await insertSubmission(db);
    const { workspaceId, connectionId, userId, submissionId } = built;
    await db("consents").delete();
    const id = await insertConsent(db, {
      ...built,
      over: { anonymizeCustomersAndVendors: true, endOfImport: "LastFullMonth" },
    });
    await db("submissionRequests").update({ endOfImport: "LastFullMonth" });
    await db("consents").where({ id }).update({ emailAddress: giverAddress, emailProof: "code" });
    await confirmConsent(db, id, { submissionId, until: "2027-03-15" });
    const { financialRecordId } = await insertImport(db, { ...built, consentId: id });
    await db("imports").update({ outcome: "Success", finishedAt: builtAt });
    await saveReceipt(db, financialRecordId, builtAt);
    const second = await insertSubmission(db, built);
    return { userId, workspaceId, connectionId, first: built, second };
  });
  return { ...kept, member: await signInAs(tenant, kept.userId) };
}
