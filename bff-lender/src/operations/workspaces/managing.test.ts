import { randomUUID } from "node:crypto";
import { newTenant } from "@tieout/server/database/testing/tenant";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { insertWorkspace } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import {
  at,
  aWorkspace,
  insertCollected,
  signIn,
  signInAdministrator,
  signInAs,
  test,
} from "../../testing/index.ts";

describe("getSafeDetails", () => {
  test("has all of a workspace for a member, tagged with its version (P-A30, P-A28, P-E1, P-E2, P-E5, P-E6, P-E7, S-A37)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, userId, connectionId } = await tenant.tx((db) => insertCollected(db));
    const [primaryEmail, lastSyncAt] = ["books@tidewater.test", "2026-03-14T17:30:00.000Z"];
    await tenant.tx((db) => db("workspaces").update({ primaryEmail, lastSyncAt }));

    const { data, response } = await as(await signInAs(tenant, userId)).GET(
      "/Entities/{workspaceId}/safedetails",
      at(workspaceId),
    );

    expect(data).toEqual({
      id: workspaceId,
      displayName: "Tidewater Marine Supply, Inc.",
      version: 1,
      engagementCode: "TMS-2026",
      ownerId: userId,
      accessible: true,
      deleted: false,
      userCount: 1,
      lastActivityTime: "2026-03-15T09:00:00.000Z",
      primaryEmail,
      lastSyncTime: lastSyncAt,
      workspaceUserCapabilities: [
        "CanViewWorkspace",
        "CanManageWorkspaceUsers",
        "CanDeleteWorkspaceConnection",
      ],
      accessControlList: [{ principalId: userId }],
      users: [expect.objectContaining({ id: userId, displayName: "Dana Whitfield" })],
      accessRequests: [],
      connections: [{ id: connectionId, datasetName: "Tidewater", datasourceNameId: "example" }],
    });
    expect(response.headers.get("etag")).toBe('"1"');
    const alone = await as(await signInAs(tenant, userId)).GET(
      "/Entities/{workspaceId}",
      at(workspaceId),
    );
    expect(alone.data).toMatchObject({ id: workspaceId, userCount: 1 });
  });

  test("lets an administrator see who is in it, not what it is connected to (P-C6)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, userId } = await tenant.tx((db) => insertCollected(db));

    const { data } = await as(await signInAdministrator(tenant)).GET(
      "/Entities/{workspaceId}/safedetails",
      at(workspaceId),
    );

    expect(data).toMatchObject({ accessible: false, users: [{ id: userId }] });
    expect(data?.workspaceUserCapabilities).toEqual(["CanManageWorkspaceUsers"]);
    expect(data).not.toHaveProperty("connections");
  });
});

describe("patchWorkspace", () => {
  test("replaces name and code, whatever the case of the paths (P-A31)", async ({ as, tenant }) => {
    const { workspaceId, owner } = await aWorkspace(tenant);

    const { data } = await as(owner).PATCH("/Entities/{workspaceId}", {
      ...at(workspaceId),
      headers: { "if-match": '"1"', "content-type": "application/json-patch+json" },
      body: [
        { op: "replace", path: "/DisplayName", value: " Bluestem " },
        { op: "replace", path: "/engagementcode", value: "" },
      ],
    });

    expect(data).toMatchObject({ displayName: "Bluestem", version: 2 });
    expect(data).not.toHaveProperty("engagementCode");
    expect(await auditedActions(tenant)).toEqual(["workspace-changed"]);
  });

  test.for([
    ["/displayname", "", "missing", "P-V1"],
    ["/displayname", "x".repeat(257), "too-long", "P-V2"],
    ["/displayname", "<script>", "unsafe", "P-V3"],
    ["/engagementcode", "x".repeat(65), "too-long", "P-V5"],
    ["/engagementcode", "a &amp; b", "unsafe", "P-V6"],
    ["/ownerid", "somebody", "path", "P-A31"],
  ] as const)("refuses %s of “%s” as %s (%s)", async ([path, value, code], { as, tenant }) => {
    const { workspaceId, owner } = await aWorkspace(tenant);

    const { error } = await as(owner).PATCH("/Entities/{workspaceId}", {
      ...at(workspaceId),
      body: [{ op: "replace", path, value }],
    });

    expect(error).toMatchObject({ status: 400, errors: [{ code }] });
  });

  test("saves nothing over somebody else's change, and shows it", async ({ as, tenant }) => {
    const { workspaceId, owner } = await aWorkspace(tenant);
    const rename = (value: string) =>
      as(owner).PATCH("/Entities/{workspaceId}", {
        ...at(workspaceId),
        headers: { "if-match": '"1"' },
        body: [{ op: "replace", path: "/displayname", value }],
      });

    await rename("First");
    const { error } = await rename("Second");

    expect(error).toMatchObject({ status: 412, current: { displayName: "First", version: 2 } });
  });
});

describe("requestAccess", () => {
  test("tells members and administrators once, whoever asks twice (P-A33)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, owner, people } = await aWorkspace(tenant);
    const administrator = await signInAdministrator(tenant);
    const asker = await signIn(tenant);

    const first = await as(asker).POST("/Entities/{workspaceId}/requestaccess", at(workspaceId));
    const second = await as(asker).POST("/Entities/{workspaceId}/requestaccess", at(workspaceId));

    expect(first.data?.notificationsSentTo).toHaveLength(2);
    expect(first.data?.notificationsSentTo).toEqual(
      expect.arrayContaining([owner.userId, people[0]]),
    );
    expect(first.data?.adminRecipients).toEqual([`${administrator.userId}@copperfieldcapital.com`]);
    expect(second.data).toEqual(first.data);
    expect(await auditedActions(tenant)).toHaveLength(1);
  });

  test("waits to be granted, and is over with access", async ({ as, tenant }) => {
    const { workspaceId, owner } = await aWorkspace(tenant);
    const asker = await signIn(tenant);
    await as(asker).POST("/Entities/{workspaceId}/requestaccess", at(workspaceId));

    const before = await as(owner).GET("/Entities/{workspaceId}/safedetails", at(workspaceId));
    const { data } = await as(owner).PUT("/Entities/{workspaceId}/users", {
      ...at(workspaceId),
      body: { resourceUsers: [{ principalId: asker.userId }] },
    });
    const again = await as(asker).POST("/Entities/{workspaceId}/requestaccess", at(workspaceId));

    expect(before.data?.accessRequests).toEqual([{ principalId: asker.userId }]);
    expect(data?.accessRequests).toEqual([]);
    expect(again.error).toMatchObject({ status: 409, type: "has-access" });
    expect(await tenant.tx((db) => db("accessRequests").pluck("outcome"))).toEqual(["granted"]);
  });

  test("knows nothing of other tenants' workspaces", async ({ as, tenant, pool }) => {
    const stranger = await newTenant(pool);
    const theirs = await stranger.tx((db) => insertWorkspace(db));
    const asker = as(await signIn(tenant));

    const replies = await Promise.all(
      [theirs, randomUUID()].map((id) =>
        asker.POST("/Entities/{workspaceId}/requestaccess", at(id)),
      ),
    );

    expect(replies.map(({ response }) => response.status)).toEqual([404, 404]);
  });
});
