import { builtAt } from "@tieout/server/database/testing/tenant";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import { describe, expect, vi } from "vitest";
import {
  type BorrowerFixtures,
  type LinkVisitor,
  type Trip,
  tripTest as test,
  visit,
} from "../../testing/index.ts";

describe("what a borrower agrees to", () => {
  test("is kept when they connect, as it was asked, with where and when", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const submissionId = await submit(as, visitor);

    const { id } = await trip.begin(visitor, { submissionId });

    expect(await tenant.tx((db) => db("consents"))).toMatchObject([
      {
        workspaceId: visitor.workspaceId,
        submissionId,
        connectionRequestId: id,
        givenBy: "borrower",
        linkSessionId: visitor.linkSessionId,
        accountingPackage: "example",
        groups: ["financial-statements", "transactions"],
        bases: ["accrual"],
        anonymized: false,
        fullFiscalYears: 2,
        fromDay: null,
        throughDay: "2026-03-15",
        term: "once",
        language: "en",
        agreedAt: builtAt,
        networkPrefix: "127.0.0",
        connectionId: null,
        liveAt: null,
      },
    ]);
  });

  test("is live when they say that the books are theirs, and the import names it", async ({
    as,
    trip,
    tenant,
  }) => {
    const { visitor, submissionId, connectionId } = await connected(as, trip, await visit(tenant));
    const before = await consents(tenant);

    const { response } = await start(as, visitor, submissionId, connectionId);

    const after = await consents(tenant);
    expect(before).toMatchObject([
      {
        connectionId,
        companyName: "Tidewater Marine Supply, Inc.",
        currency: "USD",
        fromDay: "2024-01-01",
        liveAt: null,
      },
    ]);
    expect(response.status).toBe(200);
    expect(after).toMatchObject([{ liveAt: builtAt, endedAt: null }]);
    expect(await tenant.tx((db) => db("imports").select("consentId"))).toEqual([
      { consentId: after[0]?.id },
    ]);
  });

  test("stays as it was agreed, whatever anybody writes over it", async ({ as, trip, tenant }) => {
    await connected(as, trip, await visit(tenant));
    const change = (over: object) => tenant.tx((db) => db("consents").update(over));

    for (const over of [
      { groups: ["financial-statements", "accounts-payable"] },
      { throughDay: "2026-05-31" },
      { anonymized: true },
      { bases: ["accrual", "cash"] },
      { fromDay: "2020-01-01" },
      { companyName: "Ortega" },
      { agreedAt: new Date() },
      { words: "I agree to all" },
    ]) {
      await expect(change(over)).rejects.toThrow(/is kept as it was agreed/);
    }
    await change({ endedAt: builtAt, endReason: "declined" });
    await expect(change({ endedAt: null, endReason: null })).rejects.toThrow(/is kept/);
  });

  test("ends with a no: revoked at the package, destroyed and unlisted, and nobody reads over it", async ({
    as,
    trip,
    tenant,
    services,
  }) => {
    const { visitor, begun, submissionId, connectionId } = await connected(
      as,
      trip,
      await visit(tenant),
    );
    const consent = services.connectors.get("example")?.consent;
    const revoke = consent && vi.spyOn(consent, "revoke");

    const declined = await decline(as, visitor, begun.id);
    const again = await decline(as, visitor, begun.id);
    const { error } = await start(as, visitor, submissionId, connectionId);

    expect([declined.response.status, again.response.status]).toEqual([204, 204]);
    expect(revoke).toHaveBeenCalledOnce();
    expect(error?.type).toBe("not-found");
    expect(await consents(tenant)).toMatchObject([{ endReason: "declined", endedAt: builtAt }]);
    expect(await tenant.tx((db) => db("connections"))).toMatchObject([
      { state: "Disconnected", sealedTokens: null, deletedAt: builtAt },
    ]);
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
  });

  test("isn't for another visitor to decline, nor once it's being read", async ({
    as,
    trip,
    tenant,
  }) => {
    const { visitor, begun, submissionId, connectionId } = await connected(
      as,
      trip,
      await visit(tenant),
    );
    const other = await visit(tenant, { workspaceId: visitor.workspaceId });

    const foreign = await decline(as, other, begun.id);
    await start(as, visitor, submissionId, connectionId);
    const late = await decline(as, visitor, begun.id);

    expect([foreign.error?.type, late.error?.type]).toEqual(["not-found", "already-running"]);
    expect(await consents(tenant)).toMatchObject([{ endedAt: null }]);
  });

  test("leaves the access to who said yes to the same company by another link", async ({
    as,
    trip,
    tenant,
  }) => {
    const first = await connected(as, trip, await visit(tenant));
    await start(as, first.visitor, first.submissionId, first.connectionId);
    const { workspaceId } = first.visitor;
    const second = await connected(as, trip, await visit(tenant, { workspaceId }));

    await decline(as, second.visitor, second.begun.id);

    expect(second.connectionId).toBe(first.connectionId);
    expect(await tenant.tx((db) => db("connections"))).toMatchObject([{ state: "Connected" }]);
    expect((await consents(tenant)).map(({ endReason }) => endReason)).toEqual([null, "declined"]);
  });

  test("is read as it was shown, though the tenant's defaults are others by then", async ({
    as,
    trip,
    tenant,
  }) => {
    await tenant.tx((db) => db("tenantSettings").update({ anonymousLinkEnabled: true }));
    const business = { displayName: "Tidewater Marine Supply", primaryEmail: "rosa@tidewater.com" };
    const { data, response } = await as().POST("/Entities", { body: business });
    const visitor = { cookie: cookiesOf(response.headers), origin: tenant.borrowerOrigin };
    const workspaceId = data?.id ?? "";
    const submission = await as(visitor).POST("/Submissions", {
      body: { entityId: workspaceId, requestId: -1 },
    });
    const submissionId = submission.data?.id ?? "";
    // `Trip` needs only the visitor's workspace.
    const traveller = { ...visitor, workspaceId } as LinkVisitor;
    const connectionId = await trip.connect(traveller, { company: "tidewater" });
    await tenant.tx((db) =>
      db("tenantSettings").update({
        defaultAnonymousOptions: JSON.stringify({
          accountingCollectionGroups: ["financial-statements", "accounts-payable"],
          basisOfAccountingPreference: "CashAndAccrual",
          fullFiscalYearsToCollect: 5,
          anonymizeCustomersAndVendors: false,
        }),
      }),
    );

    const { response: started } = await start(as, traveller, submissionId, connectionId);

    expect(started.status).toBe(200);
    expect(await tenant.tx((db) => db("imports").pluck("request"))).toMatchObject([
      {
        groups: ["financial-statements"],
        basis: "Accrual",
        fullFiscalYears: 2,
        anonymizeCustomersAndVendors: true,
      },
    ]);
  });

  test("is nothing over a connection from before: its next read asks for a new yes", async ({
    as,
    trip,
    tenant,
  }) => {
    const { visitor, submissionId, connectionId } = await connected(as, trip, await visit(tenant));
    await tenant.tx((db) => db("consents").delete());

    const { error } = await start(as, visitor, submissionId, connectionId);

    expect(error).toMatchObject({
      status: 409,
      type: "beyond-consent",
      errors: [{ code: "no-consent" }],
    });
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
  });

  test("is needed by every import: the database takes none without", async ({
    as,
    trip,
    tenant,
  }) => {
    const { visitor, submissionId, connectionId } = await connected(as, trip, await visit(tenant));
    await start(as, visitor, submissionId, connectionId);

    await expect(
      tenant.tx(async (db) => {
        const row = await db("imports").first();
        await db("imports").insert({
          ...row,
          request: JSON.stringify(row.request),
          consentId: null,
        });
      }),
    ).rejects.toThrow(/names the consent/);
  });
});

