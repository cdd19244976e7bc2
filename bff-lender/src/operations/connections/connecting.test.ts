import { placeOfTokens } from "@tieout/server/consent";
import { decideAtDex } from "@tieout/server/consent/testing";
import { findConnection } from "@tieout/server/database";
import { builtAt, insertLink, insertSubmission } from "@tieout/server/database/testing";
import { type HostedTenant, tablesHolding } from "@tieout/server/http/testing";
import { describe, expect } from "vitest";
import {
  type LenderFixtures,
  test as lenderTest,
  type SignedIn,
  signInAs,
  type Trip,
  tripOf,
} from "../../testing/index.ts";

describe("connecting", () => {
  test("goes to the package and back, and gives a connection with its company's name (P-A35, P-A37, P-A57, P-E10)", async ({
    as,
    trip,
    tenant,
    services,
    portal,
  }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const { id, endpoint, state } = await trip.begin(member, { workspaceId, submissionId });
    const path = { workspaceId, connectionRequestId: id };

    const before = await as(member).GET(oneRequest, { params: { path } });
    const back = await trip.comeBack(endpoint, { company: "bluestem" });
    const { data } = await as(member).POST("/ConnectionRequests/claim", { body: { state } });
    const after = await as(member).GET(oneRequest, { params: { path } });
    const list = await as(member).GET("/workspaces/{workspaceId}/connections", {
      params: { path: { workspaceId } },
    });

    expect(new URL(endpoint).searchParams.get("display_name")).toBe("Copperfield Capital");
    expect(before.data).toMatchObject({ id, status: "Started", submissionId });
    expect(before.data).not.toHaveProperty("connectionEndpoint");
    expect(back).toBe(`${tenant.lenderOrigin}/connected?state=${state}`);
    expect(data).toEqual({
      ...{ id, status: "Success", errorCode: "None", accountingPackage: "example", submissionId },
      ...{ connectionId: data?.connectionId, datasetName: "Bluestem Bakery Co." },
      expiration: "2026-03-15T09:30:00.000Z",
    });
    expect(after.data).toEqual(data);
    const connection = { id: data?.connectionId, datasetName: data?.datasetName };
    expect(list.data).toContainEqual({
      ...{ ...connection, state: "Connected", datasourceNameId: "example", expiresSoon: false },
      ...{ consentedAt: builtAt.toISOString(), consentedBy: "Dana Whitfield", collections: 0 },
      consentExpiresAt: expect.any(String),
      ...{ relink: "offered", mayDelete: true },
    });
    const tokens = await secretsOf(tenant, services, data?.connectionId ?? "");
    for (const secret of [state, member.cookie.split("=")[1] ?? "", ...tokens]) {
      expect(await tablesHolding(tenant, secret)).toEqual([]);
      expect(portal.log()).not.toContain(secret);
    }
    expect(portal.log()).toContain('"operation":"claimConnection"');
  });

  test("is claimed by the session that began, once", async ({ as, trip, tenant }) => {
    const { member, userId, workspaceId } = await trip.submission();
    // The same person at another desk is another session.
    const otherDesk = await signInAs(tenant, userId);
    const { endpoint, state } = await trip.begin(member, { workspaceId });
    const claim = (by: SignedIn) => as(by).POST("/ConnectionRequests/claim", { body: { state } });

    const early = await claim(member);
    const answer = await decideAtDex(endpoint);
    const received = [await trip.receive(answer), await trip.receive(answer)];
    const claims = [await claim(otherDesk), await claim(member), await claim(member)];

    expect(early.response.status).toBe(404);
    expect(received.map(({ status }) => status)).toEqual([302, 404]);
    expect(claims.map(({ response }) => response.status)).toEqual([404, 200, 404]);
  });

  test("isn't taken up after half an hour", async ({ trip, clock }) => {
    const { member, workspaceId } = await trip.submission();
    const { endpoint } = await trip.begin(member, { workspaceId });
    const answer = await decideAtDex(endpoint);

    clock.now = new Date(builtAt.getTime() + 1_800_000);

    expect((await trip.receive(answer)).status).toBe(404);
  });

  test.for([
    [{ decision: "refuse" }, "UserCancelled", "it was not allowed on its own page"],
    [{ code: "forged" }, "RequestNonceAlreadyUsed", "used already"],
    [{ error: "server_error" }, "DatasourceUnresponsive", "DEX is not answering"],
    [{ error: "insufficient_permission" }, "InsufficientUserPermissions", "may not read these"],
    [{ error: "nonsense" }, "InternalError", "A fatal error has occurred"],
  ] as const)("that ends in %j says %s", async ([how, errorCode, words], { as, trip }) => {
    const { member, workspaceId } = await trip.submission();
    const { endpoint, state } = await trip.begin(member, { workspaceId });
    const answer = await decideAtDex(endpoint, "decision" in how ? how : {});
    if (!("decision" in how)) {
      for (const [name, value] of Object.entries(how)) answer.searchParams.set(name, value);
    }
    await trip.receive(answer);

    const { data } = await as(member).POST("/ConnectionRequests/claim", { body: { state } });

    expect(data).toMatchObject({ status: "Error", errorCode });
    expect(data?.errorDescription).toContain(words);
    expect(data).not.toHaveProperty("connectionId");
  });

  test("that a person with more rights has to approve leaves its collection waiting (P-U33)", async ({
    as,
    trip,
  }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const { endpoint, state } = await trip.begin(member, { workspaceId, submissionId });
    const answer = await decideAtDex(endpoint);
    answer.searchParams.set("error", "insufficient_permission");
    await trip.receive(answer);

    await as(member).POST("/ConnectionRequests/claim", { body: { state } });
    const waiting = await as(member).POST("/submissions/search", {
      body: { portalStatus: "ConnectionPendingUserIntervention" },
    });

    expect(waiting.data).toMatchObject([{ id: submissionId, datasourceNameId: "example" }]);
  });

  test("of the same company again is the same connection, with new tokens", async ({
    trip,
    tenant,
    services,
  }) => {
    const { member, workspaceId } = await trip.submission();
    const first = await trip.connect(member, { workspaceId });
    const before = await secretsOf(tenant, services, first);

    const second = await trip.connect(member, { workspaceId });

    expect(second).toBe(first);
    expect(await secretsOf(tenant, services, first)).not.toEqual(before);
  });

  test("anew to another company is refused, and leaves the old one as it was (P-U65)", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, workspaceId } = await trip.submission();
    const existingConnectionId = await trip.connect(member, { workspaceId });
    const asked = { workspaceId, existingConnectionId };
    const { endpoint, state } = await trip.begin(member, asked);
    await trip.comeBack(endpoint, { company: "bluestem" });

    const { data } = await as(member).POST("/ConnectionRequests/claim", { body: { state } });

    expect(data).toMatchObject({ status: "Error", errorCode: "InternalError" });
    const key = { workspaceId, id: existingConnectionId };
    expect(await tenant.tx((db) => findConnection(db, key))).toMatchObject({
      datasetName: "Tidewater Marine Supply, Inc.",
    });
  });

  test("needs a token of this session, unused, in its time, and an offered package", async ({
    as,
    trip,
    tenant,
    clock,
  }) => {
    const { member, userId, workspaceId } = await trip.submission();
    const otherDesk = await signInAs(tenant, userId);
    const path = { workspaceId };
    const token = async () =>
      (await as(member).POST(tokens, { params: { path } })).data?.token ?? "";
    const create = async (by: SignedIn, delegatedAccessToken: string, over = {}) =>
      (
        await as(by).POST(requests, {
          params: { path },
          body: { accountingPackage: "example", delegatedAccessToken, ...over },
        })
      ).error?.type;
    const [used, late] = [await token(), await token()];

    const types = [
      await create(otherDesk, used),
      await create(member, used, { accountingPackage: "xero" }),
      await create(member, used),
      await create(member, used),
    ];
    await tenant.tx((db) => db("tenantSettings").update({ disableDirectLinking: true }));
    types.push(await create(member, late));
    await tenant.tx((db) => db("tenantSettings").update({ disableDirectLinking: false }));
    clock.now = new Date(builtAt.getTime() + 900_000);
    types.push(await create(member, late));

    expect(types).toEqual([
      ...["token-refused", "not-offered", undefined, "token-refused"],
      ...["not-offered", "token-refused"],
    ]);
  });
});

