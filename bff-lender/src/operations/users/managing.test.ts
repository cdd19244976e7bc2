import { roleIds } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import {
  insertConsent,
  insertImport,
  insertUser,
  insertWorkspace,
} from "@tieout/services/testing/builders";
import { listUsers } from "@tieout/services/users/user";
import { findWorkspace } from "@tieout/services/workspaces/workspace";
import { describe, expect } from "vitest";
import {
  amara,
  auditOf,
  signIn,
  signInAdministrator,
  signInAs,
  test,
  wants,
} from "../../testing/index.ts";

describe("changing a user", () => {
  const change = (steps: readonly [string, string | { name: string; value: string }[]][]) =>
    steps.map(([path, value]) => ({ op: "replace" as const, path, value }));

  test("replaces names and metadata by JSON Patch, whatever the case of the path (P-A5, P-A44)", async ({
    as,
    tenant,
  }) => {
    await wants(tenant, { name: "desk", type: "number" });
    const dana = await signInAdministrator(tenant);
    const path = { userId: await tenant.tx((db) => insertUser(db)) };
    const body = change([
      ["/firstname", "Amara"],
      ["/LastName", "Lindqvist"],
      ["/metadata", [{ name: "desk", value: "7" }]],
    ]);

    const { data, response } = await as(dana).PATCH("/users/{userId}", {
      params: { path },
      body,
      headers: { "content-type": "application/json-patch+json" },
    });

    expect(data).toMatchObject({
      displayName: "Amara Lindqvist",
      version: 2,
      metadata: [{ name: "desk", value: "7", type: "number" }],
    });
    expect(response.headers.get("etag")).toBe('"2"');
  });

  test("leaves addresses alone, and what doesn't fit (P-V29, P-V30, P-V35)", async ({
    as,
    tenant,
  }) => {
    await wants(tenant, { name: "desk", type: "number" });
    const dana = await signInAdministrator(tenant);
    const path = { userId: await tenant.tx((db) => insertUser(db)) };
    const patch = async (...steps: Parameters<typeof change>[0]) =>
      (await as(dana).PATCH("/users/{userId}", { params: { path }, body: change(steps) })).error;

    const replies = [
      await patch(["/emailAddress", "other@copperfieldcapital.com"]),
      await patch(["/firstName", ""]),
      await patch(["/lastName", ""]),
      await patch(["/metadata", [{ name: "desk", value: "north" }]]),
      await patch(["/metadata", "north"]),
    ];

    expect(
      replies.map((error) => error && "errors" in error && error.errors?.[0]?.pointer),
    ).toEqual([
      "/body/0/path",
      "/body/firstName",
      "/body/lastName",
      "/body/metadata/0/value",
      "/body/metadata",
    ]);
  });

  test("is for whom has seen the newest: 412 brings it along", async ({ as, tenant }) => {
    const dana = await signInAdministrator(tenant);
    const userId = await tenant.tx((db) => insertUser(db));
    const params = { path: { userId }, header: { "If-Match": '"1"' } };
    const body = change([["/firstName", "Amara"]]);
    await as(dana).PATCH("/users/{userId}", { params, body });

    const names = await as(dana).PATCH("/users/{userId}", { params, body });
    const roles = await as(dana).PUT("/users/{userId}/roles", {
      params,
      body: { roleIds: [roleIds.administrator] },
    });

    expect([names.error, roles.error]).toEqual(
      Array(2).fill(
        expect.objectContaining({
          status: 412,
          type: "changed-since",
          current: expect.objectContaining({ firstName: "Amara", version: 2 }),
          changedBy: "Dana Whitfield",
          changedAt: expect.stringMatching(/Z$/),
        }),
      ),
    );
  });
});

describe("changing somebody's roles", () => {
  const path = "/users/{userId}/roles";

  test("holds from their next request on, and ends their sessions (P-A45)", async ({
    as,
    tenant,
  }) => {
    const dana = await signInAdministrator(tenant);
    const marcus = await signIn(tenant);
    const params = { path: { userId: marcus.userId } };
    const body = { roleIds: [roleIds.administrator, roleIds.defaultUser] };

    const { data } = await as(dana).PUT(path, { params, body });
    const after = await as(marcus).GET("/auth/session");

    expect(data?.userCapabilities).toContain("CanManageUsers");
    expect(after.response.status).toBe(401);
    expect(await auditOf(tenant)).toEqual(["user-roles-changed"]);
  });

  test("leaves nobody without one (P-V31)", async ({ as, tenant }) => {
    const dana = await signInAdministrator(tenant);
    const params = { path: { userId: await tenant.tx((db) => insertUser(db)) } };

    const { error } = await as(dana).PUT(path, { params, body: { roleIds: [] } });

    expect(error).toMatchObject({
      errors: [{ pointer: "/body/roleIds", description: "Choose at least one role." }],
    });
  });

  test("isn't for one's own (P-V35)", async ({ as, tenant }) => {
    const dana = await signInAdministrator(tenant);
    const params = { path: { userId: dana.userId } };

    const { error } = await as(dana).PUT(path, {
      params,
      body: { roleIds: [roleIds.defaultUser] },
    });

    expect(error).toMatchObject({ status: 403, type: "own-account" });
  });

  test("never leaves the tenant without an administrator, two at once neither", async ({
    as,
    tenant,
  }) => {
    const [dana, eleanor] = [await signInAdministrator(tenant), await signInAdministrator(tenant)];
    const demote = (asker: typeof dana, { userId }: typeof dana) =>
      as(asker).PUT(path, {
        params: { path: { userId } },
        body: { roleIds: [roleIds.defaultUser] },
      });

    await Promise.all([demote(dana, eleanor), demote(eleanor, dana)]);

    const left = (await tenant.tx(listUsers)).filter(({ roleNames }) =>
      roleNames.includes("Administrator"),
    );
    expect(left).toHaveLength(1);
  });
});

