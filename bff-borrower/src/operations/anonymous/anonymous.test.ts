import { unconfirmedUntil } from "@tieout/core/workspace";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { type HostedTenant, newHostedTenant } from "@tieout/server/http/testing/hosts";
import { searchSubmissions } from "@tieout/services/submissions/submission";
import { insertUser } from "@tieout/services/testing/builders";
import { listWorkspacesForPortal } from "@tieout/services/workspaces/list";
import { describe, expect } from "vitest";
import {
  test as borrowerTest,
  type LinkVisitor,
  mailsOf,
  type Trip,
  tripOf,
} from "../../testing/index.ts";

const business = { displayName: "Harbor Fuel & Supply", primaryEmail: "rosa@harborfuel.com" };

describe("the anonymous link", () => {
  test("opens a workspace under an id of ours, and a session for it (S-G4, S-C7)", async ({
    as,
    tenant,
  }) => {
    await switched(tenant, true);

    const { data, response } = await as().POST("/Entities", { body: business });
    const visitor = { cookie: cookiesOf(response.headers), origin: tenant.borrowerOrigin };
    const session = await as(visitor).GET("/links/session");

    expect(session.data).toEqual({
      workspaceId: data?.id,
      submissionRequestId: -1,
      mayUpload: false,
      submissions: [],
      linkExpirationTime: "2026-03-16T09:00:00.000Z",
      lender: { visibleName: "Copperfield Capital" },
    });
    expect(
      await tenant.tx((db) =>
        db("workspaces").select("displayName", "primaryEmail", "source", "ownerId", "confirmedAt"),
      ),
    ).toEqual([{ ...business, source: "anonymous", ownerId: null, confirmedAt: null }]);
    expect(await auditedActions(tenant)).toEqual(["anonymous-workspace-created"]);
    expect(unconfirmedUntil(builtAt)).toEqual(new Date("2026-03-22T09:00:00Z"));
  });

  test("says whether one more can be taken in, before anybody says who they are, and only while it's on (S-U16)", async ({
    as,
    tenant,
  }) => {
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 0 }));

    const whileOff = await as().GET("/tenant/anonymouslimit");
    await switched(tenant, true);
    const full = await as().GET("/tenant/anonymouslimit");

    expect(whileOff.error?.type).toBe("link-deleted");
    expect(full.data).toMatchObject({ hasLimit: true, countRemaining: 0 });
    expect(full.data).not.toHaveProperty("limit");
  });

  test("answers the same whatever is known already", async ({ as, tenant }) => {
    await switched(tenant, true);

    const first = await as().POST("/Entities", { body: business });
    const second = await as().POST("/Entities", { body: business });

    const shapes = [first, second].map(({ data, response }) => [
      Object.keys(data ?? {}),
      response.status,
    ]);
    expect(shapes).toEqual([
      [["id"], 200],
      [["id"], 200],
    ]);
    expect(first.data?.id).not.toBe(second.data?.id);
  });

  test.for([
    [{ ...business, displayName: "  " }, ["/body/displayName"]],
    [{ ...business, displayName: "<b>Harbor</b>" }, ["/body/displayName"]],
    [{ ...business, displayName: "Win at www.evil.test" }, ["/body/displayName"]],
    [{ ...business, primaryEmail: "rosa@harborfuel" }, ["/body/primaryEmail"]],
    [{ displayName: "", primaryEmail: "" }, ["/body/displayName", "/body/primaryEmail"]],
  ] as const)(
    "refuses %j, and keeps nothing (S-U17, S-V6)",
    async ([body, wrong], { as, tenant }) => {
      await switched(tenant, true);

      const { error } = await as().POST("/Entities", { body: { ...body } });

      const errors = wrong.map((pointer) => ({ pointer }));
      expect(error).toMatchObject({ status: 400, errors });
      expect(await tenant.tx((db) => db("workspaces"))).toEqual([]);
    },
  );

  test("is closed unless the lender has switched it on", async ({ as, tenant }) => {
    await switched(tenant, false);
    const off = await as().POST("/Entities", { body: business });
    await switched(tenant, true);
    await tenant.tx((db) => db("tenants").update({ borrowerDisabled: true }));
    const closed = await as().POST("/Entities", { body: business });

    expect([off, closed].map(({ error }) => [error?.status, error?.type])).toEqual([
      [410, "link-deleted"],
      [403, "tenant-disabled"],
    ]);
  });

  test("takes five an hour from a network, and a hundred a day from all", async ({
    portal,
    tenant,
    clock,
  }) => {
    await switched(tenant, true);
    const come = async (client: string) => {
      const headers = { "x-forwarded-for": client };
      const visitor = { origin: tenant.borrowerOrigin, headers };
      const request = { method: "POST", path: "/Entities", json: business };
      return (await ask(portal.url, visitor, request)).status;
    };

    const own: number[] = [];
    for (let tried = 0; tried < 6; tried++) own.push(await come(`203.0.113.${tried}`));
    await tenant.tx((db) => db("rateLimits").where({ addressPrefix: "any" }).update({ hits: 100 }));
    const elsewhere = await come("198.51.100.1");
    clock.now = new Date(builtAt.getTime() + 86_400_000);

    expect(own).toEqual([200, 200, 200, 200, 200, 429]);
    expect([elsewhere, await come("203.0.113.1")]).toEqual([429, 200]);
  });

  test("is one tenant's: another's visitor is nobody here", async ({ as, tenant, pool, owner }) => {
    const abroad = await newHostedTenant({ pool, owner });
    await switched(tenant, true);
    const { response } = await as().POST("/Entities", { body: business });
    const cookie = cookiesOf(response.headers);

    const { error } = await as({ cookie, origin: abroad.borrowerOrigin }).GET("/links/session");

    expect(error?.type).toBe("no-session");
  });
});

