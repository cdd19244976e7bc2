import { decideAtDex } from "@tieout/connectors/dex/testing/decide";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { findConnection } from "@tieout/services/connections/connection";
import { describe, expect } from "vitest";
import { type SignedIn, signInAs, tripTest as test, tokensOf } from "../../testing/index.ts";

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
      id,
      status: "Success",
      errorCode: "None",
      accountingPackage: "example",
      submissionId,
      connectionId: data?.connectionId,
      datasetName: "Bluestem Bakery Co.",
      expiration: "2026-03-15T09:30:00.000Z",
      scope: {
        groups: ["financial-statements", "transactions"],
        bases: ["accrual"],
        anonymize: false,
        fullFiscalYears: 2,
        fromDay: "2023-07-01",
        throughDay: "2026-03-15",
      },
    });
    expect(after.data).toEqual(data);
    const connection = { id: data?.connectionId, datasetName: data?.datasetName };
    expect(list.data).toContainEqual({
      ...connection,
      state: "Connected",
      // Nothing is read before the lender starts it.
      status: "waiting",
      consents: [expect.objectContaining({ state: "agreed", givenBy: "lender" })],
      datasourceNameId: "example",
      expiresSoon: false,
      consentedAt: builtAt.toISOString(),
      signedInBy: "Dana Whitfield",
      collections: 0,
      consentExpiresAt: expect.any(String),
      relink: "offered",
      mayDelete: true,
    });
    const { access, refresh } = await tokensOf(tenant, services, data?.connectionId ?? "");
    for (const secret of [state, member.cookie.split("=")[1] ?? "", access, refresh ?? ""]) {
      expect(await tablesHolding(tenant, secret)).toEqual([]);
      expect(portal.log()).not.toContain(secret);
    }
    expect(portal.log()).toContain('"operation":"claimConnection"');
  });

  test("is claimed by the session that began, once", async ({ as, trip, tenant }) => {
    const { member, userId, workspaceId } = await trip.submission();
    // The same user on another device has another session.
    const otherDesk = await signInAs(tenant, userId);
    const { endpoint, state } = await trip.begin(member, { workspaceId });
    const claim = (by: SignedIn) => as(by).POST("/ConnectionRequests/claim", { body: { state } });

    const early = await claim(member);
    const answer = await decideAtDex(endpoint);
    const received = [await trip.receive(answer), await trip.receive(answer)];
    const claims = [await claim(otherDesk), await claim(member), await claim(member)];

    expect(early.response.status).toBe(404);
    // Reloading the callback goes to the same place; what the package said first stays.
    expect(received.map(({ status }) => status)).toEqual([302, 302]);
    expect(claims.map(({ response }) => response.status)).toEqual([404, 200, 404]);
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

  test("of the same company again is the same connection, with new tokens once they are read with", async ({
    as,
    trip,
    tenant,
    services,
    clock,
  }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const first = await trip.connect(member, { workspaceId });
    const before = await tokensOf(tenant, services, first);

    clock.now = new Date(clock.now.getTime() + 60_000);
    const second = await trip.connect(member, { workspaceId });
    const between = await tokensOf(tenant, services, first);
    await as(member).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId: second },
    });

    expect(second).toBe(first);
    expect(between).toEqual(before);
    const after = await tokensOf(tenant, services, first);
    expect(after.access).not.toBe(before.access);
    expect(after.refresh).not.toBe(before.refresh);
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
    const { member, userId, workspaceId, submissionId } = await trip.submission();
    const otherDesk = await signInAs(tenant, userId);
    const path = { workspaceId };
    const token = async () =>
      (await as(member).POST(tokens, { params: { path } })).data?.token ?? "";
    const create = async (by: SignedIn, delegatedAccessToken: string, over = {}) =>
      (
        await as(by).POST(requests, {
          params: { path },
          body: {
            ...{ accountingPackage: "example", ground: { kind: "client-access" }, submissionId },
            ...{ delegatedAccessToken, ...over },
          },
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
      "token-refused",
      "not-offered",
      undefined,
      "token-refused",
      "not-offered",
      "token-refused",
    ]);
  });
});

const requests = "/Workspaces/{workspaceId}/ConnectionRequests";
const oneRequest = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}";
const tokens = "/Workspaces/{workspaceId}/DelegatedAccessTokens";
