import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { succeedImport } from "@tieout/services/imports/run";
import { saveSubmission } from "@tieout/services/submissions/submission";
import {
  type BuiltImport,
  type BuiltSubmission,
  confirmConsent,
  insertConsent,
  insertImport,
} from "@tieout/services/testing/builders";
import { aRecord } from "@tieout/services/testing/insert-history";
import { describe, expect } from "vitest";
import { type LinkVisitor, test, tripOf, visit } from "../../testing/index.ts";

const withdrawal = "/{workspaceId}/Submissions/{submissionId}/receipt/withdrawal";
const ending = "/{workspaceId}/Submissions/{submissionId}/receipt/endaccess";

describe("withdrawing what was kept up to date", () => {
  test("takes back every collection read under the same consent, stops the one that runs, and tells each person once", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const { visitor, first, second, running } = await aKeptConnection({
      ...{ as, tenant, services, clock },
    });
    const path = { workspaceId: visitor.workspaceId, submissionId: first.submissionId };

    const { data } = await as(visitor).POST(withdrawal, { params: { path } });
    await as(visitor).POST(withdrawal, { params: { path } });

    expect(data).toMatchObject({
      withdrawnTime: builtAt.toISOString(),
      books: { access: { state: "ended", endedTime: builtAt.toISOString() } },
      may: { endAccess: false, withdraw: false },
    });
    const withheld = await tenant.tx((db) =>
      db("submissions").whereNotNull("withheldAt").pluck("id"),
    );
    expect(withheld.toSorted()).toEqual([first.submissionId, second.submissionId].toSorted());
    const stopped = await tenant.tx((db) =>
      db("imports").where({ id: running.importId }).first("outcome", "errorCode", "reason"),
    );
    expect(stopped).toMatchObject({
      outcome: "Error",
      errorCode: "Cancelled",
      reason: { code: "records-withdrawn" },
    });
    const told = await tenant.tx((db) =>
      db("mailDeliveries").where({ kind: "records-withdrawn" }).pluck("toAddress"),
    );
    expect(told).toHaveLength(1);
    const connection = await tenant.tx((db) =>
      db("connections").where({ id: first.connectionId }).first("state", "sealedTokens"),
    );
    expect(connection).toEqual({ state: "Disconnected", sealedTokens: null });
  });

  test.for([
    { who: "of the same company", address: {} },
    {
      who: "by the same mailed link",
      address: { emailAddress: "rosa@tidewater.com", emailProof: "mailed-link" },
    },
  ])(
    "leaves what another visitor $who shared",
    async ({ address }, { as, tenant, services, clock }) => {
      const given = { as, tenant, services, clock };
      const { visitor, first } = await aKeptConnection(given);
      const bookkeeper = await visit(tenant, { workspaceId: visitor.workspaceId });
      const theirs = await tenant.tx(async (db) => {
        const submission = await aSubmission(db, bookkeeper, first);
        const consentId = await insertConsent(db, { ...bookkeeper, ...submission });
        await db("consents")
          .where({ id: consentId })
          .update({ language: "en", ...address });
        await db("imports").update({ outcome: "Success", finishedAt: builtAt });
        return collected(db, { ...submission, consentId });
      });
      const path = { workspaceId: visitor.workspaceId, submissionId: first.submissionId };

      await as(visitor).POST(withdrawal, { params: { path } });

      const [row] = await tenant.tx((db) =>
        db("submissions").where({ id: theirs.submissionId }).select("withdrawnAt"),
      );
      expect(row).toEqual({ withdrawnAt: null });
    },
  );

  test("isn't needed to end access: what was read stays, and the one that runs is stopped", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const { visitor, first, running } = await aKeptConnection({ as, tenant, services, clock });
    const path = { workspaceId: visitor.workspaceId, submissionId: first.submissionId };

    const { data } = await as(visitor).POST(ending, { params: { path } });

    expect(data).toMatchObject({ books: { access: { state: "ended" } }, may: { withdraw: true } });
    const rows = await tenant.tx((db) =>
      db("imports").orderBy("createdAt").select("id", "outcome"),
    );
    expect(rows.filter(({ outcome }) => outcome === "Error")).toEqual([
      { id: running.importId, outcome: "Error" },
    ]);
    expect(await tenant.tx((db) => db("submissions").whereNotNull("withdrawnAt"))).toEqual([]);
  });
});

/** Updates are allowed for a year: the borrower's collection, one that the lender read later, and one that runs. */
async function aKeptConnection(given: Parameters<typeof tripOf>[0] & { tenant: HostedTenant }) {
  const { tenant } = given;
  const visitor = await visit(tenant);
  const connectionId = await tripOf(given).connect(visitor);
  return tenant.tx(async (db) => {
    const { id: consentId } = await db("consents").where({ connectionId }).first("id");
    await db("consents")
      .where({ id: consentId })
      .update({ emailAddress: "rosa@tidewater.com", emailProof: "confirmed-by-mail" });
    const own = await aSubmission(db, visitor, { connectionId });
    const { submissionId } = own;
    await confirmConsent(db, consentId, { submissionId, until: "2027-03-15" });
    const first = await collected(db, { ...own, consentId });
    const again = await aSubmission(db, visitor, { connectionId, sourceFlow: "lender" });
    const second = await collected(db, { ...again, consentId });
    const third = await aSubmission(db, visitor, { connectionId, sourceFlow: "lender" });
    const running = await insertImport(db, { ...third, consentId });
    return { visitor, first, second, running };
  });
}

async function aSubmission(
  db: Tx,
  visitor: LinkVisitor,
  over: { readonly connectionId: string; readonly sourceFlow?: "borrower" | "lender" },
): Promise<Omit<BuiltSubmission, "consentId">> {
  const { workspaceId, submissionRequestId, linkSessionId, userId, sharedLinkId } = visitor;
  const { connectionId, sourceFlow = "borrower" } = over;
  const submissionId = randomUUID();
  await saveSubmission(db, {
    id: submissionId,
    workspaceId,
    submissionRequestId,
    now: builtAt,
    sourceFlow,
    mode: "shareable",
    metadata: [],
    requestingUserId: userId,
    ...(sourceFlow === "borrower" && { linkSessionId }),
  });
  const link = { workspaceId, submissionRequestId, linkSessionId, userId, sharedLinkId };
  return { ...link, submissionId, connectionId };
}

async function collected(db: Tx, submission: BuiltSubmission): Promise<BuiltImport> {
  const built = await insertImport(db, submission);
  await saveFinancialRecord(db, { ...aRecord, financialRecordId: built.financialRecordId });
  await succeedImport(db, { importId: built.importId, token: "" }, builtAt);
  return built;
}