describe("who came by the anonymous link", () => {
  test("shares books like anybody, with names as codes; staff see it from the connection on (S-E54, S-T8)", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await comeIn(as, tenant);
    const { workspaceId } = visitor;
    const metadata = [
      { name: "borrowerBusinessName", value: business.displayName, type: "text" as const },
      { name: "borrowerBusinessEmail", value: business.primaryEmail, type: "email" as const },
    ];
    const { data } = await as(visitor).POST("/Submissions", {
      body: { entityId: workspaceId, requestId: -1, submissionMetadata: metadata },
    });
    const submissionId = data?.id ?? "";
    const before = await seenByStaff(tenant);

    const connectionId = await trip.connect(visitor);
    const started = await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId, companyShown: "Tidewater Marine Supply, Inc." },
    });

    const session = await as(visitor).GET("/links/session");
    expect(before).toEqual([[], []]);
    expect(await seenByStaff(tenant)).toEqual([[workspaceId], [submissionId]]);
    expect(started.data).toMatchObject({ submissionId });
    expect(session.data?.submissions).toMatchObject([{ id: submissionId, state: "importing" }]);
    expect(
      await tenant.tx((db) => db("submissions").select("mode", "submissionRequestId", "metadata")),
    ).toEqual([{ mode: "anonymous", submissionRequestId: null, metadata }]);
    expect(await tenant.tx((db) => db("imports").first("request"))).toMatchObject({
      request: { id: -1, anonymizeCustomersAndVendors: true, provideUserCopy: false },
    });
  });

  test("is seen by staff once the address is proved, without a connection", async ({
    as,
    tenant,
    services,
  }) => {
    const visitor = await comeIn(as, tenant);
    const body = { entityId: visitor.workspaceId, requestId: -1 };
    const { primaryEmail: verificationEmail } = business;
    await as(visitor).POST("/Submissions", { body: { ...body, verificationEmail } });
    const { primaryEmail: emailAddress } = business;
    await as(visitor).POST("/links/session/emailcode", { body: { emailAddress } });
    const [{ secret: code } = { secret: "" }] = await mailsOf(tenant, services);
    const before = await seenByStaff(tenant);

    await as(visitor).POST("/links/session/emailcode/check", { body: { code } });

    expect(before).toEqual([[], []]);
    expect((await seenByStaff(tenant))[0]).toEqual([visitor.workspaceId]);
  });

  test("sends documents where the lender takes theirs, which has a switch of its own (P-E65)", async ({
    as,
    tenant,
  }) => {
    const visitor = await comeIn(as, tenant);
    const mayUpload = async (settings: object) => {
      await tenant.tx((db) => db("tenantSettings").update(settings));
      return (await as(visitor).GET("/links/session")).data?.mayUpload;
    };

    expect([
      await mayUpload({ defaultAnonymousOptions: { allowUserUpload: true } }),
      await mayUpload({ disableAnonymousDocUpload: true }),
      await mayUpload({ disableAnonymousDocUpload: false }),
      await mayUpload({ disableAdditionalDocUpload: true }),
    ]).toEqual([true, false, true, false]);
  });

  test("sees nothing of another who came so, nor of a request", async ({ as, tenant }) => {
    const [one, other] = [await comeIn(as, tenant), await comeIn(as, tenant)];
    const begin = (by: LinkVisitor, requestId: number) =>
      as(by).POST("/Submissions", { body: { entityId: one.workspaceId, requestId } });

    const replies = [await begin(other, -1), await begin(one, 1), await begin(one, -1)];

    expect(replies.map(({ response }) => response.status)).toEqual([404, 404, 200]);
    const { data } = await as(other).GET("/links/session");
    expect(data?.submissions).toEqual([]);
  });
});

const test = borrowerTest.extend<{ readonly trip: Trip }>({
  trip: async ({ as, tenant, services, clock }, use) =>
    use(tripOf({ as, tenant, services, clock })),
});

const switched = (tenant: HostedTenant, anonymousLinkEnabled: boolean) =>
  tenant.tx((db) => db("tenantSettings").update({ anonymousLinkEnabled }));

type As = Parameters<typeof tripOf>[0]["as"];

async function comeIn(as: As, tenant: HostedTenant): Promise<LinkVisitor> {
  await switched(tenant, true);
  const { data, response } = await as().POST("/Entities", { body: business });
  const ids = { submissionRequestId: -1, sharedLinkId: "", linkSessionId: "", userId: "" };
  return {
    ...ids,
    workspaceId: data?.id ?? "",
    linkSecret: "",
    cookie: cookiesOf(response.headers),
    origin: tenant.borrowerOrigin,
  };
}

const seenByStaff = (tenant: HostedTenant) =>
  tenant.tx(async (db) => {
    const userId = await insertUser(db);
    const page = await listWorkspacesForPortal(db, { userId, page: 1, itemsPerPage: 25 });
    const found = await searchSubmissions(db, {});
    return [page.workspaces.map(({ id }) => id), found.map(({ id }) => id)];
  });
