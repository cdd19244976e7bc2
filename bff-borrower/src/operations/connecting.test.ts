import { builtAt, insertSubmission } from "@tieout/server/database/testing";
import { tablesHolding } from "@tieout/server/http/testing";
import { describe, expect } from "vitest";
import {
  test as borrowerTest,
  insertCollected,
  type LinkVisitor,
  type Trip,
  tripOf,
  visit,
} from "../testing/index.ts";

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
      ...{ strongboxUri: "https://evil.test/", orgId: "another", initialMetadata },
      ...{ sourceFlow: "lender", initiator: "web-borrower" },
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
      ...{ accountingPackage: "example", sourceFlow: "borrower", initialMetadata },
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
          ...{ accountingPackage: "example", delegatedAccessToken: token.data?.token ?? "" },
          // What the contract's types would refuse as well.
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

    expect(back[1]).toBeUndefined();
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
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const other = await openAgain(as, visitor);
    const params = { path: { workspaceId: visitor.workspaceId } };
    const tokens = "/Workspaces/{workspaceId}/DelegatedAccessTokens";
    const { data } = await as(visitor).POST(tokens, { params });
    const create = async (by: object, accountingPackage: "example" | "xero") => {
      const delegatedAccessToken = data?.token ?? "";
      const body = { accountingPackage, delegatedAccessToken };
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

describe("startImport", () => {
  test("starts an import, and asked again answers the same (S-A18)", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId } = visitor;
    const connectionId = await trip.connect(visitor);
    const submissionId = await submit(as, visitor);
    const asked = { params: { path: { workspaceId, submissionId } }, body: { connectionId } };

    const first = await as(visitor).POST(imports, asked);
    const second = await as(visitor).POST(imports, asked);

    const { financialRecordId = "" } = first.data ?? {};
    const path = { workspaceId, financialRecordId };
    const own = await as(visitor).GET(importStatus, { params: { path } });
    const later = await as(await openAgain(as, visitor)).GET(importStatus, { params: { path } });
    expect(first.data).toEqual({ financialRecordId, submissionId });
    expect(second.data).toEqual(first.data);
    expect(own.data).toMatchObject({ datasetName: "Tidewater Marine Supply, Inc." });
    expect(later.data).toMatchObject({ outcome: "Pending", financialRecordId });
    expect(later.data).not.toHaveProperty("datasetName");
    expect(await tenant.tx((db) => db("imports").select("today"))).toEqual([
      { today: "2026-03-15" },
    ]);
  });

  test("takes whoever connected the same company last, and no earlier visitor", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const first = await trip.connect(visitor);
    const later = await openAgain(as, visitor);
    const submissionId = await submit(as, visitor);
    const { workspaceId } = visitor;
    const asked = {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId: first },
    };

    const foreign = await as(later).POST(imports, asked);
    const second = await trip.connect(later);
    const own = await as(later).POST(imports, asked);

    expect(foreign.error?.type).toBe("not-found");
    expect(second).toBe(first);
    expect(own.response.status).toBe(200);
  });

  test("is refused where the lender takes nobody in", async ({ as, trip, tenant }) => {
    const visitor = await visit(tenant);
    const connectionId = await trip.connect(visitor);
    const submissionId = await submit(as, visitor);
    await tenant.tx((db) => db("tenants").update({ borrowerDisabled: true }));

    const { error } = await as(visitor).POST(imports, {
      params: { path: { workspaceId: visitor.workspaceId, submissionId } },
      body: { connectionId },
    });

    expect(error).toMatchObject({ status: 403, type: "tenant-disabled" });
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
  });

  test("gives the last collection to exactly one of twenty", async ({ as, tenant }) => {
    const { workspaceId } = await visit(tenant);
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 1 }));
    const visitors = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const visitor = await visit(tenant, { workspaceId });
        return { ...(await tenant.tx((db) => insertSubmission(db, visitor))), ...visitor };
      }),
    );

    const replies = await Promise.all(
      visitors.map(({ submissionId, connectionId, cookie }) =>
        as({ cookie }).POST(imports, {
          params: { path: { workspaceId, submissionId } },
          body: { connectionId },
        }),
      ),
    );

    const outcomes = replies.map(({ response, error }) => error?.type ?? response.status);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "limit-reached")).toHaveLength(19);
    expect(await tenant.tx((db) => db("collectionUsages"))).toHaveLength(1);
  });

  test("takes the books of a link once, unless the tenant lets them come again (P-E54, S-C10)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const first = await tenant.tx((db) => insertCollected(db, visitor));
    const other = await tenant.tx((db) => insertSubmission(db, visitor));
    const { workspaceId } = visitor;
    const send = (submissionId: string, { connectionId }: { readonly connectionId: string }) =>
      as(visitor).POST(imports, {
        params: { path: { workspaceId, submissionId } },
        body: { connectionId },
      });

    const again = await send(first.submissionId, first);
    const once = await send(other.submissionId, other);
    await tenant.tx((db) => db("tenantSettings").update({ allowMultipleBorrowerImports: true }));
    const inPlace = await send(first.submissionId, other);
    const more = await send(other.submissionId, other);

    const { submissionId, financialRecordId } = first;
    expect(again.data).toEqual({ submissionId, financialRecordId });
    expect([once, inPlace].map(({ error }) => [error?.status, error?.type])).toEqual([
      [409, "already-collected"],
      [409, "already-collected"],
    ]);
    expect(more.data).toMatchObject({ submissionId: other.submissionId });
  });

  test("remembers the borrower's own day", async ({ as, trip, tenant }) => {
    const visitor = await visit(tenant);
    const connectionId = await trip.connect(visitor);
    const submissionId = await submit(as, visitor);
    const headers = { "timezone-offset": "600" };

    await as({ ...visitor, headers }).POST(imports, {
      params: { path: { workspaceId: visitor.workspaceId, submissionId } },
      body: { connectionId },
    });

    // Nine in the morning in Greenwich is still the evening before, ten hours behind.
    expect(builtAt.toISOString()).toBe("2026-03-15T09:00:00.000Z");
    expect(await tenant.tx((db) => db("imports").select("today"))).toEqual([
      { today: "2026-03-14" },
    ]);
  });
});

const requests = "/Workspaces/{workspaceId}/ConnectionRequests";
const oneRequest = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}";
const imports = "/{workspaceId}/Submissions/{submissionId}/imports";
const importStatus = "/{workspaceId}/financialrecords/{financialRecordId}/importstatus";

type As = Parameters<typeof tripOf>[0]["as"];

/** Somebody else, or the same person another day, by the same link. */
async function openAgain(as: As, visitor: LinkVisitor): Promise<LinkVisitor> {
  const { response } = await as().POST("/links/session", { body: { secret: visitor.linkSecret } });
  return { ...visitor, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

async function submit(as: As, visitor: LinkVisitor): Promise<string> {
  const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
  const { data } = await as(visitor).POST("/Submissions", { body: { entityId, requestId } });
  return data?.id ?? "";
}

const test = borrowerTest.extend<{ readonly trip: Trip }>({
  trip: async ({ as, tenant, services, clock }, use) =>
    use(tripOf({ as, tenant, services, clock })),
});