describe("deleting a user", () => {
  const path = "/users/{userId}";

  test("ends what they had: sessions, and workspaces go to who deletes (P-A46)", async ({
    as,
    tenant,
  }) => {
    const dana = await signInAdministrator(tenant);
    const marcus = await signIn(tenant);
    const { userId } = marcus;
    const [owned, visited] = await tenant.tx(async (db) => [
      await insertWorkspace(db, { ownerId: userId }),
      await insertWorkspace(db, { memberIds: [userId] }),
    ]);

    const { response } = await as(dana).DELETE(path, { params: { path: { userId } } });
    const after = await as(marcus).GET("/auth/session");

    const workspaces = await tenant.tx(async (db) => [
      await findWorkspace(db, owned ?? ""),
      await findWorkspace(db, visited ?? ""),
    ]);
    expect([response.status, after.response.status]).toEqual([204, 401]);
    expect(workspaces[0]).toMatchObject({ ownerId: dana.userId, memberIds: [dana.userId] });
    expect(workspaces[1]?.memberIds).not.toContain(userId);
    expect(await auditOf(tenant)).toEqual(["user-deleted", "workspace-inherited"]);
    const { data } = await as(dana).GET("/detailedUsers");
    expect(data).toContainEqual(
      expect.objectContaining({
        id: userId,
        status: "Deleted",
        may: { edit: false, changeRoles: false, delete: false, reinvite: false },
      }),
    );
  });

  test("pauses what they signed in for, and leaves what borrowers agreed to", async ({
    as,
    tenant,
  }) => {
    const dana = await signInAdministrator(tenant);
    const { userId } = await signIn(tenant);
    const [own, borrowers] = await tenant.tx(async (db) => {
      const built = await insertImport(db);
      const by = { userId, ground: "client-access" } as const;
      const id = await insertConsent(db, { ...built, by });
      await db("consents").where({ id }).update({ liveAt: builtAt });
      return [id, built.consentId];
    });

    await as(dana).DELETE(path, { params: { path: { userId } } });

    const paused = await tenant.tx((db) =>
      db("consents").whereNotNull("pausedAt").select("id", "pauseReason"),
    );
    expect(paused).toEqual([{ id: own, pauseReason: "user-deleted" }]);
    expect(borrowers).not.toBe(own);
  });

  test("isn't for oneself, nor for who is gone (P-V33)", async ({ as, tenant }) => {
    const dana = await signInAdministrator(tenant);
    const userId = await tenant.tx((db) => insertUser(db));
    const remove = async (id: string) =>
      (await as(dana).DELETE(path, { params: { path: { userId: id } } })).error?.type;

    const own = await remove(dana.userId);
    await remove(userId);

    expect([own, await remove(userId)]).toEqual(["own-account", "not-found"]);
  });

  test("lets them be added again, as somebody new", async ({ as, tenant }) => {
    const dana = await signInAdministrator(tenant);
    const first = await as(dana).POST("/users", { body: amara });
    const userId = first.data?.id ?? "";
    await as(dana).DELETE(path, { params: { path: { userId } } });

    const again = await as(dana).POST("/users", { body: amara });

    expect(again.response.status).toBe(200);
    expect(again.data?.id).not.toBe(userId);
  });
});

test("a default user manages nobody", async ({ as, tenant }) => {
  const marcus = await signIn(tenant);
  const other = await signInAs(tenant, await tenant.tx((db) => insertUser(db)));
  const params = { path: { userId: other.userId } };

  const replies = [
    await as(marcus).POST("/users", { body: amara }),
    await as(marcus).POST("/users/{userId}/invite", { params }),
    await as(marcus).DELETE("/users/{userId}", { params }),
  ];

  expect(replies.map(({ error }) => error?.type)).toEqual(Array(3).fill("not-allowed"));
});
