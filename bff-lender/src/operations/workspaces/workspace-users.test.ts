import { newTenant } from "@tieout/server/database/testing/tenant";
import { auditTrail } from "@tieout/server/http/testing/audit-trail";
import { insertUser } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { at, aWorkspace, signInAdministrator, signInAs, test } from "../../testing/index.ts";

describe("saveWorkspaceUsers", () => {
  test("replaces who has access, keeps the owner, and tells the trail (P-A32, P-U45, P-G3)", async ({
    as,
    tenant,
  }) => {
    const { owner, workspaceId, people } = await aWorkspace(tenant);
    const [priya = "", kwame = ""] = people;

    const { data, response } = await as(owner).PUT("/Entities/{workspaceId}/users", {
      ...at(workspaceId),
      body: { resourceUsers: [{ principalId: kwame }] },
    });

    expect(data?.accessControlList).toEqual(
      [owner.userId, kwame].sort().map((principalId) => ({ principalId })),
    );
    expect(response.headers.get("etag")).toBe('"2"');
    expect(await auditTrail(tenant, "action", "actorId", "subjectId")).toEqual([
      { action: "workspace-user-added", actorId: owner.userId, subjectId: kwame },
      { action: "workspace-user-removed", actorId: owner.userId, subjectId: priya },
    ]);
  });

  test("lets an administrator add themselves, where everybody can see it (P-T33, P-C6)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, owner } = await aWorkspace(tenant);
    const administrator = await signInAdministrator(tenant);
    const principals = [owner.userId, administrator.userId].map((principalId) => ({ principalId }));

    const { data } = await as(administrator).PUT("/Entities/{workspaceId}/users", {
      ...at(workspaceId),
      body: { resourceUsers: principals },
    });
    const opened = await as(administrator).GET("/Entities/{workspaceId}", at(workspaceId));

    expect(data?.workspaceUserCapabilities).toContain("CanViewWorkspace");
    expect(opened.response.status).toBe(200);
    expect(await auditTrail(tenant, "action", "actorId", "subjectId")).toContainEqual({
      action: "workspace-user-added",
      actorId: administrator.userId,
      subjectId: administrator.userId,
    });
  });

  test("lets somebody take themselves out, who then can't look in (P-T26, P-T32)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, owner, people } = await aWorkspace(tenant);
    const priya = await signInAs(tenant, people[0] ?? "");

    const { data } = await as(priya).PUT("/Entities/{workspaceId}/users", {
      ...at(workspaceId),
      body: { resourceUsers: [{ principalId: owner.userId }] },
    });
    const again = await as(priya).GET("/Entities/{workspaceId}/safedetails", at(workspaceId));

    expect(data?.workspaceUserCapabilities).toEqual([]);
    expect(again.error).toMatchObject({ status: 403, mayAddThemselves: false });
  });

  test("refuses strangers, and an empty workspace (P-V8, P-M42)", async ({ as, tenant, pool }) => {
    const { workspaceId, owner } = await aWorkspace(tenant);
    const elsewhere = await newTenant(pool);
    const stranger = await elsewhere.tx((db) => insertUser(db));
    const save = (...ids: string[]) =>
      as(owner).PUT("/Entities/{workspaceId}/users", {
        ...at(workspaceId),
        body: { resourceUsers: ids.map((principalId) => ({ principalId })) },
      });

    const unknown = await save(owner.userId, stranger);
    await tenant.tx((db) => db("workspaces").update({ ownerId: null }));
    const nobody = await save();

    expect(unknown.error).toMatchObject({ status: 400, errors: [{ code: "unknown-user" }] });
    expect(nobody.error).toMatchObject({
      errors: [{ code: "nobody", description: "at least one user has access" }],
    });
  });

  test("saves nothing over somebody else's change, and shows it", async ({ as, tenant }) => {
    const { workspaceId, owner, people } = await aWorkspace(tenant);
    const headers = { "if-match": '"1"' };
    const put = (principalId: string) =>
      as(owner).PUT("/Entities/{workspaceId}/users", {
        ...at(workspaceId),
        headers,
        body: { resourceUsers: [{ principalId }] },
      });

    await put(people[1] ?? "");
    const late = await put(people[2] ?? "");

    expect(late.error).toMatchObject({ status: 412, current: { version: 2, userCount: 2 } });
    expect(JSON.stringify(late.error)).toContain(people[1]);
  });
});
