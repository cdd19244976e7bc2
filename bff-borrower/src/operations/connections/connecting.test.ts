import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { wordsOfPackage } from "@tieout/services/testing/page-words";
import { describe, expect } from "vitest";
import { openAgain, openPage, tripTest as test, visit } from "../../testing/index.ts";

describe("connecting", () => {
  test("goes to the package and back, and asks whose books these are (S-E28, S-E29)", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId } = visitor;
    const begun = await trip.begin(visitor);

    const back = await trip.comeBack(begun, { company: "ortega" });
    const claim = { body: { state: begun.state } };
    const { data } = await as(visitor).POST("/ConnectionRequests/claim", claim);
    const shown = await as(visitor).GET(oneRequest, {
      params: { path: { workspaceId, connectionRequestId: begun.id } },
    });

    expect(back).toBe(`${tenant.borrowerOrigin}/connected?state=${begun.state}`);
    expect(data).toMatchObject({ id: begun.id, status: "Success", errorCode: "None" });
    expect(data?.datasetName).toMatch(/Ortega/);
    expect(shown.data).toEqual(data);
    expect(await tablesHolding(tenant, begun.state)).toEqual([]);
  });

  test("keeps who began it and what they said, and believes no address or flow of theirs (S-E28, S-E29)", async ({
    trip,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const initialMetadata = [{ name: "borrowerBusinessName", value: "Tidewater", type: "text" }];

    const { id, endpoint } = await trip.begin(visitor, {
      strongboxUri: "https://evil.test/",
      orgId: "another",
      initialMetadata,
      sourceFlow: "lender",
      initiator: "web-borrower",
    });

    expect(endpoint).not.toContain("evil.test");
    const kept = ["accountingPackage", "sourceFlow", "initialMetadata", "linkSessionId"];
    expect(
      await tenant.tx((db) =>
        db("connectionRequests")
          .where({ id })
          .first(...kept),
      ),
    ).toEqual({
      accountingPackage: "example",
      sourceFlow: "borrower",
      initialMetadata,
      linkSessionId: visitor.linkSessionId,
    });
  });

  test.for([
    ["an address that isn't one", [{ name: "contact", value: "rosa", type: "email" }]],
    ["markup", [{ name: "note", value: "<img src=x>", type: "text" }]],
    ["a name that is none", [{ name: "<b>", value: "1", type: "text" }]],
    ["a type that nobody knows", [{ name: "note", value: "1", type: "html" }]],
    ["a name twice", [1, 2].map((n) => ({ name: "note", value: `${n}`, type: "text" }))],
  ])(
    "keeps nothing of who says %s of the business",
    async ([, initialMetadata], { as, tenant }) => {
      const visitor = await visit(tenant);
      const params = { path: { workspaceId: visitor.workspaceId } };
      const token = await as(visitor).POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
        params,
      });

      const { error } = await as(visitor).POST("/Workspaces/{workspaceId}/ConnectionRequests", {
        params,
        body: {
          accountingPackage: "example",
          delegatedAccessToken: token.data?.token ?? "",
          // The contract's types refuse these too.
          initialMetadata: initialMetadata as { name: string; value: string; type: "text" }[],
        },
      });

      expect([error?.status, error?.type]).toEqual([400, "invalid"]);
      expect(await tenant.tx((db) => db("connectionRequests"))).toEqual([]);
    },
  );

  test("is claimed by the visitor who began, once; another of the same link sees nothing", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const other = await openAgain(as, visitor);
    const begun = await trip.begin(visitor);
    const claim = (by: object) =>
      as(by).POST("/ConnectionRequests/claim", { body: { state: begun.state } });

    const back = [await trip.comeBack(begun), await trip.comeBack(begun)];
    const claims = [await claim(other), await claim(visitor), await claim(visitor)];
    const looked = await as(other).GET(oneRequest, {
      params: { path: { workspaceId: visitor.workspaceId, connectionRequestId: begun.id } },
    });

    // A reload of the callback goes to the same page, until the answer is claimed.
    expect(back[1]).toBe(back[0]);
    expect(await trip.comeBack(begun)).toBeUndefined();
    expect(claims.map(({ response }) => response.status)).toEqual([404, 200, 404]);
    expect(looked.error?.type).toBe("not-found");
  });

  test("that is cancelled says so, and can be begun again", async ({ as, trip, tenant }) => {
    const visitor = await visit(tenant);
    const begun = await trip.begin(visitor);
    await trip.comeBack(begun, { decision: "refuse" });

    const { data } = await as(visitor).POST("/ConnectionRequests/claim", {
      body: { state: begun.state },
    });

    expect(data).toMatchObject({ status: "Error", errorCode: "UserCancelled" });
    expect(data?.errorDescription).toBe(
      "DEX was not connected: it was not allowed on its own page.",
    );
    expect(await trip.connect(visitor)).not.toBe("");
  });

  test("needs a token of this visitor's, unused, and an offered package (S-A17)", async ({
    as,
    clock,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const other = await openAgain(as, visitor);
    const params = { path: { workspaceId: visitor.workspaceId } };
    const tokens = "/Workspaces/{workspaceId}/DelegatedAccessTokens";
    const { data } = await as(visitor).POST(tokens, { params });
    const page = await openPage({ as, clock }, visitor);
    const create = async (by: object, accountingPackage: "example" | "xero") => {
      const delegatedAccessToken = data?.token ?? "";
      const words = wordsOfPackage(page, accountingPackage);
      const body = { accountingPackage, delegatedAccessToken, words };
      return (await as(by).POST(requests, { params, body })).error?.type;
    };

    const types = [
      await create(other, "example"),
      await create(visitor, "xero"),
      await create(visitor, "example"),
      await create(visitor, "example"),
    ];

    expect(data?.expirationTime).toBe("2026-03-15T09:15:00.000Z");
    expect(types).toEqual(["token-refused", "not-offered", undefined, "token-refused"]);
  });
});

const requests = "/Workspaces/{workspaceId}/ConnectionRequests";
const oneRequest = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}";
