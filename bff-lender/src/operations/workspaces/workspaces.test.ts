import { randomUUID } from "node:crypto";
import { roleIds } from "@tieout/server/database/tenant/provision";
import { newTenant } from "@tieout/server/database/testing/tenant";
import { ask } from "@tieout/server/http/testing/ask";
import { auditTrail } from "@tieout/server/http/testing/audit-trail";
import { insertUser, insertWorkspace } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import {
  insertCollected,
  signIn,
  signInAdministrator,
  signInAs,
  test,
} from "../../testing/index.ts";

describe("createWorkspace", () => {
  test("opens a workspace that its creator and whom they name may see (P-A25)", async ({
    as,
    tenant,
  }) => {
    const creator = await signIn(tenant);
    const colleague = await tenant.tx((db) => insertUser(db));

    const { data } = await as(creator).POST("/Entities", {
      body: { displayName: "  Bluestem Foods ", engagementCode: "BF-1", users: [colleague] },
    });

    expect(data).toEqual({
      id: data?.id,
      displayName: "Bluestem Foods",
      engagementCode: "BF-1",
      userCount: 2,
      ownerId: creator.userId,
      lastActivityTime: "2026-03-15T09:00:00.000Z",
      workspaceUserCapabilities: [
        ...["CanViewWorkspace", "CanManageWorkspaceUsers", "CanDeleteWorkspaceConnection"],
      ],
    });
    expect(await auditTrail(tenant, "action", "workspaceId")).toEqual([
      { action: "workspace-created", workspaceId: data?.id },
    ]);
  });

  test.for([
    [{ displayName: " " }, "/body/displayName", "missing"],
    [{ displayName: "x".repeat(257) }, "/body/displayName", "too-long"],
    [{ displayName: "<script>" }, "/body/displayName", "unsafe"],
    [{ displayName: "A", engagementCode: "x".repeat(65) }, "/body/engagementCode", "too-long"],
    [{ displayName: "A", primaryEmail: "nobody" }, "/body/primaryEmail", "email"],
    [{ displayName: "A", users: [randomUUID()] }, "/body/users", "unknown-user"],
    [{ displayName: "A", ownerId: randomUUID() }, "/body/ownerId", "unknown"],
    [{ displayName: "A", tenantId: randomUUID() }, "/body/tenantId", "unknown"],
  ] as const)(
    "refuses %j, and leaves no trace",
    async ([json, pointer, code], { portal, tenant }) => {
      const request = { method: "POST", path: "/Entities", json };

      const { status, text } = await ask(portal.url, await signIn(tenant), request);

      expect(status).toBe(400);
      expect(JSON.parse(text).errors).toEqual([expect.objectContaining({ pointer, code })]);
      expect(await tenant.tx((db) => db("workspaces"))).toEqual([]);
    },
  );

  test("refuses another tenant's people", async ({ as, tenant, pool }) => {
    const stranger = await newTenant(pool);
    const users = [await stranger.tx((db) => insertUser(db))];

    const { error } = await as(await signIn(tenant)).POST("/Entities", {
      body: { displayName: "Bluestem", users },
    });

    expect(error).toMatchObject({ errors: [{ code: "unknown-user" }] });
  });

  test("refuses who has no role, and everybody where it's switched off (P-C4, P-C17)", async ({
    as,
    tenant,
  }) => {
    const [nobody, somebody] = [await signIn(tenant, { roleIds: [] }), await signIn(tenant)];
    const body = { displayName: "Bluestem" };

    const first = await as(nobody).POST("/Entities", { body });
    await tenant.tx((db) => db("tenantSettings").update({ disableNewWorkspaces: true }));
    const second = await as(somebody).POST("/Entities", { body });

    expect([first, second].map(({ response, error }) => [response.status, error?.type])).toEqual([
      [403, "not-allowed"],
      [403, "new-workspaces-disabled"],
    ]);
  });

  test("opens one for a key, twenty at a time; another's key is another", async ({
    as,
    tenant,
  }) => {
    const [creator, other] = [await signIn(tenant), await signIn(tenant)];
    const asked = { body: { displayName: "Bluestem" }, headers: { "idempotency-key": "k" } };

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => as(creator).POST("/Entities", asked)),
    );
    await as(other).POST("/Entities", asked);

    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1);
    expect(await tenant.tx((db) => db("workspaces"))).toHaveLength(2);
  });
});

describe("putWorkspace", () => {
  test("opens one under the client's id, once (P-A27, P-T35, X-12)", async ({ as, tenant }) => {
    const workspaceId = randomUUID();
    const body = {
      id: workspaceId,
      displayName: "Bluestem",
      engagementCode: "CF-7",
      lastActivityTimestamp: "2026-03-15T09:00:00.000Z",
    };
    const asked = { params: { path: { workspaceId } }, body };
    const creator = as(await signIn(tenant));

    const first = await creator.PUT("/Entities/{workspaceId}", asked);
    const second = await creator.PUT("/Entities/{workspaceId}", asked);

    expect(first.data).toMatchObject({
      id: workspaceId,
      displayName: "Bluestem",
      engagementCode: "CF-7",
    });
    expect(second.error).toMatchObject({ status: 409, type: "id-taken" });
  });

  test("knows nothing of another tenant's ids", async ({ as, tenant, pool }) => {
    const stranger = await newTenant(pool);
    const workspaceId = await stranger.tx((db) => insertWorkspace(db));

    const { data } = await as(await signIn(tenant)).PUT("/Entities/{workspaceId}", {
      params: { path: { workspaceId } },
      body: { displayName: "Bluestem" },
    });

    expect(data).toMatchObject({ id: workspaceId, displayName: "Bluestem" });
    expect(await stranger.tx((db) => db("workspaces").select("displayName"))).toEqual([
      { displayName: "Tidewater Marine Supply, Inc." },
    ]);
  });
});