const one = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}";

async function submit(as: BorrowerFixtures["as"], visitor: LinkVisitor): Promise<string> {
  const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
  const { data } = await as(visitor).POST("/Submissions", { body: { entityId, requestId } });
  return data?.id ?? "";
}

async function connected(as: BorrowerFixtures["as"], trip: Trip, visitor: LinkVisitor) {
  const submissionId = await submit(as, visitor);
  const begun = await trip.begin(visitor, { submissionId });
  await trip.comeBack(begun);
  const { state } = begun;
  const { data } = await as(visitor).POST("/ConnectionRequests/claim", { body: { state } });
  return { visitor, begun, submissionId, connectionId: data?.connectionId ?? "" };
}

const start = (
  as: BorrowerFixtures["as"],
  visitor: LinkVisitor,
  submissionId: string,
  connectionId: string,
) =>
  as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
    params: { path: { workspaceId: visitor.workspaceId, submissionId } },
    body: { connectionId },
  });

const decline = (as: BorrowerFixtures["as"], { workspaceId, ...by }: LinkVisitor, id: string) =>
  as(by).DELETE(one, { params: { path: { workspaceId, connectionRequestId: id } } });

const consents = (tenant: BorrowerFixtures["tenant"]) =>
  tenant.tx((db) => db("consents").orderBy("agreedAt").orderBy("liveAt"));
