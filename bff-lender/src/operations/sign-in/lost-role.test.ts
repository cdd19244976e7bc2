import { roleIds } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { insertWorkspace } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signIn, test } from "../../testing/index.ts";

describe("whoever lost their role or account", () => {
  test("is out at the next request", async ({ as, tenant }) => {
    const member = await signIn(tenant, { roleIds: [roleIds.administrator] });
    const { userId: ownerId } = member;
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
    const look = () =>
      as(member).GET("/Entities/{workspaceId}", { params: { path: { workspaceId } } });

    const before = await look();
    await tenant.tx((db) => db("userRoles").where({ userId: ownerId }).delete());
    const withoutRole = await look();
    await tenant.tx((db) =>
      db("users").where({ id: ownerId }).update({ status: "Deleted", deletedAt: builtAt }),
    );
    const withoutAccount = await look();

    expect([before, withoutRole, withoutAccount].map(({ response }) => response.status)).toEqual([
      200, 403, 401,
    ]);
  });
});