describe("queryWorkspaces", () => {
  const body = { itemsPerPage: 1, pageNumber: 1 };

  test("lists page by page, in the order asked, and what is looked for (P-A26, P-E8)", async ({
    as,
    tenant,
  }) => {
    const { userId: ownerId, ...member } = await signIn(tenant);
    for (const displayName of ["Bluestem", "Alder", "Blackwood"]) {
      await tenant.tx((db) => insertWorkspace(db, { ownerId, displayName }));
    }
    const ordering = { field: "displayName", direction: "descending" } as const;
    const filters = [{ field: "displayName", operator: "startsWith", value: "bl" } as const];

    const first = await as(member).POST("/Entities/query", { body: { ...body, ordering } });
    const found = await as(member).POST("/Entities/query", {
      body: { ...body, pageNumber: 2, ordering, filters },
    });

    expect(first.data).toMatchObject({
      totalWorkspaces: 3,
      currentPage: 1,
      searchTerm: "",
      workspaces: [{ displayName: "Bluestem" }],
    });
    expect(found.data).toMatchObject({
      totalWorkspaces: 2,
      currentPage: 2,
      searchTerm: "bl",
      workspaces: [{ displayName: "Blackwood" }],
    });
  });

  test.for(["", "  "])(
    'refuses to search for nothing, as in "%s" (P-V13, X-16)',
    async (value, { as, tenant }) => {
      const filters = [{ field: "displayName", operator: "contains", value } as const];

      const { error } = await as(await signIn(tenant)).POST("/Entities/query", {
        body: { ...body, filters },
      });

      expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/body/filters/0/value" }] });
    },
  );

  test("has an empty last page, and none beyond it", async ({ as, tenant }) => {
    const member = as(await signIn(tenant));
    const pages = [2_147_483_647, 1e21].map((pageNumber) => ({ itemsPerPage: 100, pageNumber }));

    const replies = await Promise.all(
      pages.map((page) => member.POST("/Entities/query", { body: page })),
    );

    expect(replies.map(({ response }) => response.status)).toEqual([200, 400]);
    expect(replies[0]?.data?.workspaces).toEqual([]);
  });

  test("shows no more than the name of one that the caller isn't a member of", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, userId, financialRecordId } = await tenant.tx((db) => insertCollected(db));
    const askers = [await signIn(tenant), await signInAdministrator(tenant)];
    const named = {
      id: workspaceId,
      displayName: "Tidewater Marine Supply, Inc.",
      accessible: false,
      engagementCode: "TMS-2026",
    };

    const seen = await Promise.all(
      askers.map((asker) => as(asker).POST("/Entities/query", { body })),
    );
    const own = await as(await signInAs(tenant, userId)).POST("/Entities/query", { body });

    expect(seen.map(({ data }) => data?.workspaces)).toEqual([
      [{ ...named, workspaceUserCapabilities: [] }],
      [{ ...named, workspaceUserCapabilities: ["CanManageWorkspaceUsers"] }],
    ]);
    expect(own.data?.workspaces[0]).toMatchObject({
      accessible: true,
      newestFinancialRecordId: financialRecordId,
    });
  });
});

describe("the tenant", () => {
  test("shows its settings to anybody, its people and messages to its own", async ({
    as,
    tenant,
  }) => {
    const asker = await signIn(tenant, { roleIds: [roleIds.administrator] });
    await tenant.tx((db) =>
      db("bannerMessages").insert({
        tenantId: tenant.id,
        id: randomUUID(),
        headerText: "Holiday",
        level: "info",
        messageParagraphs: JSON.stringify([{ content: "Closed on Monday" }]),
      }),
    );

    const settings = await as().GET("/tenant/settings");
    const users = await as(asker).GET("/users");
    const messages = await as(asker).GET("/tenant/bannermessages");
    const limit = await as(asker).GET("/tenant/safedatacollectionlimit");

    expect(settings.data?.brandConfig.visibleName).toBe("Copperfield Capital");
    expect(settings.data?.appSettings.accountingPackages).toEqual([
      { id: "example", name: "DEX", beta: false },
    ]);
    expect(users.data).toMatchObject([{ id: asker.userId, displayName: "Dana Whitfield" }]);
    expect(messages.data).toMatchObject([
      { headerText: "Holiday", messageParagraphs: [{ content: "Closed on Monday" }] },
    ]);
    expect(limit.data).toEqual({ hasLimit: false });
  });
});