describe("startImport", () => {
  test("starts an import, and asked again answers the same (P-A38, P-A39, P-E39, P-E40, P-E41, P-E42)", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const asked = { params: { path: { workspaceId, submissionId } }, body: { connectionId } };

    const [first, second] = [
      await as(member).POST(imports, asked),
      await as(member).POST(imports, asked),
    ];
    const { financialRecordId = "" } = first.data ?? {};
    const status = await as(member).GET(importStatus, {
      params: { path: { workspaceId, financialRecordId } },
    });
    const jobs = await as(member).GET("/submissions/listpending");

    expect(first.data).toEqual({ financialRecordId, submissionId });
    expect(second.data).toEqual(first.data);
    expect(status.data).toMatchObject({
      ...{ outcome: "Pending", errorCode: "None", datasetName: "Tidewater Marine Supply, Inc." },
      ...{ submissionId, financialRecordId, datasourceNameId: "example" },
    });
    expect(jobs.data).toMatchObject([
      {
        ...{ financialRecordId, submissionId, workspaceId, connectionId },
        ...{ workspaceName: "Tidewater Marine Supply, Inc.", datasourceNameId: "example" },
        ...{ canViewWorkspace: true, canManageWorkspaceUsers: true, hasShareableLink: true },
        submissionRequestId: expect.any(Number),
        status: { outcome: "Pending", errorCode: "None" },
      },
    ]);
    expect(await tenant.tx((db) => db("collectionUsages").select("submissionId"))).toEqual([
      { submissionId },
    ]);
  });

  test("shows a colleague that books are read, and not whose", async ({ as, trip, tenant }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const path = { workspaceId, submissionId };
    await as(member).POST(imports, { params: { path }, body: { connectionId } });
    const { userId } = await tenant.tx((db) => insertLink(db));

    const { data } = await as(await signInAs(tenant, userId)).GET("/submissions/listpending");

    expect(data).toMatchObject([{ canViewWorkspace: false, status: { steps: [] } }]);
    expect(JSON.stringify(data)).not.toContain("datasetName");
  });

  test("gives the last collection to exactly one of twenty", async ({ as, trip, tenant }) => {
    const { member, workspaceId, userId } = await trip.submission();
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 1 }));
    const built = await Promise.all(
      Array.from({ length: 20 }, () =>
        tenant.tx(async (db) => insertSubmission(db, await insertLink(db, { workspaceId }))),
      ),
    );

    const replies = await Promise.all(
      built.map(({ submissionId, connectionId }) =>
        as(member).POST(imports, {
          params: { path: { workspaceId, submissionId } },
          body: { connectionId },
        }),
      ),
    );
    const limit = await as(member).GET("/tenant/safedatacollectionlimit");

    const outcomes = replies.map(({ response, error }) => error?.type ?? response.status);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "limit-reached")).toHaveLength(19);
    expect(limit.data).toMatchObject({ hasLimit: true, limit: 1, countRemaining: 0 });
    expect(await tenant.tx((db) => db("imports"))).toHaveLength(1);
    expect(userId).toBe(member.userId);
  });
});

const requests = "/Workspaces/{workspaceId}/ConnectionRequests";
const oneRequest = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}";
const tokens = "/Workspaces/{workspaceId}/DelegatedAccessTokens";
const imports = "/{workspaceId}/Submissions/{submissionId}/imports";
const importStatus = "/{workspaceId}/financialrecords/{financialRecordId}/importstatus";

const test = lenderTest.extend<{ readonly trip: Trip }>({
  trip: async ({ portal, tenant, as }, use) => use(tripOf({ portal, tenant, as })),
});

/** The tokens of a connection, as the package gave them. */
async function secretsOf(
  tenant: HostedTenant,
  { sealer }: LenderFixtures["services"],
  id: string,
): Promise<string[]> {
  return tenant.tx(async (db) => {
    const { open } = await sealer.forTenant(db);
    const { sealedTokens } = await db("connections").where({ id }).first("sealedTokens");
    const { access, refresh } = JSON.parse(open(placeOfTokens(id), sealedTokens).toString());
    return [access, refresh];
  });
}
